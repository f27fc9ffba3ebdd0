import { battery } from '@escarmouche/referee';
import { expect, test } from 'vitest';
import type { Command } from './commands.ts';
import type { Event } from './events.ts';
import { OPTION_KEYS, OPTION_VALUES } from './options.ts';
import { parseSetup } from './setup.ts';
import { BOX } from './numbers.ts';
import type { State } from './state.ts';
import { zombies } from './system.ts';
import { corrected } from './testing-corrections.ts';
import { secrets } from './testing-secrets.ts';
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

test.each([2, 3, 4, 5, 6])('ZB-CORE-PLAYERS, ZB-FACT-BOX, ZB-SET-PLAYER: the battery plays a game of %i', (count) => {
  const report = battery(zombies, baseOf(SEATS.slice(0, count)), { seed: count, most: 60, parseSetup, flaw, secrets });
  expect(report.taken.end).toBeGreaterThan(3);
});

test('ZB-CORE-OPTIONS, ZB-FACT-BOX: the battery plays a game with every option at its other value', () => {
  const report = battery(zombies, baseOf(SEATS.slice(0, 3), OTHERWISE), { seed: 7, most: 80, parseSetup, flaw, secrets });
  expect(report.taken.end).toBeGreaterThan(3);
});

test.each([2, 4, 6])('ZB-FACT-BOX, ZB-SET-PLAYER: the battery plays a game of %i beside a real table, which persons correct', (count) => {
  const report = battery(zombies, baseOf(SEATS.slice(0, count)), { seed: count, most: 120, parseSetup, flaw, secrets, corrected });
  expect(report.taken['correction']).toBeGreaterThan(10);
});

test.each([
  ['its view', { view: (state: State) => state }],
  ['an event', { redact: (event: Event) => event }],
  ['what waits', { redactCommand: (command: Command) => command }],
])('ZB-SET-PLAYER, ZB-CARD-DECK: the battery finds a card that others are told of in %s', (where, leaking) => {
  const play = (seed: number) => battery({ ...zombies, ...leaking }, baseOf(SEATS.slice(0, 3)), { seed, most: 60, secrets });
  expect(() => [1, 2, 3, 4].map(play)).toThrow(new RegExp(`what is secret is told to nobody else: .* in ${where}`));
});
