import { expect } from '@playwright/test';
import { test } from './test.ts';

test('UC-SW-PRO-STORMTROOPER: while a band is put together, a profile opens with the card that its figures have', async ({ page }) => {
  await page.goto('/#/setup');
  const side = page.locator('fieldset.side').first();
  const figures = side.getByRole('group').first();
  await figures.locator('summary').click();
  await side.getByRole('button', { name: 'Stormtrooper', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Stormtrooper' });
  for (const skill of ['Combat', 'Tir', 'Moral', 'Dégâts', 'Actions', 'Mouvement']) {
    await expect(dialog.getByText(skill, { exact: true })).toBeVisible();
  }
  await expect(dialog.getByRole('listitem').first()).toContainText('portée 20');
  await dialog.getByRole('button', { name: 'Blaster', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Règle' }).getByRole('heading', { name: 'Blaster' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(figures).toHaveAttribute('open');
});

test('AI-MIS-SNIPER: the contents of the rules mark the chapter that is read; the rules of NPCs are a book of their own beside those of the games', async ({
  page,
}) => {
  await page.goto('/#/rules');
  const current = page.getByRole('navigation', { name: 'Chapitres' }).locator('[aria-current]');
  await expect(current).toContainText('Principes');
  await page.getByRole('button', { name: /^Corps à corps/ }).click();
  await expect(current).toContainText('Corps à corps');
  await page.goto('/#/rules/UC-SW-PRO-STORMTROOPER');
  await expect(current).toContainText('Star Wars : profils');
  await page.getByRole('searchbox').fill('démoralisation');
  await expect(current).toHaveCount(1);
  await page.getByRole('searchbox').fill('');

  await page.goto('/#/rules');
  const books = page.getByRole('navigation', { name: 'Livres' });
  await page.getByRole('searchbox').fill('stormtrooper');
  await expect(current).toHaveCount(1);
  await books.getByRole('link', { name: 'PNJ : missions et comportements' }).click();
  await expect(page.getByRole('navigation', { name: 'Chapitres' })).toContainText('Comportements');
  await expect(page.getByRole('searchbox'), 'what was sought in one book is not sought in the next').toHaveValue('');
  await page.goto('/#/rules/AI-MIS-SNIPER');
  await expect(page.locator('details[open]')).toContainText('AI-MIS-SNIPER');
  await expect(books.locator('[aria-current]')).toHaveText('PNJ : missions et comportements');
});

test('a newer version is told on the first page without covering anything to press, on a screen of any width', async ({ page }) => {
  await page.addInitScript(() => {
    const registration = Object.assign(new EventTarget(), { waiting: { postMessage: () => undefined } });
    const worker = Object.assign(new EventTarget(), { controller: {}, register: () => Promise.resolve(registration) });
    Object.defineProperty(navigator, 'serviceWorker', { value: worker });
  });
  await page.goto('/');
  const notice = page.getByRole('status').filter({ hasText: 'Une nouvelle version est prête.' });
  await expect(notice).toBeVisible();
  for (const [width, height] of [
    [1280, 800],
    [800, 600],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const control of await page.locator('.hero').locator('a, button').all()) await control.click({ trial: true });
  }
  await notice.getByRole('button', { name: 'Plus tard' }).click();
  await expect(notice).toHaveCount(0);
});
