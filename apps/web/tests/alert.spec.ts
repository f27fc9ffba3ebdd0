import { expect } from '@playwright/test';
import { openSituation } from './open-situation.ts';
import type { Situation } from './situation.ts';
import { say, talk } from './talk.ts';
import { test } from './test.ts';

/** Arno walks before two on alert who could both shoot at him. */
const WATCHED: Situation = {
  figures: {
    a1: { at: [4, 4], facing: 'north' },
    a2: { at: [2, 2], facing: 'north' },
    b1: { at: [4, 14], facing: 'south', alert: true },
    b2: { at: [7, 14], facing: 'south', alert: true },
  },
  active: 'a1',
  typed: false,
};

test('who is on alert lets a whole move pass, or everything until the turn ends, sees that and takes it back', async ({ page }) => {
  await openSituation(page, WATCHED);
  const question = page.getByRole('region', { name: 'Question' });
  await talk(page);
  await say(page, 'marcher vers E6');
  await say(page, 'oui');
  await page.keyboard.press('Escape');
  // Each says what it could do; a first alert has a sentence beside it.
  await expect(question).toContainText('Qui réagit d’abord ?');
  await expect(page.getByRole('complementary', { name: 'Première fois' })).toContainText('en alerte');
  await expect(question.getByRole('button', { name: /Rask.*Tirer sur Arno · [\d,]+ %/ })).toBeVisible();
  await question.getByRole('button', { name: 'Laisser passer tout ce déplacement' }).click();
  await expect(question).toHaveCount(0);

  await talk(page);
  await say(page, 'finir');
  await say(page, 'activer A2');
  await say(page, 'marcher vers D6');
  await say(page, 'oui');
  await page.keyboard.press('Escape');
  await expect(question).toContainText('Qui réagit d’abord ?');
  await expect(page.getByRole('complementary', { name: 'Première fois' })).toHaveCount(0);
  await page.keyboard.press('p');
  await expect(question).toHaveCount(0);
  await expect(page.getByText('Empire\u00a0: tout passe jusqu’à la fin du tour.')).toBeVisible();
  await page.getByRole('button', { name: 'Me demander à nouveau' }).click();
  await expect(page.getByText('tout passe jusqu’à la fin du tour.')).toHaveCount(0);
});
