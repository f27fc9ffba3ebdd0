import { expect, test } from '@playwright/test';
import { deploy, playOut, press, startDuel } from './play.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

test('a whole battle by touch alone on a phone', async ({ page }) => {
  test.setTimeout(240_000);
  await startDuel(page, {
    sides: [{ 'Soldat Rebelle Lourd': 2 }, { Stormtrooper: 1 }],
    seed: 'doigt',
    map: 'La ferme ensablée',
  });
  await deploy(page);
  await playOut(page);
  const end = page.getByRole('dialog', { name: 'Fin de la partie' });
  await expect(end).toBeVisible();
  await press(end.getByRole('button', { name: 'Revoir la partie' }));
  await expect(page.getByRole('group', { name: 'Revoir' })).toBeVisible();
});
