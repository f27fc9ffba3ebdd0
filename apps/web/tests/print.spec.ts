import { expect } from '@playwright/test';
import { openDuel } from './duel.ts';
import { test } from './test.ts';

test('a battle on paper: cards with rules in words, the map, light and with its bar, the rules in play, and nothing of the page; an address with nothing to print says so', async ({
  page,
}) => {
  const id = await openDuel(page, {
    sides: [{ 'Contrebandier de renom': 1, 'Soldat Rebelle': 1 }, { Stormtrooper: 2 }],
    seed: 'papier',
    map: 'L’avant-poste du fleuve',
  });
  await page.goto(`/#/print/${id}`);
  await expect(page.locator('article')).toHaveCount(4);
  const map = await page.getByRole('img', { name: 'Carte du terrain' }).screenshot();
  const light = await page.evaluate(async (bytes) => {
    const picture = await createImageBitmap(new Blob([Uint8Array.from(atob(bytes), (one) => one.charCodeAt(0))]));
    const context = new OffscreenCanvas(picture.width, picture.height).getContext('2d');
    if (!context) return 0;
    context.drawImage(picture, 0, 0);
    const { data } = context.getImageData(0, 0, picture.width, picture.height);
    let sum = 0;
    for (let at = 0; at < data.length; at += 4) sum += (data[at] ?? 0) + (data[at + 1] ?? 0) + (data[at + 2] ?? 0);
    return sum / (data.length / 4) / 3 / 255;
  }, map.toString('base64'));
  expect(light).toBeGreaterThan(0.85);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button', { name: 'Imprimer' })).toBeHidden();
  await expect(page.locator('article').first()).toContainText('Contrebandier de renom');
  await expect(page.locator('article').first()).toContainText('Personnage. ');
  await expect(page.getByRole('img', { name: 'Carte du terrain' })).toBeVisible();
  await expect(page.getByText('5 pas d’un bout à l’autre de la barre')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Règles en jeu' })).toBeVisible();
  const pdf = await page.pdf({ format: 'A4' });
  const pages = pdf.toString('latin1').match(/\/Type\s*\/Page[^s]/g)?.length ?? 0;
  expect(pages).toBeGreaterThan(2);
  expect(pages).toBeLessThan(12);

  await page.emulateMedia({ media: null });
  await page.goto('/#/print/nothing');
  await expect(page.getByRole('alert')).toContainText('Ni partie ni bande');
});
