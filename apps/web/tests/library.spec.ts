import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { openDuel } from './duel.ts';
import { deploy, keptAll, openHome } from './play.ts';
import { test } from './test.ts';

/** A battle that is kept; leaves the page on the list of battles. */
async function keepOne(page: Page): Promise<void> {
  await openDuel(page, { sides: [{ 'Soldat Rebelle': 2 }, { Stormtrooper: 2 }], seed: 'gardée' });
  await keptAll(page);
  await page.goto('/#/battles');
  await expect(page.locator('article')).toHaveCount(1);
}

const menu = async (page: Page, name: string): Promise<void> => {
  await page.locator('article summary').first().click();
  await page.locator('details[open]').getByRole('button', { name }).click();
};

test('a battle is renamed, copied, found, deleted and had back, by keyboard too', async ({ page }) => {
  await keepOne(page);
  await menu(page, 'Renommer');
  await page.getByLabel('Nom de la partie').fill('Évasion du quai');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Évasion du quai' })).toBeVisible();
  for (let copies = 2; copies <= 4; copies++) {
    await menu(page, 'Dupliquer');
    await expect(page.locator('article')).toHaveCount(copies);
  }
  await page.getByRole('searchbox').fill('evasion quai copie');
  await expect(page.locator('article')).toHaveCount(3);
  await menu(page, 'Effacer');
  await expect(page.locator('article')).toHaveCount(2);
  await expect(page.getByText('Partie effacée.')).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(page.locator('article')).toHaveCount(3);
  await page.getByRole('searchbox').fill('xylophone');
  await expect(page.getByText('Aucune partie ne porte ce nom.')).toBeVisible();
});

test('files come out and go in again; a broken one is refused with line and reason, an odd row among the battles is saved and erased, and nothing is lost', async ({
  page,
}) => {
  await keepOne(page);
  await page.locator('article summary').click();
  const coming = page.waitForEvent('download');
  await page.locator('details[open]').getByRole('button', { name: 'Enregistrer le fichier' }).click();
  const path = await (await coming).path();
  const input = page.locator('input[type=file]');
  await input.setInputFiles(path);
  await expect(page.getByText('est déjà parmi les parties gardées')).toBeVisible();
  await menu(page, 'Effacer');
  await expect(page.locator('article')).toHaveCount(0);
  const broken = { name: 'abîmé.jsonl', mimeType: 'text/plain', buffer: Buffer.from('{"format":"escarmouche-match"}\nfoo') };
  const other = { name: 'autre-nom.jsonl', mimeType: 'text/plain', buffer: await readFile(path) };
  await input.setInputFiles([other]);
  await expect(page.locator('article')).toHaveCount(1);
  await expect(page.getByRole('heading', { name: /^partie-\d+$/ })).toBeVisible();
  await input.setInputFiles([broken]);
  await expect(page.getByRole('alert')).toContainText('à la ligne 1 de abîmé.jsonl');
  await expect(page.locator('article')).toHaveCount(1);

  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const opening = indexedDB.open('escarmouche');
        opening.addEventListener('success', () => {
          const { result: db } = opening;
          const transaction = db.transaction('list', 'readwrite');
          transaction.objectStore('list').put({ id: 'étrange', title: { fr: 3 }, updated: 1 });
          transaction.addEventListener('complete', () => {
            db.close();
            resolve();
          });
        });
      }),
  );
  await page.reload();
  await expect(page.locator('article')).toHaveCount(1);
  const odd = page.locator('.odd');
  await expect(odd).toContainText('Partie illisible');
  const odds = page.waitForEvent('download');
  await odd.getByRole('button', { name: 'Enregistrer le fichier' }).click();
  expect(await readFile(await (await odds).path(), 'utf8')).toContain('étrange');
  await odd.getByRole('button', { name: 'Effacer' }).click();
  await expect(odd).toHaveCount(0);
  await expect(page.locator('article')).toHaveCount(1);
});

test('a battle fits into a link and is kept only when it is asked for', async ({ page, browser, baseURL }) => {
  await keepOne(page);
  await menu(page, 'Partager un lien');
  const link = await page.getByLabel('Lien à partager').inputValue();
  expect(link.length).toBeLessThan(8000);
  const other = await (await browser.newContext({ locale: 'fr-FR', baseURL, serviceWorkers: 'block' })).newPage();
  await other.goto(link);
  await expect(other.getByRole('heading', { name: 'Partie reçue' })).toBeVisible();
  await expect(other.getByRole('heading', { name: /^partie-\d+$/ })).toBeVisible();
  await other.getByRole('button', { name: 'L’ouvrir et la garder' }).click();
  await expect(other.locator('.moment')).toContainText('Tour 1');
  await other.goto('/#/received/dAAAA-hostile');
  await expect(other.getByRole('alert')).toContainText('Rien n’a changé');
  await other.goto(`${link.slice(0, -200)}`);
  await expect(other.getByRole('alert')).toContainText('Rien n’a changé');
  await other.goto('/#/battles');
  await expect(other.locator('article')).toHaveCount(1);
  await other.context().close();
});

test('a band goes from one set-up to another as a link', async ({ page }) => {
  await page.goto('/#/setup');
  await page.getByRole('button', { name: 'Partager cette bande' }).first().click();
  const link = await page.getByLabel('Lien à partager').inputValue();
  expect(link.length).toBeLessThan(500);
  await page.goto(link);
  await expect(page.getByText('6 figurines')).toBeVisible();
  await page.getByRole('button', { name: 'Préparer une partie avec elle' }).click();
  await expect(page.locator('fieldset.side').first()).toContainText('Cellule rebelle');
});

test('where nothing can be kept it is said, and the battle is played all the same', async ({ page }) => {
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('no', 'SecurityError');
    };
  });
  await openHome(page);
  await expect(page.getByRole('alert')).toContainText('ne laisse rien garder');
  await page.getByRole('button', { name: 'À deux sur cet écran', exact: true }).click();
  await deploy(page);
  await expect(page.locator('.moment')).toContainText('Tour 1');
});
