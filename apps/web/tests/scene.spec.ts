import { gzipSync } from 'node:zlib';
import { expect, test, type Page } from '@playwright/test';
import { commit, deploy, look, startDuel, step } from './play.ts';

const BUDGET = 170 * 1024;

async function sceneShows(page: Page): Promise<void> {
  await expect(page.locator('.board canvas')).toBeVisible();
  await expect(page.locator('[data-figure]').first()).toBeAttached();
}

test('the same turn in three dimensions: v changes the view, figures are picked and moved, the ground has its heights', async ({
  page,
}) => {
  await startDuel(page, { sides: [{ Stormtrooper: 2 }, { Stormtrooper: 2 }], seed: 'relief', map: 'Quai sept' });
  const plain = new Set<string>();
  page.on('request', (request) => request.url().endsWith('.js') && plain.add(request.url()));
  await deploy(page);
  const before = new Set(plain);
  await page.keyboard.press('v');
  await sceneShows(page);
  await page.waitForLoadState('networkidle');

  // What the second view costs, beyond what the first had loaded.
  let total = 0;
  for (const url of plain) if (!before.has(url)) total += gzipSync(await (await page.request.get(url)).body(), { level: 9 }).length;
  console.log(`JavaScript of the scene: ${(total / 1024).toFixed(1)} kB gzip`);
  expect(total).toBeGreaterThan(50_000);
  expect(total).toBeLessThanOrEqual(BUDGET);

  const { figures, playing } = await look(page);
  const mine = figures.find(({ side, out }) => side === playing && !out);
  if (!mine) throw new Error('nobody on the board');
  await page.mouse.click(mine.x, mine.y - 4);
  await step(page, 'activate').click();
  const now = (await look(page)).figures.find(({ active }) => active);
  expect(now?.id).toBe(mine.id);
  if (!now) throw new Error('nobody acts');

  // Taken hold of and dragged, its ghost follows; let go, it may be moved there.
  await page.mouse.move(now.x, now.y - 4);
  await page.mouse.down();
  await page.mouse.move(now.x + 30, now.y - 4, { steps: 3 });
  await page.mouse.move(now.x + 60, now.y - 4, { steps: 3 });
  await page.mouse.up();
  await expect(page.locator('.ghost')).toBeVisible();
  await commit(page).click();
  await expect(page.locator('.moment')).toContainText('1 action sur 2');
  const moved = (await look(page)).figures.find(({ id }) => id === mine.id);
  expect(moved?.x).toBeGreaterThan(now.x + 25);

  // The camera goes round and comes back; the plan is one key away.
  await page.keyboard.press('f');
  await page.getByRole('button', { name: 'Vue de dessus' }).click();
  await expect(page.getByRole('button', { name: 'Vue de dessus' })).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: 'Plan / 3D' }).click();
  await expect(page.locator('.board canvas')).toHaveCount(0);
  await expect(page.locator('.board > svg')).toBeVisible();
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
  await startDuel(page, { sides: [{ Stormtrooper: 1 }, { Stormtrooper: 1 }], seed: 'sans' });
  await page.getByRole('button', { name: 'Plan / 3D' }).click();
  await expect(page.getByText('voici le plan')).toBeVisible();
  await expect(page.locator('.board > svg')).toBeVisible();
});

test('dice fall onto the faces of the roll, and Escape has them lie at once', async ({ page }) => {
  await startDuel(page, { sides: [{ Stormtrooper: 1 }, { Stormtrooper: 1 }], seed: 'chute' });
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await step(page, 'rollOrder').click();
  await expect(page.locator('[data-dice=fall]')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('[data-dice=lie]')).toBeVisible();
  const rolled = (await page.locator('.log summary').allTextContents()).map((text) => /= (\d+)/.exec(text)?.[1]);
  expect(rolled).toContain(await page.locator('[data-dice] b').textContent());
});
