import { randomFrom } from '@escarmouche/referee';
import type { State } from '@escarmouche/zombies';
import { expect, test } from 'vitest';
import { bestStep, goals } from './goals.ts';
import { policy } from './policy.ts';
import { townGame } from './testing.ts';

/** The heliport lies east of the start (tile 1, squares 9 to 17), with zombies on it; somebody stands on its western edge, or where `square` says. */
function atHeliport(standing: readonly number[], square = 12, options = {}): State {
  const tiles = [{ kind: 'heliport', x: 1, y: 0, turn: 0 }];
  const state = townGame(['a', 'b'], { tiles, players: { a: { square, lives: 4, bullets: 6 } }, turn: { seat: 'a' } }, options);
  for (const one of standing) state.zombies[one] = 1;
  return state;
}

test('ZB-WIN-HELIPORT: who can clear the heliport goes to its zombies, not about on it', () => {
  const wanted = goals(atHeliport([11, 17]), 'a').map(({ square }) => square);
  expect(wanted).toEqual(expect.arrayContaining([11, 17]));
  expect(wanted).toHaveLength(2);
});

/** Worth of the zombie on square 17 to a pawn on a square. */
const gainFrom = (square: number): number => goals(atHeliport([11, 17], square), 'a').find((goal) => goal.square === 17)?.gain ?? 0;

test('ZB-WIN-HELIPORT: the nearer a pawn has come to a goal, the more it is worth: it does not turn back halfway', () => {
  expect(gainFrom(13)).toBeGreaterThan(gainFrom(12));
  expect(gainFrom(14)).toBeGreaterThan(gainFrom(13));
});

test('ZB-WIN-HELIPORT: once it is clear it is worth more than all the rest', () => {
  const [best, ...others] = goals(atHeliport([1], 4), 'a');
  expect(best?.first).toBe(5);
  expect(best?.gain).toBeGreaterThan(10);
  expect(others.at(-1)).toMatchObject({ square: 1, first: 1 });
});

test('ZB-WIN-HELIPORT: where only its centre counts, it is clear with zombies on its other squares', () => {
  const [best] = goals(atHeliport([9], 4, { 'heliport.clear': 'centre-square' }), 'a');
  expect(best?.gain).toBeGreaterThan(10);
  expect(best?.square).not.toBe(9);
});

test('ZB-END: where nothing is worth a step and no tile is left, a pawn goes to the nearest zombie rather than wait for ever', () => {
  const state = atHeliport([17], 4);
  Object.assign(state.players.a ?? {}, { lives: 1, bullets: 0, trophies: 20 });
  Object.assign(state.turn, { step: 'moving', left: 3 });
  expect(bestStep(state, 'a')).toBeUndefined();
  expect(policy(state, 'a', randomFrom(1))).toEqual({ type: 'halt' });
  expect(policy({ ...state, stack: [] }, 'a', randomFrom(1))).toEqual({ type: 'step', to: 5 });
});
