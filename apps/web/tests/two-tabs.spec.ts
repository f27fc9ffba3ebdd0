import { expect, type Page } from '@playwright/test';
import { openDuel } from './duel.ts';
import { keptFile } from './kept.ts';
import { endGroup, keptAll, step } from './play.ts';
import { test } from './test.ts';

/** A battle at the table, placed and kept; returns its address. */
async function battle(page: Page): Promise<string> {
  await openDuel(page, { sides: [{ 'Soldat Rebelle': 3 }, { Stormtrooper: 3 }], seed: 'onglets' });
  await keptAll(page);
  return page.url();
}

const follows = (page: Page) => expect(page.getByText('se joue dans un autre onglet')).toBeVisible();
const plays = (page: Page) => expect(step(page, 'endGroup')).toBeVisible();
const log = (page: Page) => page.locator('.log li');

/** Ends the turn of the group that plays. */
async function passOn(page: Page): Promise<void> {
  const version = async (): Promise<number> => Number(await page.locator('[data-version]').getAttribute('data-version'));
  const before = await version();
  await endGroup(page);
  await expect.poll(version).toBeGreaterThan(before);
}

async function secondTab(first: Page, address: string): Promise<Page> {
  const second = await first.context().newPage();
  await second.emulateMedia({ reducedMotion: 'reduce' });
  await second.goto(address);
  await expect(second.locator('[data-figure]').first()).toBeVisible();
  return second;
}

test('a battle open in two tabs is played in one: the other follows, may take over, and has it when the first is closed', async ({
  page: first,
}) => {
  const address = await battle(first);
  const second = await secondTab(first, address);
  await follows(second);
  await expect(step(second, 'endGroup')).toBeHidden();
  await expect(second.getByRole('button', { name: 'Annuler' })).toBeDisabled();

  await passOn(first);
  await expect(log(second)).toHaveText(await log(first).allTextContents());

  await second.getByRole('button', { name: 'La jouer ici' }).click();
  await plays(second);
  await follows(first);
  await expect(step(first, 'endGroup')).toBeHidden();
  await passOn(second);
  await expect(log(first)).toHaveText(await log(second).allTextContents());
  await keptAll(second);

  const told = await log(second).allTextContents();
  await second.close();
  await plays(first);
  await expect(first.getByText('se joue maintenant dans cet onglet').first()).toBeVisible();
  await expect(log(first)).toHaveText(told);
  await first.reload();
  await expect(log(first)).toHaveText(told);
});

test('without locks and messages between tabs nothing is written over what another tab has kept', async ({ page: first }) => {
  await first.context().addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'locks', { get: () => undefined });
    Reflect.deleteProperty(globalThis, 'BroadcastChannel');
  });
  const address = await battle(first);
  const second = await secondTab(first, address);
  await plays(second);
  await passOn(second);
  await keptAll(second);
  const told = await log(second).allTextContents();

  await endGroup(first);
  await follows(first);
  await expect(log(first)).toHaveText(told);
  await first.getByRole('button', { name: 'La jouer ici' }).click();
  await plays(first);
  await passOn(first);
  await keptAll(first);
  const all = await log(first).allTextContents();
  await second.reload();
  await expect(log(second)).toHaveText(all);
});

test('a table that is left and opened again goes on where it was, and an older one of this visit is not taken for the latest', async ({
  page: first,
}) => {
  const address = await battle(first);
  await first.goto('/#/battles');
  const second = await secondTab(first, address);
  await plays(second);
  await passOn(second);
  await keptAll(second);
  const told = await log(second).allTextContents();
  await second.close();
  await first.locator('article a', { hasText: 'Reprendre' }).click();
  await plays(first);
  await expect(log(first)).toHaveText(told);
});

test('marks are made in the tab that plays; where the battle is only followed it is said', async ({ page: first }) => {
  const address = await battle(first);
  const second = await secondTab(first, `${address.replace('#/table/', '#/replay/')}/9`);
  await follows(second);
  await expect(second.getByText('s’écrivent dans l’onglet où la partie se joue')).toBeVisible();
  await second.keyboard.press('b');
  await expect(second.getByText('Moment marqué')).toHaveCount(0);
  await second.getByRole('button', { name: 'La jouer ici' }).click();
  await expect(second.getByRole('button', { name: 'Marquer', exact: true })).toBeVisible();
  await second.keyboard.press('b');
  await expect(second.getByText('Moment marqué')).toBeVisible();
  await expect.poll(() => keptFile(second)).toContain('"bookmarks"');
  await second.reload();
  await expect(second.getByText('Moment marqué')).toBeVisible();
});
