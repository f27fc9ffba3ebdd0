import { expect } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { openHome, press } from './play.ts';
import { test } from './test.ts';

test('from the first page a scenario against NPCs begins in two presses, alone or for two, and its decision sheet fills one page', async ({
  page,
}) => {
  await openHome(page);
  await press(page.getByRole('link', { name: 'À deux contre les PNJ' }));
  await expect(page.getByRole('article')).toHaveCount(1);
  await page.getByRole('link', { name: 'Seul contre les PNJ' }).click();
  const cards = page.getByRole('article');
  await expect(cards).toHaveCount(5);
  await expect(cards.locator('.picture svg')).toHaveCount(5);
  await expectAccessible(page);
  await press(page.getByRole('button', { name: 'Jouer « Trois dagues pour un prévôt »' }));
  await expect(page.getByRole('heading', { name: 'Trois dagues pour un prévôt', level: 1 })).toBeAttached();

  await page.goto('/#/solo');
  await press(cards.filter({ hasText: 'Le quart de nuit' }).getByRole('link', { name: /^Feuille de décision/ }));
  const sheet = page.getByRole('region', { name: 'Feuille de décision des PNJ' });
  await expect(sheet).toContainText('Patrouille Ronde de l’ouest');
  await expect(sheet.getByRole('img', { name: 'Zones' })).toBeVisible();
  for (const part of ['Cartes', 'Carte du terrain', 'Aide-mémoire des règles']) await page.getByRole('checkbox', { name: part }).uncheck();
  await expectAccessible(page);
  const pdf = await page.pdf({ format: 'A4' });
  expect(pdf.toString('latin1').match(/\/Type\s*\/Page[^s]/g)).toHaveLength(1);
});
