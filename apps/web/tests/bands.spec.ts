import { expect, type Locator, type Page } from '@playwright/test';
import { choose } from './choose.ts';
import { expectAccessible, expectAccessibleInAllThemes } from './accessible.ts';
import { test } from './test.ts';

/** A new band of Med Fan of one Guerrier humain called Guivre, with an armour too many. */
async function makeFaulty(page: Page): Promise<Locator> {
  await page.goto('/#/bands');
  await page.getByRole('button', { name: 'Nouvelle bande' }).press('Enter');
  await page.getByLabel('Monde').selectOption({ label: 'Med Fan' });
  await page.getByLabel('Nom de la bande').fill('Les Gués');
  await choose(page, 'Ajouter un profil', /^Guerrier humain/);
  const figure = page.locator('li.framed');
  await figure.getByRole('textbox', { name: 'Nom' }).fill('Guivre');
  await choose(figure, 'Ajouter\u00a0: Protections', /^Armure lourde/);
  return figure;
}

test('UC-SAVE-STACK: a band is made by keyboard, its fault stands at its line with the rule, and mended it goes by link to a battle', async ({
  page,
}) => {
  const figure = await makeFaulty(page);
  const line = figure.getByRole('listitem').filter({ hasText: 'Armure lourde' });
  await expect(line).toContainText('une seule armure et un seul bouclier par figurine');
  await line.getByRole('button', { name: 'Cumul des Sauvegardes' }).press('Enter');
  await expect(page.getByRole('dialog')).toContainText('Cumul des Sauvegardes');
  await page.keyboard.press('Escape');
  await expect(page.locator('footer').getByRole('status')).toContainText('1 erreur');
  const play = page.getByRole('button', { name: 'Préparer une partie' });
  await expect(play).toBeDisabled();
  await figure.getByRole('button', { name: 'Retirer Armure', exact: true }).press('Enter');
  await expect(page.locator('footer').getByRole('status')).toContainText('Aucune erreur');
  await expect(play).toBeEnabled();
  await page.reload();
  await expect(figure.getByRole('textbox', { name: 'Nom' })).toHaveValue('Guivre');

  await page.getByRole('button', { name: 'Partager' }).press('Enter');
  await page.goto(await page.getByLabel('Lien à partager').inputValue());
  await expect(page.getByText('Guivre (Guerrier humain)')).toBeVisible();
  await page.goto('/#/setup');
  await page.getByRole('button', { name: 'Med Fan' }).click();
  await page.locator('fieldset.side-0').getByLabel('Bande').selectOption({ label: 'Les Gués (1)' });
  await page.getByRole('button', { name: 'Commencer la partie' }).click();
  await expect(page.locator('.table')).toContainText('Guivre');
});

test('a profile is read before it is added, figures change places, and changes are taken back, those of another window too', async ({
  page,
  context,
}) => {
  await makeFaulty(page);
  await page.getByLabel('Ajouter un profil', { exact: true }).selectOption({ index: 2 });
  await page.getByRole('button', { name: 'Combat à mains nues' }).press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Ajouter (Ajouter un profil)' }).press('Enter');
  const names = page.getByRole('textbox', { name: 'Nom', exact: true });
  await expect(names).toHaveCount(2);

  const earlier = page.getByRole('button', { name: /^Avancer/ });
  await earlier.nth(1).press('Enter');
  await expect(names.nth(1)).toHaveValue('Guivre');
  const first = page.locator('li.framed').first();
  await expect(first.getByRole('button', { name: /^Reculer/ })).toBeFocused();
  await page.keyboard.press('Control+z');
  await expect(names.first()).toHaveValue('Guivre');
  await page.keyboard.press('Control+Shift+z');
  await expect(names.nth(1)).toHaveValue('Guivre');

  const other = await context.newPage();
  await other.goto(page.url());
  await other.getByLabel('Nom de la bande').fill('Les Monts');
  await other.getByLabel('Nom de la bande').press('Tab');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Les Monts');
  await expect(page.getByText('Une autre fenêtre vient de changer cette bande')).toBeVisible();
  await page.getByRole('button', { name: 'Annuler' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Les Gués');
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Les Gués');

  await page.getByLabel('Jeu').selectOption({ label: 'URSS kit' });
  await expect(page.getByLabel('Monde')).toHaveValue('urss-kit');
  await page.getByRole('button', { name: 'Annuler' }).press('Enter');
  await expect(page.getByLabel('Monde')).toHaveValue('med-fan');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('axe finds nothing on the pages of bands, and the cards of a band are printed', async ({ page }) => {
    const figure = await makeFaulty(page);
    await expect(figure.getByRole('button', { name: 'Cumul des Sauvegardes' })).toBeVisible();
    await expectAccessibleInAllThemes(page);
    await page.getByRole('button', { name: 'Imprimer' }).click();
    await expect(page.locator('article').first()).toContainText('Guivre');
    await page.goto('/#/bands');
    await expect(page.getByRole('link', { name: 'Retoucher' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Effacer' }).click();
    await page.getByRole('button', { name: 'Rétablir' }).click();
    await expect(page.getByRole('heading', { name: 'Les Gués' })).toBeVisible();
  });
});
