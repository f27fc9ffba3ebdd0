import { expect, type Locator, type Page } from '@playwright/test';
import { choose } from './choose.ts';
import { expectAccessible, expectAccessibleInAllThemes } from './accessible.ts';
import { bandIsKept } from './play.ts';
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
  await bandIsKept(page);
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
  await page.getByRole('button', { name: 'Ajouter un profil' }).press('Enter');
  const cards = page.getByRole('dialog', { name: 'Ajouter un profil' });
  await cards.getByRole('searchbox').fill('archer arc');
  await expect(cards.getByRole('listitem').filter({ hasText: 'Guerrier humain' })).toHaveCount(0);
  const archer = cards.locator('li.framed').filter({ has: page.getByRole('heading', { name: 'Archer Elfe', exact: true }) });
  await expect(archer).toContainText(/valeur \d+/);
  await archer.getByRole('button', { name: 'Arc', exact: true }).press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(2);
  await page.keyboard.press('Escape');
  await cards.getByRole('searchbox').press('Enter');
  await page.keyboard.press('Enter');
  await expect(cards.getByRole('status')).toContainText('1 dans la bande');
  await page.keyboard.press('Escape');
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

test('UK-EQ-CARRY: what is said of all weapons of a figure is read, folded and unfolded', async ({ page }) => {
  await page.goto('/#/bands/heavy');
  await page.getByLabel('Jeu').selectOption({ label: 'URSS kit' });
  await choose(page, 'Ajouter un profil', /^Stormtrooper/);
  const figure = page.locator('li.framed');
  for (let more = 0; more < 4; more++) await choose(figure, 'Ajouter\u00a0: Armes', /^Pistolet$/);
  const said = figure.getByText('5 armes et objets spéciaux, pour 4 au plus');
  await expect(said).toBeVisible();
  await figure.getByText('Équipement et niveaux').click();
  await expect(said).toContainText('Armes\u00a0: ');
});

test('a ready band is looked at card by card, and copied to be edited', async ({ page }) => {
  await page.goto('/#/bands');
  await page.getByRole('button', { name: 'Voir « Escorte Jedi »' }).press('Enter');
  const cards = page.getByRole('dialog', { name: 'Escorte Jedi' });
  await expect(cards.getByRole('listitem').filter({ hasText: 'Sabre laser' }).first()).toBeVisible();
  await expect(cards.locator('li.framed')).toHaveCount(5);
  await expectAccessible(page);
  await cards.getByRole('button', { name: 'Dupliquer' }).press('Enter');
  await expect(page.getByLabel('Nom de la bande')).toHaveValue('Escorte Jedi (copie)');
  await expect(page.locator('li.framed')).toHaveCount(5);
  await page.goto('/#/bands');
  await expect(page.getByRole('heading', { name: 'Escorte Jedi (copie)' })).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('axe finds nothing on the pages of bands, and the cards of a band are printed', async ({ page }) => {
    const figure = await makeFaulty(page);
    await expect(figure.getByRole('button', { name: 'Cumul des Sauvegardes' })).toBeVisible();
    await expectAccessibleInAllThemes(page);
    await page.getByRole('button', { name: 'Ajouter un profil' }).click();
    await expect(
      page
        .getByRole('dialog')
        .getByText(/valeur \d+/)
        .first(),
    ).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Fermer' }).click();
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
