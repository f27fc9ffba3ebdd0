import { copy } from '@escarmouche/referee';
import { expect, test } from 'vitest';
import { validate } from './validate.ts';
import type { State } from './state.ts';
import { fresh, game } from './testing.ts';

/** The part named when a sound state is spoilt so. */
function spoilt(spoil: (state: State) => void): string | undefined {
  const state = copy(game({ tiles: [['droite', 1, 0]], zombies: [[2, 0]] }).state);
  spoil(state);
  return validate(state);
}

test('a game before and after its beginning is sound', () => {
  expect(validate(fresh().state)).toBeUndefined();
  expect(spoilt(() => undefined)).toBeUndefined();
});

test('what the rules cannot go on from is named', () => {
  expect(spoilt((state) => (state.tiles = [{ kind: 'moon', x: 0, y: 0, turn: 0 }]))).toBe('tiles');
  expect(spoilt((state) => state.zombies.pop())).toBe('zombies');
  expect(spoilt((state) => (state.zombies[0] = 2))).toBe('zombies.0');
  expect(spoilt((state) => (state.tokens[0] = 'gold' as never))).toBe('tokens.0');
  expect(spoilt((state) => state.stack.push('moon'))).toBe('stack');
  expect(spoilt((state) => state.deck.push('joker'))).toBe('deck');
  expect(spoilt((state) => (state.discard = ['joker']))).toBe('discard');
  expect(spoilt((state) => state.effects.push({ card: 'billes', on: 'z', until: 'a', ends: 1 }))).toBe('effects');
  expect(spoilt((state) => (state.turn.seat = 'z'))).toBe('turn');
  expect(spoilt((state) => (state.turn.mover = 'z'))).toBe('turn');
  expect(spoilt((state) => (state.turn.drawn = 'moon'))).toBe('drawn');
  expect(spoilt((state) => (state.turn.step = 'place'))).toBe('step');
  expect(spoilt((state) => (state.turn.step = 'stock'))).toBe('step');
  expect(spoilt((state) => (state.turn.step = 'tile'))).toBeUndefined();
  expect(spoilt((state) => Object.assign(state, { closed: true, turn: { ...state.turn, step: 'tile' } }))).toBe('step');
  expect(spoilt((state) => Object.assign(state, { outcome: { winners: ['a'], rule: 'ZB-END', reason: 'because' } }))).toBe('outcome');
  expect(spoilt((state) => Object.assign(state.players.a ?? {}, { square: 99 }))).toBe('players.a');
  expect(spoilt((state) => Object.assign(state.players.b ?? {}, { hand: ['joker'] }))).toBe('players.b');
  expect(spoilt((state) => Object.assign(state.players.b ?? {}, { lives: -1 }))).toBe('players.b.lives');
});
