import { expect, type Page } from '@playwright/test';
import { zombieTiles } from '@escarmouche/content/zombies';
import { PERSON } from '@escarmouche/session';
import { press } from './play.ts';
import { isOver } from './town.ts';
import { decideByKeys } from './town-keys.ts';
import { gamesIn, matchFile, townFor } from './town-played.ts';

/** A game of Zombies!!! beside a real table, played by its page alone. */

/** A game of two persons that begins; `pile`: how many tiles of each kind lie between the start and the heliport, all of the box without. */
export function freshGame(pile?: Readonly<Record<string, number>>): string {
  const box = townFor(2);
  const kinds = zombieTiles.map((kind) => (kind.role || !pile ? kind : { ...kind, count: pile[kind.id] ?? 0 }));
  const town = { ...box, setup: { ...box.setup, kinds } };
  const [played] = gamesIn(town, 'compagnon', 1, () => true);
  if (!played) throw new Error('no game');
  return matchFile(town, played, Object.fromEntries(town.seats.map((seat) => [seat, PERSON])), {}, played.entries.length);
}

/** The next thing to be done at this screen: dice are real and fall as told. */
async function goOn(page: Page, face: number): Promise<'die' | 'taken' | 'decided'> {
  if (await page.locator('[data-take]').isVisible()) {
    await press(page.locator('[data-take]'));
    return 'taken';
  }
  if (await page.locator('[data-throw]').first().isVisible()) {
    await press(page.locator(`[data-throw="${face}"]`));
    return 'die';
  }
  await decideByKeys(page, new Set(['play', 'discard']));
  return 'decided';
}

/** Plays a whole game; returns how many dice have been typed. All fall on six but the second: while two are equal nobody begins. */
export async function playTownOut(page: Page): Promise<number> {
  const next = '[data-throw], [data-take], dialog[open], .do [data-step], .do [data-commit], .cell, .zombie.may, .ask';
  let dice = 0;
  for (let presses = 0; presses < 1000 && !(await isOver(page)); presses++) {
    await expect(page.locator(next).first()).toBeVisible();
    if (await page.locator('dialog[open]').isVisible()) break;
    if ((await goOn(page, dice === 1 ? 5 : 6)) === 'die') dice++;
  }
  return dice;
}
