import { expect, type Page } from '@playwright/test';
import { PERSON } from '@escarmouche/session';
import type { State } from '@escarmouche/zombies';
import { showCompanion } from './companion-play.ts';
import { press, takeIn, wish } from './play.ts';
import { test } from './test.ts';
import { isOver } from './town.ts';
import { decideByKeys } from './town-keys.ts';
import { gamesIn, matchFile, townFor } from './town-played.ts';

test.use({ viewport: { width: 390, height: 844 } });

const town = townFor(2);

/** A player begins a turn one zombie short of victory. */
const nearlyWon = (state: State): boolean => {
  const { turn, players } = state;
  return turn.step === 'move' && (players[turn.seat]?.trophies ?? 0) >= 24;
};

function almostOver(): string {
  for (const played of gamesIn(town, 'compagnon', 4000, nearlyWon)) {
    if (played.final.outcome || !nearlyWon(played.final)) continue;
    return matchFile(town, played, Object.fromEntries(town.seats.map((seat) => [seat, PERSON])), {}, 0);
  }
  throw new Error('no such game');
}

/** What is to be done next at this screen: dice are real and all fall on six. */
async function playOn(page: Page): Promise<'die' | 'taken' | 'decided'> {
  if (await page.locator('[data-take]').isVisible()) {
    await press(page.locator('[data-take]'));
    return 'taken';
  }
  if (await page.locator('[data-throw]').first().isVisible()) {
    await press(page.locator('[data-throw="6"]'));
    return 'die';
  }
  await decideByKeys(page, new Set(['play', 'discard']));
  return 'decided';
}

test('ZB-END: a game of Zombies!!! is played to its end beside a real table, every die typed by its face', async ({ page }) => {
  await wish(page, { windows: 'never' });
  await showCompanion(page, await takeIn(page, almostOver()));
  const dice = [];
  for (let presses = 0; presses < 120 && !(await isOver(page)); presses++) {
    await expect(page.locator('[data-throw], [data-take], dialog[open], .do [data-step], .do [data-commit], .ask').first()).toBeVisible();
    if (await page.locator('dialog[open]').isVisible()) break;
    const done = await playOn(page);
    if (done === 'die') dice.push(done);
  }
  expect(dice.length).toBeGreaterThan(0);
  await expect(page.getByRole('dialog', { name: 'Fin de la partie' })).toBeVisible();
});
