import { expect, test } from '@playwright/test';
import { deploy, playOut, startDuel } from './play.ts';

test('a whole battle by pointer', async ({ page }) => {
  test.setTimeout(240_000);
  await startDuel(page, {
    sides: [{ 'Soldat Rebelle Lourd': 2 }, { Stormtrooper: 2 }],
    seed: 'pointeur',
    map: 'La ferme ensablée',
  });
  await deploy(page);
  await playOut(page);
  const end = page.getByRole('dialog', { name: 'Fin de la partie' });
  await expect(end).toBeVisible();
  await expect(end.getByText('Chance aux dés').first()).toBeVisible();
  await end.getByRole('button', { name: 'Revoir la partie' }).click();
  await expect(page.getByRole('group', { name: 'Revoir' })).toBeVisible();
  await page.keyboard.press('End');
  await expect(page.locator('.log li').last()).toContainText('Victoire');
});
