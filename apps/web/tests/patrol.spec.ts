import { expect, type Page } from '@playwright/test';
import { openHome, press, rests } from './play.ts';
import { test } from './test.ts';

/** Goes through set-up and deployment by what the table proposes, to the first Turn of the person. */
async function deploy(page: Page): Promise<void> {
  const main = page.locator('.do .button.main');
  await expect(async () => {
    await rests(page);
    if ((await page.locator('[data-step=reroll]').count()) === 0 && (await main.count()) > 0) await press(main);
    await expect(page.locator('[data-step=reroll], [data-answer], header:has-text("Tour :")').first()).toBeVisible({
      timeout: 1000,
    });
  }).toPass();
}

test('DZ-MISSION-PATROL: a patrol from the first page: deployment, a die thrown again, a level looked at, a movement by keys', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('escarmouche-settings', JSON.stringify({ pace: 'instant' })));
  await openHome(page);
  await page.getByRole('button', { name: 'Deadzone, À deux' }).click();
  await deploy(page);
  await press(page.locator('[data-pick]').first());
  await press(page.locator('[data-step=reroll]'));
  await expect(page.locator('.log')).toContainText('relance 1 dé');
  await rests(page);
  await press(page.locator('[data-step=keep]'));
  await rests(page);

  const levels = page.getByRole('group', { name: /^Niveaux/ });
  await expect(levels.getByRole('button', { name: 'Tous' })).toHaveAttribute('aria-pressed', 'true');
  // Dice decide whose Turn is the first.
  const mover = page.locator('section.playing [data-roster]').first();
  await mover.click();
  await expect(levels.getByRole('button', { name: 'Niveau 1' })).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('application').focus();
  await page.keyboard.press('PageUp');
  await expect(levels.getByRole('button', { name: 'Niveau 2' })).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('PageDown');

  await expect(async () => {
    for (const key of ['ArrowDown', 'ArrowUp', 'ArrowLeft', 'ArrowRight']) {
      await mover.click();
      await page.getByRole('application').focus();
      await page.keyboard.press(key);
      if ((await page.locator('[data-commit]:not([aria-disabled=true])').count()) > 0) return;
      await page.keyboard.press('Escape');
    }
    throw new Error('no cube to go to');
  }).toPass();
  await page.keyboard.press('Enter');
  await expect(page.locator('.log')).toContainText(/va en C\dR\d/);
});
