import { expect } from '@playwright/test';
import { openDuel } from './duel.ts';
import { keptAll } from './play.ts';
import { test } from './test.ts';

test('the page dies in the middle of a question, and the battle is found again as it was, question and all; it is after a reload too', async ({
  page,
  context,
}) => {
  await openDuel(page, { sides: [{ 'Soldat Rebelle Lourd': 2 }, { Stormtrooper: 2 }], seed: 'fin', typed: true, at: 'start' });
  const enter = page.getByRole('button', { name: 'Entrer les dés' });
  await page.getByRole('button', { name: 'Dé 1 : 6' }).click();
  await page.getByRole('button', { name: 'Dé 2 : 5' }).click();
  await enter.click();
  await expect(page.locator('.log')).toContainText('6 5 = 11');
  await keptAll(page);
  const asked = await page.getByRole('region', { name: 'Question' }).textContent();
  const told = await page.locator('.log li').allTextContents();

  const died = page.waitForEvent('crash');
  // A page that dies never answers.
  page.goto('chrome://crash').catch(() => undefined);
  await died;

  const again = await context.newPage();
  await again.goto('/');
  await again.getByRole('link', { name: 'Reprendre' }).click();
  const foundAgain = async (): Promise<void> => {
    await expect(again.getByRole('region', { name: 'Question' })).toHaveText(asked ?? '');
    await expect(again.locator('.log li')).toHaveText(told);
  };
  await foundAgain();
  await again.reload();
  await foundAgain();
  await again.getByRole('button', { name: 'Dé 1 : 1' }).click();
  await again.getByRole('button', { name: 'Dé 2 : 2' }).click();
  await again.getByRole('button', { name: 'Entrer les dés' }).click();
  await expect(again.locator('.moment')).toContainText('déploiement');
});
