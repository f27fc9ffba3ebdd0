import { expect } from '@playwright/test';
import { openSituation } from './open-situation.ts';
import { LAST_ENEMY } from './situation.ts';
import { say, talk } from './talk.ts';
import { test } from './test.ts';

test('after five turns without harm or progress the table offers a draw, and the battle goes on if its players wish', async ({ page }) => {
  await openSituation(page, LAST_ENEMY);
  const quiet = page.locator('[data-bar]', { hasText: 'Cinq tours' });
  await talk(page);
  let now = await say(page, 'passer');
  for (let said = 0; said < 60 && !now.includes('Tour 6'); said++) now = await say(page, now.includes('oui ou non') ? 'oui' : 'passer');
  expect(now).toContain('Tour 6');
  await page.keyboard.press('Escape');
  await expect(quiet).toContainText('Cinq tours sans blessure ni progrès.');
  await page.getByRole('button', { name: 'Proposer le match nul' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Refuser' }).click();
  await page.getByRole('button', { name: 'Continuer à jouer' }).click();
  await expect(quiet).toHaveCount(0);
});
