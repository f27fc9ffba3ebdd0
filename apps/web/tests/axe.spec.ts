import { expect, type Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { expectAccessible, expectAccessibleInAllThemes } from './accessible.ts';
import { openDuel } from './duel.ts';
import { openHome, press, step, takeIn } from './play.ts';
import { test } from './test.ts';

const SIDES = [{ 'Soldat Rebelle Lourd': 2 }, { Stormtrooper: 2 }] as const;

/** The pages beside the table, and what each shows last. */
const PAGES: readonly (readonly [path: string, shows: string])[] = [
  ['', 'figure'],
  ['settings', '[type=radio]'],
  ['credits', 'p'],
  ['received/broken', '[role=alert]'],
];

test('axe finds nothing on the pages beside the table, in any theme', async ({ page }) => {
  for (const [path, shows] of PAGES) {
    await page.goto(`/#/${path}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('main').locator(shows).first(), path).toBeVisible();
    await expectAccessibleInAllThemes(page);
  }
});

test('axe finds nothing among the kept battles and on the paper of one, in any theme', async ({ page }) => {
  const id = await takeIn(page, await readFile(new URL('finished-battle.jsonl', import.meta.url), 'utf8'));
  await expectAccessibleInAllThemes(page);
  await page.locator('article summary').first().click();
  await expectAccessibleInAllThemes(page, 'article');
  await page.locator('details[open]').getByRole('button', { name: 'Partager un lien' }).click();
  await expect(page.getByLabel('Lien à partager')).toBeVisible();
  await expectAccessibleInAllThemes(page, 'dialog[open]');
  await page.goto(`/#/print/${id}`);
  await expect(page.locator('main').getByRole('img').first()).toBeVisible();
  await expectAccessibleInAllThemes(page);
});

test('axe finds nothing in the rulebook, with a profile open, in any theme', async ({ page }) => {
  await page.goto('/#/rules');
  await page.getByRole('searchbox').fill('stormtrooper');
  await expect(page.locator('details[open] .card')).toBeVisible();
  await expectAccessibleInAllThemes(page);
});

test('axe finds nothing on the set-up page, one side folded, the other unfolded, and with a rule open, in any theme', async ({ page }) => {
  await page.goto('/#/setup');
  await expect(page.getByRole('heading', { name: 'Camps' })).toBeVisible();
  await page.locator('.options > summary').click();
  await page.getByRole('button', { name: 'La règle' }).first().click();
  await expect(page.getByRole('dialog', { name: 'Règle' })).toBeVisible();
  await expectAccessibleInAllThemes(page, 'dialog[open]');
  await page.keyboard.press('Escape');
  // Both sides list the same profiles.
  for (const summary of await page.locator('fieldset.side-0 summary').all()) await summary.click();
  await expect(page.locator('details:not([open]) > summary').first()).toBeVisible();
  await expectAccessibleInAllThemes(page);
});

/** Chooses a figure, and shows where it would go. */
async function aimAMove(page: Page): Promise<void> {
  await page.locator('[data-roster]').first().click();
  await step(page, 'activate').click();
  await page.keyboard.press('ArrowUp');
  await expect(page.locator('.ghost')).toBeVisible();
}

test('axe finds nothing at the table: a question, the keys, deployment, a move that is aimed, the menu, the settings, the replay', async ({
  page,
}) => {
  await openDuel(page, { sides: SIDES, seed: 'axe', typed: true, at: 'start' });
  await expect(page.getByRole('heading', { name: 'Ordre de jeu' })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Touches' })).toBeVisible();
  await expectAccessible(page, { part: 'dialog[open]' });
  await openDuel(page, { sides: SIDES, seed: 'axe', at: 'start' });
  await expect(step(page, 'autoPlace')).toBeVisible();
  await expectAccessible(page);
  await openDuel(page, { sides: SIDES, seed: 'axe' });
  await expectAccessible(page);
  await aimAMove(page);
  await expectAccessibleInAllThemes(page);
  await page.locator('.card summary').click();
  await page.locator('.menu summary').click();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Réglages' }).click();
  await expect(page.getByRole('dialog', { name: 'Réglages' })).toBeVisible();
  await expectAccessibleInAllThemes(page, 'dialog[open]');
  await page.keyboard.press('Escape');
  await page.locator('.menu summary').click();
  await page.getByRole('button', { name: 'Revoir la partie' }).click();
  await expect(page.getByRole('group', { name: 'Revoir' })).toBeVisible();
  await expectAccessible(page);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('axe finds nothing on a phone: the first page, the table and its tabs', async ({ page }) => {
    await openHome(page);
    await expectAccessible(page);
    await openDuel(page, { sides: SIDES, seed: 'axe' });
    await expectAccessible(page);
    for (const tab of ['Camps', 'Journal', 'Figurine']) {
      await press(page.getByRole('navigation').getByRole('button', { name: tab }));
      await expectAccessible(page);
    }
  });
});
