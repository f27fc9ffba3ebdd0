import { expect } from '@playwright/test';
import { deploy, playOut, press, startDuel } from './play.ts';
import { openSituation } from './open-situation.ts';
import { LAST_ENEMY } from './situation.ts';
import { test } from './test.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

test('by touch alone on a phone a battle is set up and everybody placed', async ({ page }) => {
  await startDuel(page, {
    sides: [{ 'Soldat Rebelle Lourd': 2 }, { Stormtrooper: 1 }],
    seed: 'doigt',
    map: 'La ferme ensablée',
  });
  await deploy(page);
  await expect(page.locator('.moment')).toContainText('Tour 1');
  await expect(page.locator('[data-figure]')).toHaveCount(3);
});

test('by touch alone on a phone a battle is played to its end and gone through again', async ({ page }) => {
  await openSituation(page, LAST_ENEMY);
  await playOut(page);
  const end = page.getByRole('dialog', { name: 'Fin de la partie' });
  await expect(end).toBeVisible();
  await press(end.getByRole('button', { name: 'Revoir la partie' }));
  await expect(page.getByRole('group', { name: 'Revoir' })).toBeVisible();
});
