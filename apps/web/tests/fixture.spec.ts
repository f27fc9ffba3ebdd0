import type { AddressInfo, Server } from 'node:net';
import { expect, type Page } from '@playwright/test';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { build } from 'vite';
import { createStaticServer } from '../../../apps/server/src/static.mjs';
import { choose } from './choose.ts';
import { bandIsKept, commit, isOver, lookStill, press, pressBoard, step, type OnBoard } from './play.ts';
import { test } from './test.ts';

// One worker for all: a second one would build the page anew under the feet of the first.
test.describe.configure({ mode: 'default' });

let server: Server;
let address = '';

test.beforeAll(async () => {
  const outDir = `${test.info().project.outputDir}/fixture-page`;
  await build({
    configFile: false,
    root: `${import.meta.dirname}/fixture`,
    logLevel: 'error',
    plugins: [svelte({ configFile: false, compilerOptions: { runes: true } })],
    worker: { format: 'es' },
    build: { target: 'es2022', outDir, emptyOutDir: true },
  });
  server = createStaticServer(outDir);
  await new Promise<void>((listens) => server.listen(0, '127.0.0.1', listens));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

test.afterAll(() => new Promise((closed) => server.close(closed)));

/** One action of the figure that acts: fights or charges the nearest enemy, else goes towards it, else rests. */
async function act(page: Page, active: OnBoard, enemies: readonly OnBoard[]): Promise<void> {
  const away = ({ x, y }: OnBoard): number => Math.hypot(x - active.x, y - active.y);
  const [nearest] = enemies.toSorted((a, b) => away(a) - away(b));
  for (const share of [1, 0.5]) {
    if (!nearest) break;
    await pressBoard(page, active.x + (nearest.x - active.x) * share, active.y + (nearest.y - active.y) * share);
    const allowed = commit(page).and(page.locator(':not([aria-disabled=true])'));
    if (await allowed.isVisible()) return press(allowed);
    await page.keyboard.press('Escape');
  }
  await press(step(page, 'rest'));
}

test('a game that the shell has never heard of is played on its board to the end', async ({ page }) => {
  const faults: Error[] = [];
  page.on('pageerror', (fault) => faults.push(fault));
  await page.goto(`${address}/#/setup/duel`);
  await page.getByLabel('Joué par').nth(1).selectOption('bot');
  await page.getByLabel('Graine').fill('duel');
  await press(page.getByRole('button', { name: 'Commencer la partie' }));
  await press(step(page, 'autoPlace'));
  for (let steps = 0; steps < 200 && !(await isOver(page)); steps++) {
    await expect(page.locator('[data-version][data-rest], dialog[open]').first()).toBeAttached();
    const answer = page.locator('.ask [data-answer]').first();
    if (await answer.isVisible()) await press(answer);
    else if (await step(page, 'choose').isVisible()) await press(step(page, 'choose'));
    else if (await step(page, 'rest').isVisible()) {
      const { figures } = await lookStill(page);
      const active = figures.find((figure) => figure.active);
      if (active)
        await act(
          page,
          active,
          figures.filter(({ side, out }) => side !== active.side && !out),
        );
    }
  }
  const end = page.getByRole('dialog', { name: 'Fin de la partie' });
  await expect(end.getByRole('heading', { name: /^Camp [AB] : victoire$/ })).toBeVisible();
  expect(faults).toEqual([]);
});

test('a band of it is made with numbered upgrades and levels, and judged by its rules at each line', async ({ page }) => {
  await page.goto(`${address}/#/bands/one`);
  await choose(page, 'Ajouter un profil', /Duelliste/);
  const figure = page.locator('li.framed');
  await choose(figure, 'Ajouter\u00a0: Armes', /Pistolet/);
  for (let daggers = 0; daggers < 4; daggers++) await choose(figure, 'Ajouter\u00a0: Armes', /Dague/);
  for (let ranges = 0; ranges < 2; ranges++) await choose(figure, 'Améliorer\u00a0: Pistolet', /Portée/);
  await figure.getByLabel('Portée\u00a0: nombre').first().fill('3');
  await figure.getByLabel('Combat').selectOption('2+');
  const faults = page.locator('footer').getByRole('status');
  await expect(faults).toContainText('2 erreurs');
  await expect(figure.locator('.line', { hasText: 'Portée' }).nth(1)).toContainText('Une fois');
  await expect(figure.locator('.line', { hasText: 'Dague' }).last()).toContainText('Quatre au plus');
  await figure.getByRole('button', { name: 'Retirer Dague' }).last().click();
  await figure.getByRole('button', { name: 'Retirer Portée' }).last().click();
  await expect(faults).toContainText('Aucune erreur');
  await bandIsKept(page);
  await page.reload();
  await expect(figure).toContainText('2+, Pistolet (Portée 3), Dague, Dague, Dague');
});
