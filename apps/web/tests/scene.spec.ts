import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { openDuel } from './duel.ts';
import { actor, commit, look, lookStill, step, wish } from './play.ts';
import { openSituation } from './open-situation.ts';
import { TAKING } from './situation.ts';
import { test } from './test.ts';

async function sceneShows(page: Page): Promise<void> {
  await expect(page.locator('.board canvas')).toBeVisible();
  await expect(page.locator('[data-figure]').first()).toBeAttached();
}

test('the same turn in three dimensions: v changes the view, the board keeps the focus, figures are picked and moved, axe finds nothing', async ({
  page,
}) => {
  await openDuel(page, { sides: [{ Stormtrooper: 2 }, { Stormtrooper: 2 }], seed: 'relief', map: 'Quai sept' });
  const board = page.locator('[role=application]');
  await board.focus();
  await page.keyboard.press('v');
  await sceneShows(page);
  await expect(board).toBeFocused();

  const { figures, playing } = await lookStill(page);
  const mine = figures.find(({ side, out }) => side === playing && !out);
  if (!mine) throw new Error('nobody on the board');
  await page.mouse.click(mine.x, mine.y - 4);
  await step(page, 'activate').click();
  const now = await actor(page);
  expect(now.id).toBe(mine.id);

  await board.focus();
  await page.keyboard.press('ArrowUp');
  await expect(page.locator('.ghost')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('.ghost')).toHaveCount(0);

  // Taken hold of and dragged, its ghost follows; let go, it may be moved there.
  await page.mouse.move(now.x, now.y - 4);
  await page.mouse.down();
  await page.mouse.move(now.x + 30, now.y - 4, { steps: 3 });
  await page.mouse.move(now.x + 60, now.y - 4, { steps: 3 });
  await page.mouse.up();
  await expect(page.locator('.ghost')).toBeVisible();
  await expectAccessible(page);
  await commit(page).click();
  await expect(page.locator('.moment')).toContainText('1 action sur 2');
  await expect.poll(async () => (await look(page)).figures.find(({ id }) => id === mine.id)?.x).toBeGreaterThan(now.x + 25);

  // The camera goes round and comes back; the plan is one key away.
  await page.keyboard.press('f');
  await page.getByRole('button', { name: 'Vue de dessus' }).click();
  await expect(page.getByRole('button', { name: 'Vue de dessus' })).toHaveAttribute('aria-pressed', 'true');
  await board.focus();
  for (const canvases of [0, 1]) {
    await page.keyboard.press('v');
    await expect(page.locator('.board canvas')).toHaveCount(canvases);
    await expect(board).toBeFocused();
  }
});

test('where there is no WebGL the plan stands in and says so', async ({ page }) => {
  await page.addInitScript(() => {
    const get = HTMLCanvasElement.prototype.getContext as (this: HTMLCanvasElement, kind: string, ...rest: unknown[]) => unknown;
    Object.assign(HTMLCanvasElement.prototype, {
      getContext(this: HTMLCanvasElement, kind: string, ...rest: unknown[]) {
        return kind.startsWith('webgl') ? null : get.call(this, kind, ...rest);
      },
    });
  });
  await openDuel(page, { sides: [{ Stormtrooper: 1 }, { Stormtrooper: 1 }], seed: 'sans' });
  await page.getByRole('button', { name: 'Plan / 3D' }).click();
  await expect(page.getByText('voici le plan')).toBeVisible();
  await expect(page.locator('.board > svg')).toBeVisible();
});

test('the dice of a contest fall in a row for each who rolls, and Escape has them lie at once with the scores', async ({ page }) => {
  await wish(page, { unasked: 'asked', pace: 'normal' });
  await openDuel(page, { sides: [{ Stormtrooper: 1 }, { Stormtrooper: 1 }], seed: 'chute', at: 'start' });
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await step(page, 'rollOrder').click();
  await expect(page.locator('[data-dice=fall]')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('[data-dice=lie]')).toBeVisible();
  const rows = page.locator('[data-dice] .row');
  const scores = await rows.evaluateAll((all) =>
    all.map((row) => [row.querySelector('span')?.textContent, row.querySelector('b')?.textContent]),
  );
  expect(scores.length).toBeGreaterThanOrEqual(2);
  for (const [who, score] of scores) await expect(page.locator('.log summary').first()).toContainText(`${who}\u00a0${score}`);
});

test('UC-VICTORY-SCENARIO: zones, tokens and noises are named; where pictures take long they are drawn coarser, and still fill the canvas; a button goes back to the plan', async ({
  page,
}) => {
  // Every frame seems to have taken ten times as long.
  await page.addInitScript(() => {
    const real = globalThis.requestAnimationFrame.bind(globalThis);
    globalThis.requestAnimationFrame = (done) => real((now) => done(now * 10));
  });
  await openSituation(page, TAKING);
  await page.keyboard.press('v');
  await sceneShows(page);
  for (const name of ['Aire d’envol', 'Le pont', 'Mallette', 'Dernier bruit entendu'])
    await expect(page.getByRole('img', { name, exact: true })).toBeVisible();
  await lookStill(page);
  const difference = await page.evaluate(async () => {
    const canvas = document.querySelector<HTMLCanvasElement>('.board canvas');
    const context = new OffscreenCanvas(48, 30).getContext('2d', { willReadFrequently: true });
    if (!canvas || !context) throw new Error('no picture');
    /** The canvas after the frame that a touch of the wheel asks for. */
    const picture = async (deltaY: number): Promise<Uint8ClampedArray> => {
      const { left, top, width, height } = canvas.getBoundingClientRect();
      const at = { clientX: left + width / 2, clientY: top + height / 2 };
      canvas.dispatchEvent(new WheelEvent('wheel', { deltaY, bubbles: true, cancelable: true, ...at }));
      await Promise.resolve();
      await Promise.resolve();
      return new Promise((take) =>
        requestAnimationFrame(() => {
          context.clearRect(0, 0, 48, 30);
          context.drawImage(canvas, 0, 0, 48, 30);
          take(context.getImageData(0, 0, 48, 30).data);
        }),
      );
    };
    const sharp = await picture(0.1);
    let coarse = sharp;
    for (let i = 0; i < 16; i++) coarse = await picture(i % 2 === 0 ? -0.1 : 0.1);
    const seen = sharp.reduce((sum, value) => sum + value, 0) / sharp.length;
    return { seen, apart: sharp.reduce((sum, value, i) => sum + Math.abs(value - (coarse[i] ?? 0)), 0) / sharp.length };
  });
  expect(difference.seen).toBeGreaterThan(40);
  expect(difference.apart).toBeLessThan(6);

  await page.getByRole('button', { name: 'Plan / 3D' }).click();
  await expect(page.locator('.board canvas')).toHaveCount(0);
  await expect(page.locator('.board > svg')).toBeVisible();
});
