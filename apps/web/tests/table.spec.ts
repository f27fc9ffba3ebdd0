import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { openDuel } from './duel.ts';
import { commit, endGroup, keptAll, look, lookStill, openHome, step } from './play.ts';
import { test } from './test.ts';

const strip = ({ id, side }: { id: string; side: number }) => ({ id, side });

const SIDES = [{ 'Soldat Rebelle Lourd': 2 }, { Stormtrooper: 2 }] as const;

test('real dice are typed for one side by digits, and the program throws for its opponent', async ({ page }) => {
  await openDuel(page, { sides: SIDES, seed: 'vrais', typed: true, opponent: true, at: 'start' });
  const ask = page.getByRole('region', { name: 'Question' });
  await expect(ask).toContainText('Dés à lancer : Camp A');
  const face = await ask.getByRole('button', { name: 'Dé 1 : 1' }).boundingBox();
  expect(Math.min(face?.width ?? 0, face?.height ?? 0)).toBeGreaterThanOrEqual(44);
  for (const key of ['6', '2', 'Backspace', '5']) await page.keyboard.press(key);
  await expect(ask.getByRole('status')).toHaveText('Dé 1 : 6, Dé 2 : 5');
  await page.keyboard.press('Enter');
  await expect(ask).toBeHidden();
  await expect(page.locator('.log')).toContainText('6 5 = 11');
  await expect(page.locator('.moment')).toContainText('déploiement');
});

test('undo is free after a deployment; after dice have fallen the other person is asked, and the log says so', async ({ page }) => {
  await openDuel(page, { sides: SIDES, seed: 'annuler', at: 'start' });
  await step(page, 'autoPlace').click();
  await page.getByRole('button', { name: 'Annuler' }).click();
  await expect(step(page, 'autoPlace')).toBeVisible();
  await page.getByRole('button', { name: 'Annuler' }).click();
  await page.keyboard.press('u');
  const asked = page.getByRole('dialog', { name: /^Question à Camp [AB]$/ });
  await expect(asked).toContainText('demande à annuler son dernier choix');
  await page.keyboard.press('Escape');
  await expect(asked).toBeHidden();
  await page.getByRole('button', { name: 'Répondre…' }).click();
  await asked.getByRole('button', { name: 'Refuser' }).click();
  await expect(step(page, 'autoPlace')).toBeVisible();
  await page.keyboard.press('u');
  await asked.getByRole('button', { name: 'D’accord' }).click();
  await expect(step(page, 'rollOrder')).toBeVisible();
  await expect(page.locator('.log')).toContainText('après coup. D’accord');
  await keptAll(page);
  await page.reload();
  await expect(page.locator('.log')).toContainText('après coup. D’accord');
});

test('whoever gives up before a bot has lost, and the battle is over wherever it is shown', async ({ page }) => {
  const id = await openDuel(page, { sides: SIDES, seed: 'abandon', opponent: true });
  await page.locator('details.menu summary').click();
  await page.getByRole('button', { name: 'Abandonner' }).click();
  await page.getByRole('dialog', { name: 'Abandonner' }).getByRole('button', { name: 'Abandonner' }).click();
  const end = page.getByRole('dialog', { name: 'Fin de la partie' });
  await expect(end).toContainText('Camp B : victoire');
  await expect(end).toContainText('La partie a été abandonnée.');
  await keptAll(page);
  await page.goto(`/#/battle/${id}/summary`);
  await expect(page.getByText('Camp B : victoire')).toBeVisible();
});

test('a move is shown before it is made, refused with its reason, and made', async ({ page }) => {
  await openDuel(page, { sides: SIDES, seed: 'marche', map: 'Quai sept' });
  const { figures, playing } = await lookStill(page);
  const figure = figures.find(({ side }) => side === playing);
  if (!figure) throw new Error('nobody on the board');
  await page.mouse.click(figure.x, figure.y);
  await step(page, 'activate').click();
  const forward = playing === 0 ? -1 : 1;
  await page.mouse.move(figure.x, figure.y + forward * 40);
  await expect(page.locator('.ghost')).toBeVisible();
  const panel = page.getByRole('region', { name: 'Si je fais cela' });
  await expect(panel).toContainText('Distance parcourue');
  const friend = figures.find(({ side, id }) => side === playing && id !== figure.id);
  if (!friend) throw new Error('nobody beside it');
  await page.mouse.move(figure.x + Math.sign(figure.x - friend.x) * 160, figure.y - forward * 20);
  await expect(panel).toContainText('trop loin');
  await page.locator('[data-action=move]').click();
  await page.mouse.click(friend.x, friend.y);
  await expect(panel).toContainText('Passage barré');
  await expect(commit(page)).toHaveAttribute('aria-disabled', 'true');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await page.mouse.click(figure.x, figure.y - forward * 25);
  const before = (await look(page)).version;
  await commit(page).click();
  await expect.poll(async () => (await look(page)).version).toBeGreaterThan(before);
  await page.getByRole('button', { name: 'impossibles pour l’instant' }).click();
  await expect(page.locator('[data-action=move]')).toHaveAttribute('aria-disabled', 'true');
  await page.locator('[data-action=move]').click({ force: true });
  await expect(page.locator('.notice')).toContainText('déjà été faite');
  await page.locator('.notice button').click();
  await expect(page.getByRole('dialog', { name: 'Règle' })).toBeVisible();
});

test('figures are deployed by a click, a drag and keys, and stay where the rules let them', async ({ page }) => {
  await openDuel(page, { sides: SIDES, seed: 'place', map: 'Quai sept', at: 'start' });
  const zone = page.locator('.zone.open');
  await expect(zone).toBeVisible();
  const box = await zone.boundingBox();
  if (!box) throw new Error('no zone');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const playing = /side-1/.test((await zone.getAttribute('class')) ?? '') ? 'b' : 'a';
  await page.locator(`[data-roster=${playing}1]`).click();
  await page.mouse.click(x, y);
  await expect(page.locator(`[data-figure=${playing}1]`)).toBeVisible();
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 60, y, { steps: 5 });
  await page.mouse.up();
  await expect.poll(async () => (await look(page)).figures.find(({ id }) => id === `${playing}1`)?.x).toBeCloseTo(x + 60, -1);
  await page.locator(`[data-roster=${playing}2]`).click();
  await page.mouse.click(x, playing === 'a' ? y - 200 : y + 200);
  await expect(page.getByRole('region', { name: 'Si je fais cela' })).toContainText('dans sa zone');
  await page.keyboard.press('Escape');
  await page.locator('[role=application]').focus();
  for (const key of ['ArrowLeft', 'ArrowLeft', 'ArrowLeft', ']', 'Enter']) await page.keyboard.press(key);
  await expect(page.locator(`[data-figure=${playing}2]`)).toBeVisible();
  await expect(step(page, 'endDeployment')).toHaveClass(/main/);
});

test('the opponent plays its side and gives the hand back, and says why in a line', async ({ page }) => {
  await openDuel(page, { sides: SIDES, seed: 'adversaire', opponent: true, at: 'start' });
  await step(page, 'autoPlace').click();
  await step(page, 'endDeployment').click();
  await endGroup(page, { timeout: 60_000 });
  await expect(page.locator('.log')).toContainText('Tour 2', { timeout: 60_000 });
  await expect(step(page, 'endGroup')).toBeVisible({ timeout: 60_000 });
  await expect(page.locator('.log .why').first()).toHaveText(/\p{L}.*\.$/u);
});

test('a file that is no match is refused with its line and the reason; a match file is exported and opened again as it was', async ({
  page,
}) => {
  await openHome(page);
  const open = (text: string) =>
    page.locator('input[type=file]').setInputFiles({ name: 'x.jsonl', mimeType: 'text/plain', buffer: Buffer.from(text) });
  await open('bonjour');
  await expect(page.getByRole('alert')).toContainText('à la ligne 1');
  await open(`${JSON.stringify({ format: 'escarmouche-match', system: 'urss-classic', version: '1', setup: {}, meta: {} })}\n`);
  await expect(page.getByRole('alert')).toContainText('à la ligne 1');

  await openDuel(page, { sides: SIDES, seed: 'fichier' });
  await page.locator('.menu summary').click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Enregistrer le fichier de partie' }).click(),
  ]);
  const path = await download.path();
  expect((await readFile(path, 'utf8')).split('\n').length).toBeGreaterThan(8);
  const before = await lookStill(page);
  await page.goto('/#/');
  await page.locator('input[type=file]').setInputFiles({ name: 'partie.jsonl', mimeType: 'text/plain', buffer: await readFile(path) });
  await expect(page.locator('.table')).toBeVisible();
  await expect.poll(async () => (await look(page)).figures.map(strip)).toEqual(before.figures.map(strip));
});

test('kept battles are listed, continued, replayed step by step, and deleted with a way back', async ({ page }) => {
  await openDuel(page, { sides: SIDES, seed: 'liste' });
  await keptAll(page);
  await page.goto('/#/');
  await expect(page.getByRole('link', { name: 'Reprendre' })).toBeVisible();
  await page.getByRole('link', { name: 'Revoir' }).click();
  const bar = page.getByRole('group', { name: 'Revoir' });
  await expect(bar).toContainText('0 sur');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(bar).toContainText('2 sur');
  await bar.getByRole('button', { name: 'Revenir à la table' }).click();
  await expect(step(page, 'endGroup')).toBeVisible();
  await page.goto('/#/');
  await page.getByRole('button', { name: /^Effacer/ }).click();
  await expect(page.getByRole('status')).toContainText('Partie effacée');
  await page.getByRole('button', { name: 'Rétablir' }).click();
  await expect(page.getByRole('link', { name: 'Reprendre' })).toBeVisible();
});

test('the words change with the language, in the middle of a battle too; a draw that both persons agree to ends it', async ({ page }) => {
  await openDuel(page, { sides: SIDES, seed: 'langue' });
  await page.locator('.menu summary').click();
  await page.getByRole('button', { name: 'English' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.locator('.moment')).toContainText('choose a figure');
  await expect(page.locator('.log')).toContainText('Order of play');
  await page.reload();
  await expect(page.locator('.moment')).toContainText('choose a figure');
  await page.locator('.menu summary').click();
  await page.getByRole('button', { name: 'Français' }).click();
  await page.getByRole('button', { name: 'Proposer le match nul' }).click();
  const asked = page.getByRole('dialog', { name: /^Question à Camp [AB]$/ });
  await expect(asked).toContainText('propose le match nul');
  await asked.getByRole('button', { name: 'D’accord' }).press('Enter');
  await expect(page.getByRole('dialog', { name: 'Fin de la partie' })).toContainText('Match nul d’un commun accord.');
});

test('what leaves no choice is done and told, unless the player wants to be asked', async ({ page }) => {
  await openDuel(page, { sides: SIDES, seed: 'seul', at: 'start' });
  await expect(page.locator('.notice')).toContainText('Seul choix : « Lancer pour l’ordre de jeu ».');
  await expect(step(page, 'autoPlace')).toBeVisible();
  await page.evaluate(() => localStorage.setItem('escarmouche-settings', '{"unasked":"asked","pace":"instant"}'));
  await page.reload();
  await openDuel(page, { sides: SIDES, seed: 'seul', at: 'start' });
  await expect(step(page, 'rollOrder')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(step(page, 'autoPlace')).toBeVisible();
});
