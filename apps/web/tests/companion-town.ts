import { expect, type Page } from '@playwright/test';
import { PERSON } from '@escarmouche/session';
import type { State } from '@escarmouche/zombies';
import { press } from './play.ts';
import { isOver } from './town.ts';
import { decideByKeys } from './town-keys.ts';
import { gamesIn, matchFile, townFor } from './town-played.ts';

/** A game of Zombies!!! beside a real table, played by its page alone. */

const town = townFor(2);

/** A player begins a turn one zombie short of victory. */
const nearlyWon = (state: State): boolean => {
  const { turn, players } = state;
  return turn.step === 'move' && (players[turn.seat]?.trophies ?? 0) >= 24;
};

/** A game of Zombies!!! whose next player has almost won. */
export function almostOver(): string {
  for (const played of gamesIn(town, 'compagnon', 4000, nearlyWon)) {
    if (played.final.outcome || !nearlyWon(played.final)) continue;
    return matchFile(town, played, Object.fromEntries(town.seats.map((seat) => [seat, PERSON])), {}, 0);
  }
  throw new Error('no such game');
}

/** What is to be done next at this screen: dice are real and all fall on six. */
async function goOn(page: Page): Promise<'die' | 'taken' | 'decided'> {
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

/** Plays to the end of the game; returns how many dice have been typed. */
export async function playTownOut(page: Page): Promise<number> {
  let dice = 0;
  for (let presses = 0; presses < 120 && !(await isOver(page)); presses++) {
    await expect(page.locator('[data-throw], [data-take], dialog[open], .do [data-step], .do [data-commit], .ask').first()).toBeVisible();
    if (await page.locator('dialog[open]').isVisible()) break;
    if ((await goOn(page)) === 'die') dice++;
  }
  return dice;
}
