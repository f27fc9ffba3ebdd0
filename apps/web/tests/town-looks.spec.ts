import { expect, type Page } from '@playwright/test';
import { expectAccessible, expectAccessibleInAllThemes } from './accessible.ts';
import { startTown } from './cards.ts';
import { wish } from './play.ts';
import { test } from './test.ts';
import { awaitTurn, decide, type Action } from './town.ts';

const SETTINGS = { unasked: 'asked', windows: 'never' };

/** Signs of the moments of a turn that look different. */
const LOOKS = ['.cell', '[data-step=stock]', '.town .square', '.zombie.may', '[data-step=end]'] as const;

/** Plays the first own turn, and looks at each of its looks once. */
async function throughTurn(page: Page, look: (at: string) => Promise<void>): Promise<void> {
  const left = new Set<string>(LOOKS);
  const done = new Set<Action>(['play', 'discard']);
  for (let decisions = 0; left.size > 0 && decisions < 30; decisions++) {
    await awaitTurn(page);
    for (const at of left) {
      if ((await page.locator(at).count()) === 0) continue;
      left.delete(at);
      await look(at);
      break;
    }
    await decide(page, done);
  }
  expect([...left]).toEqual([]);
}

/** No words are cut at the side or lie under others, once all have taken their places: news, questions and cards held. */
async function readable(page: Page, at: string): Promise<void> {
  await expect.poll(() => hardToRead(page), at).toEqual([]);
}

const hardToRead = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const cut = [...document.querySelectorAll<HTMLElement>('aside.right *, .moment, .under .notice, .tabs button')]
      .filter((node) => node.checkVisibility() && node instanceof HTMLElement && node.children.length === 0)
      .filter((node) => node.clientWidth > 0 && node.scrollWidth > node.clientWidth + 1)
      .map((node) => `cut: ${node.textContent.trim()}`);
    const pressable = [...document.querySelectorAll<HTMLElement>('[data-card] button, .do button')].filter((node) =>
      node.checkVisibility(),
    );
    const boxes = pressable.map((node) => ({ node, box: node.getBoundingClientRect() }));
    const covered = boxes.flatMap(({ node, box }, i) =>
      boxes
        .slice(i + 1)
        .filter(({ node: other }) => node.closest('li, .do') === other.closest('li, .do'))
        .filter(({ box: b }) => box.left < b.right - 1 && b.left < box.right - 1 && box.top < b.bottom - 1 && b.top < box.bottom - 1)
        .map(({ node: other }) => `over each other: ${node.textContent.trim()}, ${other.textContent.trim()}`),
    );
    const sideways = document.documentElement.scrollWidth - document.documentElement.clientWidth;
    return [...cut, ...covered, ...(sideways > 0 ? [`sideways by ${sideways}`] : [])];
  });

/** The page with letters twice as large, as the settings make them (home.spec.ts shows that they do). */
async function withLargeText(page: Page, look: () => Promise<void>): Promise<void> {
  const set = (text: string): Promise<void> =>
    page.evaluate(async (size) => {
      document.documentElement.dataset['text'] = size;
      await new Promise(requestAnimationFrame);
    }, text);
  await set('200');
  await look();
  await set('100');
}

test('at the town’s table axe finds nothing in any step of a turn, in any theme; with letters twice as large nothing is cut or covered', async ({
  page,
}) => {
  await wish(page, SETTINGS);
  await startTown(page, 'rue', ['person', 'bot'], { level: 'easy' });
  await throughTurn(page, async (at) => {
    if (at === '[data-step=end]') await expectAccessibleInAllThemes(page);
    else await expectAccessible(page);
    await withLargeText(page, () => readable(page, at));
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a turn in the town by finger: nothing is cut or covered, and axe finds nothing', async ({ page }) => {
    await wish(page, SETTINGS);
    await startTown(page, 'rue', ['person', 'bot'], { level: 'easy' });
    for (const tab of ['Pion', 'Joueurs', 'Journal'])
      await expect(page.getByRole('navigation').getByRole('button', { name: tab })).toBeVisible();
    await throughTurn(page, async (at) => {
      await readable(page, at);
      if (at === '[data-step=end]') await expectAccessible(page);
    });
  });
});
