import { expect, type Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { expectAccessible } from './accessible.ts';
import { takeIn } from './play.ts';
import { test } from './test.ts';

/** A battle that two bots have played to its end: 42 commands, three turns, the Empire wins. */
const FILE = new URL('finished-battle.jsonl', import.meta.url);

/** Takes the file in; returns the id the battle is kept by. */
const take = async (page: Page): Promise<string> => takeIn(page, await readFile(FILE, 'utf8'), 'finie');

test('a battle is gone through by keys, marked, commented, and played on from a moment', async ({ page }) => {
  const id = await take(page);
  await page.goto(`/#/replay/${id}`);
  const bar = page.getByRole('group', { name: 'Revoir' });
  await expect(bar).toContainText('Mise en place, 0 sur');
  // The replay plays by itself as the battle was told.
  await page.keyboard.press(' ');
  await expect(bar).toContainText(/Mise en place, [1-9]/);
  await page.keyboard.press(' ');
  await page.keyboard.press('Home');
  await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.press('Shift+ArrowDown');
  await expect(bar).toContainText('Tour 2');
  await page.keyboard.press('Shift+ArrowUp');
  await expect(bar).toContainText('Tour 1');
  // Played on from here a battle begins before the last decision: the first two of the turn are left behind.
  for (let i = 0; i < 3; i++) await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('b');
  const comment = page.getByLabel('Commentaire');
  await comment.fill('Trop à découvert.');
  await comment.blur();
  await expectAccessible(page);
  await page.keyboard.press('End');
  await expect(page.locator('.log li').last()).toContainText('Victoire');

  await page.reload();
  await expect(bar).toContainText('0 sur');
  await page.getByRole('button', { name: 'Trop à découvert.' }).click();
  await expect(bar).toContainText('Tour 1');
  await page.getByRole('button', { name: 'Jouer d’ici' }).first().click();
  await expect(page).toHaveURL(/#\/table\//);
  await expect(page).toHaveTitle(/variante, tour 1/);
  await page.goto(`/#/replay/${id}`);
  await expect(page.getByRole('link', { name: /variante, tour 1/ })).toContainText('de « finie », tour 1');
});

test('the end of a battle tells losses, luck and turning points, and its summary draws them', async ({ page }) => {
  const id = await take(page);
  await page.goto(`/#/table/${id}`);
  const end = page.getByRole('dialog', { name: 'Fin de la partie' });
  await expect(end.getByRole('heading', { name: 'Tournants' })).toBeVisible();
  await expect(end.getByText(/qui avait une chance de \d+\/36/).first()).toBeVisible();
  await expect(end.getByText(/\d attendus/)).toHaveCount(2);
  await expectAccessible(page);
  await end.getByRole('button', { name: 'Voir' }).first().click();
  await expect(page.getByRole('group', { name: 'Revoir' })).toContainText('Tour');
  await page.goto(`/#/battle/${id}/summary`);
  await expect(page.getByRole('heading', { name: /^Bilan/ })).toBeVisible();
  for (const name of ['Rapport de forces', 'Vitalité par tour']) await expect(page.getByRole('img', { name })).toBeVisible();
  for (const data of await page.getByText('Les mêmes chiffres en tableau').all()) await data.click();
  // Its dice are those of an earlier program, which made others of the same seed.
  await page.getByRole('button', { name: 'Vérifier les dés' }).click();
  await expect(page.getByText('Commande 1\u00a0: le fichier dit 5 5\u00a0; la graine donne 5 3.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Voir ce moment' })).toHaveAttribute('href', `#/replay/${id}/1.0`);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Voir' }).first().click();
  await expect(page.getByRole('group', { name: 'Revoir' })).toContainText('Tour');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('replay, end and summary fit a phone', async ({ page }) => {
    const id = await take(page);
    for (const path of [`replay/${id}`, `table/${id}`, `battle/${id}/summary`]) {
      await page.goto(`/#/${path}`);
      await expect(page.getByText('Tournants')).toBeVisible();
      await expectAccessible(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    }
  });
});
