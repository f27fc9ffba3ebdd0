import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { openDuel } from './duel.ts';
import { keptAll, openHome } from './play.ts';
import { test } from './test.ts';

async function battle(page: Page): Promise<readonly string[]> {
  await openDuel(page, { sides: [{ 'Soldat Rebelle': 2 }, { Stormtrooper: 2 }], seed: 'panne' });
  await keptAll(page);
  return page.locator('.log li').allTextContents();
}

/** Presses what saves the battle, and reads the file that comes. */
async function savedFile(page: Page): Promise<string> {
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Enregistrer la partie en fichier' }).click();
  return readFile(await (await coming).path(), 'utf8');
}

test('a page whose file does not come offers to be loaded again', async ({ page }) => {
  await openHome(page);
  await page.route('**/SettingsPage-*', (route) => route.abort());
  await page.getByRole('link', { name: 'Réglages' }).first().click();
  await expect(page.getByRole('alert')).toContainText('n’a pas pu être chargé');
  await expect(page.getByRole('button', { name: 'Enregistrer la partie en fichier' })).toBeHidden();
  await page.unroute('**/SettingsPage-*');
  await page.getByRole('button', { name: 'Recharger la page' }).click();
  await expect(page.getByRole('heading', { name: 'Réglages' })).toBeVisible();
});

for (const [what, file] of [
  ['the first script', '**/assets/page-*.js'],
  ['the words of the language', '**/assets/fr-*.js'],
] as const) {
  test(`a program that does not begin, ${what} missing, says so in both languages and offers to be loaded again`, async ({ page }) => {
    await page.route(file, (route) => route.abort());
    await page.goto('/#/settings');
    await expect(page.getByText('un de ses fichiers manque')).toBeVisible();
    await expect(page.getByText('one of its files is missing')).toBeVisible();
    await page.unroute(file);
    await page.getByRole('link', { name: 'Recharger la page' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText('un de ses fichiers manque')).toHaveCount(0);
  });
}

test('a dialog at the table whose file does not come loses nothing: the battle goes on, is saved as a file and found again; a table that stops on an error gives it too', async ({
  page,
}) => {
  const told = await battle(page);
  await page.route('**/KeysDialog-*', (route) => route.abort());
  await page.locator('.board').first().focus();
  await page.keyboard.press('?');
  await expect(page.getByRole('alert')).toContainText('n’a pas pu être chargé');
  expect(await savedFile(page)).toContain('"format":"escarmouche-match"');
  await expect(page.locator('.log li')).toHaveText([...told]);
  await page.getByRole('button', { name: 'Recharger la page' }).click();
  await expect(page.locator('.log li')).toHaveText([...told]);

  await page.locator('.menu summary').click();
  const english = page.locator('.menu').getByRole('button', { name: 'English' });
  await english.evaluate((button: HTMLElement) => {
    Object.assign(Array.prototype, {
      find() {
        throw new Error('made on purpose');
      },
    });
    button.click();
  });
  await expect(page.getByRole('alert')).toContainText('has stopped on an error');
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save the battle as a file' }).click();
  expect(await readFile(await (await coming).path(), 'utf8')).toContain('"format":"escarmouche-match"');
});

test('a page that stops on an error says so, and the others are still there', async ({ page }) => {
  await battle(page);
  await page.addInitScript(() => {
    Intl.RelativeTimeFormat.prototype.format = () => {
      throw new Error('made on purpose');
    };
  });
  await page.goto('/#/battles');
  await page.reload();
  await expect(page.getByRole('alert')).toContainText('s’est arrêtée sur une erreur');
  await page.getByText('Détails de l’erreur').click();
  await expect(page.getByText('made on purpose').first()).toBeVisible();
  await page.getByRole('link', { name: 'Accueil' }).click();
  await expect(page.getByRole('heading', { name: 'Escarmouche', level: 1 })).toBeVisible();
});

test('a page that stops before it is drawn is no blank page', async ({ page }) => {
  await openHome(page);
  const body = "export default () => { throw new Error('made on purpose'); };";
  await page.route('**/SettingsPage-*.js', (route) => route.fulfill({ body, contentType: 'text/javascript' }));
  await page.getByRole('link', { name: 'Réglages' }).first().click();
  await expect(page.getByRole('alert')).toContainText('faute du programme');
  await page.unroute('**/SettingsPage-*.js');
  await page.getByRole('button', { name: 'Recharger la page' }).click();
  await expect(page.getByRole('heading', { name: 'Réglages' })).toBeVisible();
});
