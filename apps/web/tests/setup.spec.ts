import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { choose } from './choose.ts';
import { test } from './test.ts';

const side = (page: Page, index: number) => page.locator(`fieldset.side-${index}`);
const balance = (page: Page) => page.locator('.balance');

async function openSetup(page: Page, world: string): Promise<void> {
  await page.goto('/#/setup');
  await page.getByRole('button', { name: world }).click();
  await expect(balance(page)).toBeVisible();
}

test('the page says how even two bands are, and proposes an even opponent to either', async ({ page }) => {
  await openSetup(page, 'Star Wars');
  const composed = side(page, 1).getByText(/^\d+\s×\s/);
  const ready = await composed.textContent();
  for (const index of [0, 1]) {
    const propose = side(page, index).getByRole('button', { name: 'Proposer un adversaire équilibré' });
    await propose.focus();
    await page.keyboard.press('Enter');
    await expect(side(page, 1 - index).getByLabel('Bande')).toHaveValue('');
    await expect(balance(page)).toContainText('À peu près égales');
  }
  await expect(composed).not.toHaveText(ready ?? '');
  await side(page, 1).getByRole('button', { name: 'Vider' }).click();
  await expect(balance(page)).toHaveCount(0);
});

test('UC-MF-PRO-CHEVALIER UC-SAVE-STACK: a figure is equipped and skilled by keyboard, and takes that to the table', async ({ page }) => {
  await openSetup(page, 'Med Fan');
  await side(page, 1).getByText('Équipement').click();
  await side(page, 1).getByRole('button', { name: 'Équiper Maugis' }).click();
  const dialog = page.getByRole('dialog', { name: 'Maugis' });
  await dialog.getByRole('button', { name: 'Retirer Lance' }).press('Enter');
  await choose(dialog, 'Ajouter\u00a0: Armes', /^Fléau d’arme/);
  await choose(dialog, 'Ajouter\u00a0: Protections', /^Rondache/);
  await expect(dialog.getByText('une seule armure et un seul bouclier par figurine')).toBeVisible();
  await dialog.getByRole('button', { name: 'Retirer Bouclier' }).press('Enter');
  await dialog.getByLabel('Niveau').selectOption({ label: 'Chevalier' });
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(side(page, 1).getByText('Guerrier humain, Chevalier, Fléau d’arme, Armure, Rondache')).toBeVisible();
  await page.getByRole('button', { name: 'Commencer la partie' }).click();
  await expect(page).toHaveURL(/table/);
});

test('UC-SYS-SCOPE: figures of two worlds stand in one band', async ({ page }) => {
  await openSetup(page, 'Mondes mêlés');
  await side(page, 0).getByRole('button', { name: 'Vider' }).click();
  await side(page, 0).getByText('0 figurine').click();
  await side(page, 0).getByRole('button', { name: 'Ajouter Troll' }).click();
  await side(page, 0).getByRole('button', { name: 'Ajouter Stormtrooper' }).click();
  await expect(side(page, 0)).toContainText('1 × Stormtrooper, 1 × Troll');
  await side(page, 0).getByRole('button', { name: 'Proposer un adversaire équilibré' }).click();
  await page.getByRole('button', { name: 'Commencer la partie' }).click();
  await expect(page).toHaveURL(/table/);
});

test('AI-CORE-VALIDATE AI-MIS-GARDE: a side of NPCs has roles by what it carries, a chosen one, a zone drawn on the map and a reading, and goes to the table', async ({
  page,
}) => {
  await page.goto('/#/setup/urss-kit');
  await side(page, 1).getByLabel('Joué par').selectOption({ label: 'Des PNJ, par mission et comportement' });
  await side(page, 1).locator('summary').filter({ hasText: 'Missions et comportements' }).press('Enter');
  await expect(side(page, 1)).toContainText('Sniper, Prudent');
  const figure = side(page, 1).getByRole('listitem').filter({ hasText: 'Talvik' }).last();
  await figure.locator('summary').press('Enter');
  await figure.getByLabel('Comportement de Talvik').selectOption({ label: 'Avancée en Zig Zag' });
  await expect(figure).toContainText('l’Avancée en Zig Zag demande la compétence Zig-Zag');
  const start = page.getByRole('button', { name: 'Commencer la partie' });
  await expect(start).toBeDisabled();
  await figure.getByRole('button', { name: 'Selon l’équipement : Talvik' }).press('Enter');
  await expect(start).toBeEnabled();
  await figure.getByLabel('Mission de Talvik', { exact: true }).selectOption({ label: 'Garde' });
  await expect(figure).toContainText('Garde A, Marcheur');

  const zones = page.getByRole('region', { name: 'Zones des gardes et des patrouilles' });
  await zones.locator('svg[data-zones]').click({ position: { x: 40, y: 40 } });
  await expect(zones.locator('svg[data-zones="2"]')).toBeVisible();
  await zones.getByLabel('Zone B, Rayon').fill('4');
  await zones.getByLabel('Zone B, Rayon').press('Enter');
  // A measure beyond the table is told as it holds.
  await zones.getByLabel('Zone B, Nord').fill('999');
  await zones.getByLabel('Zone B, Nord').press('Enter');
  await expect(zones.getByLabel('Zone B, Nord')).toHaveValue(/^\d\d$/);
  await figure.getByLabel('Mission de Talvik, Zone').selectOption({ label: 'B' });
  await expectAccessible(page);
  await page.locator('summary').filter({ hasText: 'Lectures des règles' }).press('Enter');
  await page.locator('input[name="walker.closeIn"][value="no"]').check();
  await start.click();
  await expect(page).toHaveURL(/table/);
  await expect(page.locator('.table')).toContainText('Talvik');
});
