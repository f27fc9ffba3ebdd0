import { expect, type Page } from '@playwright/test';
import { actor, commit, lookStill, openHome, step } from './play.ts';
import { test } from './test.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

/** Pixels between the leftmost and the rightmost figure of a side. */
const spread = (figures: readonly { x: number; y: number; side: number }[], of: number): number => {
  const xs = figures.flatMap(({ x, side }) => (side === of ? [x] : []));
  return Math.max(...xs) - Math.min(...xs);
};

/** The board lies as it does while one looks through the tabs, and back at the first. */
async function lies(page: Page): Promise<void> {
  /** Which way of the table is up on the screen: the figures of one side, seen from those of the other. */
  const up = async (): Promise<string> => {
    const { figures } = await lookStill(page);
    const middle = (of: number, axis: 'x' | 'y'): number => {
      const those = figures.filter(({ side }) => side === of);
      return those.reduce((sum, figure) => sum + figure[axis], 0) / those.length;
    };
    const [x, y] = [middle(1, 'x') - middle(0, 'x'), middle(1, 'y') - middle(0, 'y')];
    return Math.abs(x) > Math.abs(y) ? (x > 0 ? 'right' : 'left') : y > 0 ? 'below' : 'above';
  };
  const before = await up();
  const nav = page.getByRole('navigation', { name: 'Table' });
  const tabs = await nav.getByRole('button').all();
  for (const tab of [...tabs, ...tabs.slice(0, 1)]) {
    await tab.tap();
    expect(await up()).toBe(before);
  }
}

test('a turn on a phone: the board lies still while one looks through the tabs, nothing overflows, targets are large, the board comes near who acts, the sheet never hides it', async ({
  page,
}) => {
  await openHome(page);
  await page.getByRole('button', { name: 'À deux sur cet écran', exact: true }).tap();
  await step(page, 'autoPlace').tap();
  await step(page, 'endDeployment').tap();
  await step(page, 'autoPlace').tap();
  await lies(page);
  await step(page, 'endDeployment').tap();
  const { figures, playing } = await lookStill(page);
  const figure = figures.find(({ side }) => side === playing);
  if (!figure) throw new Error('nobody on the board');
  await page.touchscreen.tap(figure.x, figure.y);
  await step(page, 'activate').tap();
  await page.locator('[data-action=move]').tap();
  const now = await actor(page);
  expect(spread((await lookStill(page)).figures, playing)).toBeGreaterThan(spread(figures, playing) * 1.2);
  await page.touchscreen.tap(now.x + 25, now.y + (playing === 0 ? -30 : 30));
  await expect(page.locator('.ghost')).toBeVisible();
  const board = await page.locator('.board > svg').boundingBox();
  const ghost = await page.locator('.ghost circle').first().boundingBox();
  if (!board || !ghost) throw new Error('no board');
  expect(ghost.y + ghost.height).toBeLessThan(board.y + board.height);
  await expect(commit(page)).toBeInViewport();
  await commit(page).tap();
  await expect(page.locator('.moment')).toContainText('1 action sur 2');

  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(overflow).toBe(0);
  const small = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('button, a[href], summary, input, select')]
      .filter((node) => node.checkVisibility() && !node.classList.contains('link') && !node.closest('.cannot, .log, .panel'))
      .map((node) => ({ text: node.textContent.trim() || node.ariaLabel, box: node.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 0 && box.height > 0 && (box.height < 43.5 || box.width < 37))
      .map(({ text, box }) => `${text ?? ''} ${Math.round(box.width)}x${Math.round(box.height)}`),
  );
  expect(small).toEqual([]);
});
