import { cardChoices, playerOf, stepsOf, type State } from '@escarmouche/zombies';
import { PERSON } from '@escarmouche/session';
import { expect, type Page } from '@playwright/test';
import { openMatch, press, wish } from './play.ts';
import { test } from './test.ts';
import { pressOnBoard } from './town.ts';
import { gamesIn, type Played } from './town-played.ts';
import { drawnAt, fileOf, townOfSix } from './town-record.ts';

/** A square two steps away, nothing lying or standing on the way. */
function endOfWay(state: State): number | undefined {
  const { seat } = state.turn;
  const { square } = playerOf(state, seat);
  const plain = (from: State): number[] => stepsOf(from, seat).filter((to) => to !== square && !state.zombies[to] && !state.tokens[to]);
  const near = plain(state);
  for (const first of near) {
    const moved = { ...state, players: { ...state.players, [seat]: { ...playerOf(state, seat), square: first } } };
    const second = plain(moved).find((to) => !near.includes(to));
    if (second !== undefined) return second;
  }
  return undefined;
}

/** The others that hold a card for the moment between two steps. */
const holders = (state: State): readonly string[] =>
  townOfSix.seats.filter((seat) => seat !== state.turn.seat && cardChoices(state, seat, 'W7').length > 0);

const isMoment = (state: State): boolean =>
  state.phase === 'playing' &&
  state.turn.step === 'moving' &&
  state.turn.moved > 0 &&
  state.turn.left > 2 &&
  holders(state).length === 1 &&
  endOfWay(state) !== undefined;

function recordMoment(): Played {
  for (const played of gamesIn(townOfSix, 'suite', 1500, isMoment)) if (isMoment(played.final)) return played;
  throw new Error('no such moment');
}

/** Where the active pawn stands, as the board places its squares. */
const pawnAt = (page: Page): Promise<string> =>
  page.locator('.pawn:has(> .active)').evaluate((pawn: SVGGElement) => {
    const { e, f } = new DOMMatrix(pawn.style.transform);
    return `translate(${Math.floor(e / 100) * 100} ${Math.floor(f / 100) * 100})`;
  });

test('ZB-CARD-ANYTIME: a way goes on to its end when another, asked before each step, lets the chance pass', async ({ page }) => {
  const game = recordMoment();
  const last = endOfWay(game.final) ?? 0;
  await wish(page, { windows: 'always' });
  await openMatch(page, fileOf(game, 0, PERSON));
  const take = page.locator('[data-take]');
  await press(take);
  await pressOnBoard(page, page.locator(`.town g[transform="${drawnAt(game, last)}"] > .square`).first());
  await press(take);
  const { square: start } = playerOf(game.final, game.final.turn.seat);
  expect(await pawnAt(page), 'another is asked before the step is made').toBe(drawnAt(game, start));
  const pass = page.locator('.ask').getByRole('button', { name: /^1 ?Passer$/ });
  await expect(async () => {
    if (await take.isVisible()) await take.click({ timeout: 1000 });
    else if (await pass.isVisible()) await pass.click({ timeout: 1000 });
    expect(await pawnAt(page)).toBe(drawnAt(game, last));
  }).toPass();
});
