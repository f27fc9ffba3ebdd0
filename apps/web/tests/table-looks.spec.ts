import { expect, type Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { openDuel } from './duel.ts';
import { lookStill, press, step, takeIn } from './play.ts';
import { test } from './test.ts';

const sides = [
  { 'Contrebandier de renom': 1, 'Soldat Rebelle Lourd': 1 },
  { 'Chasseur de prime Mandalorien': 1, Stormtrooper: 1 },
] as const;

/** Elements whose words are cut, of those that a selector names. */
const cut = (page: Page, selector: string): Promise<readonly string[]> =>
  page.evaluate(
    (all) =>
      [...document.querySelectorAll<HTMLElement>(all)]
        .filter((node) => node.scrollWidth > node.clientWidth + 1 || node.scrollHeight > node.clientHeight + 2)
        .map((node) => node.textContent.trim()),
    selector,
  );

const meet = (a: DOMRect, b: DOMRect): boolean =>
  Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 2;

/** A finished battle, taken in and gone through again from its beginning. */
async function replayed(page: Page): Promise<void> {
  const id = await takeIn(page, await readFile(new URL('finished-battle.jsonl', import.meta.url), 'utf8'));
  await page.goto(`/#/replay/${id}`);
  await expect(page.getByRole('group', { name: 'Revoir' })).toBeVisible();
}

test('with text twice as large nothing in the rosters is cut or covered, and the names on the board grow with it', async ({ page }) => {
  await replayed(page);
  await page.keyboard.press('End');
  await expect(page.locator('.board .name').first()).toBeAttached();
  const heights = (): Promise<readonly number[]> =>
    page.evaluate(() => [...document.querySelectorAll('.board .name rect')].map((node) => node.getBoundingClientRect().height));
  const [before = 0] = await heights();
  expect(before).toBeGreaterThan(10);
  await page.evaluate(() => {
    const kept = JSON.parse(localStorage.getItem('escarmouche-settings') ?? '{}') as object;
    localStorage.setItem('escarmouche-settings', JSON.stringify({ ...kept, text: '200' }));
  });
  await page.reload();
  await expect(page.getByRole('group', { name: 'Revoir' })).toBeVisible();
  await page.keyboard.press('End');
  await expect(page.locator('.board .name').first()).toBeAttached();
  const after = await heights();
  expect(Math.min(...after)).toBeGreaterThan(before * 1.4);
  expect(await cut(page, '[data-roster] .name, [data-roster] .profile, [data-roster] .word')).toEqual([]);
  const rows = await page.evaluate(() =>
    [...document.querySelectorAll('[data-roster]')].map((row) =>
      [...row.querySelectorAll('.badge-of, .name, .profile, .state')].map((node) => node.getBoundingClientRect().toJSON() as DOMRect),
    ),
  );
  const covered = rows.flatMap((boxes) => boxes.flatMap((one, i) => boxes.slice(i + 1).filter((other) => meet(one, other))));
  expect(covered).toEqual([]);
});

test('dice in the tray are of the moment of a replay that is shown', async ({ page }) => {
  await page.clock.install();
  await replayed(page);
  // Dice that lie would be taken away after a while: here time stands still.
  await page.clock.pauseAt(Date.now() + 3_600_000);
  const tray = page.locator('[data-dice]');
  const where = page.locator('.replay .where');
  /** Is the last line told that of a roll, and do dice lie? Both are read in the same moment of the page. */
  const seen = (): Promise<{ rolled: boolean; lie: boolean }> =>
    page.evaluate(() => ({
      rolled: document.querySelector('.log li:last-child > ol > li:last-child details') !== null,
      lie: document.querySelector('[data-dice]') !== null,
    }));
  let rolls = 0;
  for (let i = 0; i < 16; i++) {
    const moment = await where.innerText();
    await page.keyboard.press('ArrowRight');
    await expect(where).not.toHaveText(moment);
    await expect(async () => {
      const { rolled, lie } = await seen();
      expect(lie).toBe(rolled);
    }).toPass();
    if ((await seen()).lie) rolls++;
  }
  expect(rolls).toBeGreaterThan(1);
  await page.keyboard.press('ArrowLeft');
  await expect(tray).toHaveCount(0);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a figure that is tapped is told, whichever tab was open; a short notice covers nothing of the board', async ({ page }) => {
    await openDuel(page, { sides, seed: 'onglet' });
    const tabs = page.locator('.tabs button');
    for (const other of [1, 2]) {
      await tabs.nth(other).tap();
      const { figures, playing } = await lookStill(page);
      const mine = figures.find(({ side }) => side === playing);
      if (!mine) throw new Error('nobody on the board');
      await page.touchscreen.tap(mine.x, mine.y);
      await expect(tabs.first()).toHaveAttribute('aria-pressed', 'true');
      await expect(page.locator('aside.right')).toBeVisible();
    }
    await press(step(page, 'activate'));
    await expect(page.locator('p.notice span')).toBeVisible();
    const [board, notice] = await Promise.all([page.locator('.board.on-table').boundingBox(), page.locator('p.notice').boundingBox()]);
    expect(notice?.y).toBeGreaterThanOrEqual((board?.y ?? 0) + (board?.height ?? 0));
  });
});
