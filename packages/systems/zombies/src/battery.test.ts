import { battery } from '@escarmouche/referee';
import { expect, test } from 'vitest';
import { OPTION_KEYS, OPTION_VALUES } from './options.ts';
import { BOX } from './setup.ts';
import type { State } from './state.ts';
import { zombies } from './system.ts';
import { baseOf } from './testing.ts';

const SEATS = ['a', 'b', 'c', 'd', 'e', 'f'];

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);

/** Pieces are neither made nor lost, and squares hold what they can. */
function flaw(state: State): string | undefined {
  const players = Object.values(state.players);
  const pieces = sum(state.zombies) + state.supply.zombies + sum(players.map(({ trophies }) => trophies));
  if (pieces !== BOX.zombies) return `${pieces} zombies in all`;
  const held = sum(players.map(({ hand, items, waits }) => hand.length + items.length + waits.length));
  const cards = state.deck.length + state.discard.length + held;
  if (cards !== 50) return `${cards} cards in all`;
  if (players.some(({ hand }) => new Set(hand).size !== hand.length)) return 'two copies in one hand';
  return players.some(({ lives }) => lives < 1 || lives > 5) ? 'a player with no life or a sixth' : undefined;
}

/** Every option at another value than its default. */
const OTHERWISE = Object.fromEntries(OPTION_KEYS.map((key) => [key, OPTION_VALUES[key][1]]));

test.each([2, 3, 4, 5, 6])('ZB-CORE-PLAYERS, ZB-FACT-BOX: the battery plays a game of %i', (count) => {
  const report = battery(zombies, baseOf(SEATS.slice(0, count)), { seed: count, most: 60, flaw });
  expect(report.taken.end).toBeGreaterThan(3);
});

test('ZB-CORE-OPTIONS, ZB-FACT-BOX: the battery plays a game with every option at its other value', () => {
  const report = battery(zombies, baseOf(SEATS.slice(0, 3), OTHERWISE), { seed: 7, most: 80, flaw });
  expect(report.taken.end).toBeGreaterThan(3);
});
