import { figureOf } from '@escarmouche/skirmish';
import { expect, test } from 'vitest';
import { rules } from '../../../skirmish/src/plane/testing.ts';
import { field, gameBy } from '../../test/game.ts';
import type { Weighed } from './game.ts';
import { memoryKeys } from './memory.ts';

const state = field({ a: { x: 0, y: 0, z: 0 }, b: { x: 9, y: 9, z: 0 } });
const a = figureOf(state, 'a');
const unmoved = { ...gameBy(rules).odds.unmoved, figure: ['left'], state: ['turn'], activation: ['taken'] } as never;
const key = (figure: object = {}, more: object = {}): string => {
  const now = { ...state, ...more } as Weighed;
  const { battle, of } = memoryKeys<Weighed>(unmoved, now);
  return of({ ...a, ...figure }) + battle;
};

test('whatever a battle begins to remember of a figure tells it apart; its place does not, nor what no roll hangs on', () => {
  expect([{ courage: 2 }, { marks: { brave: true } }, { perch: { on: 'ladder' } }, { vitality: 1 }].map((one) => key(one))).not.toContain(
    key(),
  );
  expect(key({ x: 5, facing: { x: 1, y: 0 }, left: 1 }, { turn: 4 })).toBe(key());
});

test('a list tells apart the figures that its entries name, and anything else all of them', () => {
  expect(key({}, { marks: [{ rule: 'aura', figure: 'a' }] })).not.toBe(key({}, { marks: [] }));
  expect(key({}, { marks: [{ rule: 'aura', figure: 'b' }] })).toBe(key({}, { marks: [] }));
  expect(key({}, { weather: 'rain' })).not.toBe(key());
});

test('who acts is told apart from itself at other times, by what its activation remembers', () => {
  const acting = (more: object) => key({}, { activation: { figure: 'a', ...more } });
  expect(acting({})).not.toBe(key());
  expect(acting({ aimed: true })).not.toBe(acting({}));
  expect(acting({ taken: 1 })).toBe(acting({ taken: 2 }));
  expect(key({}, { activation: { figure: 'b', aimed: true } })).toBe(key());
});

const near = (figure: { readonly x: number }): string => (figure.x < 5 ? 'ward' : '');
const keysWith = (lent: typeof near | undefined) => memoryKeys<Weighed>({ ...(unmoved as object), lent: () => lent } as never, state);

test('what others near lend to a figure tells its places apart, as long as anything is lent', () => {
  const [lent, plain] = [keysWith(near), keysWith(undefined)];
  expect(lent.of({ ...a, x: 9 })).not.toBe(lent.of(a));
  expect(plain.of({ ...a, x: 9 })).toBe(plain.of(a));
  expect([lent.byPlace, plain.byPlace]).toEqual([true, false]);
});
