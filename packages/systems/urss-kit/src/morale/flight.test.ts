import { markOf } from '@escarmouche/skirmish';
import { expect, test } from 'vitest';
import { battle, box, figure, play, refusal, rolls, where, type BattleSpec } from '../testing.ts';
import { blade } from '../testing-sheets.ts';

const out = { posture: 'out', vitality: 0 } as const;
const fight = { type: 'fight', target: 'b1' } as const;
/** b1 falls to a: two of three are lost, and b3 tests; its friends of group C keep the battle going. */
const stage = (b3: BattleSpec['figures'][string], figures: BattleSpec['figures'] = {}, more: Partial<BattleSpec> = {}) =>
  battle({
    figures: {
      a: { at: [0, 0], weapons: ['lame'] },
      b1: { at: [0, 1] },
      b2: { at: [9, 0], ...out },
      b3,
      ...figures,
      c: { at: [-20, -20] },
    },
    activation: 'a',
    ...more,
  });
const KILL = '6 1111 4';
const fleeing = (at: readonly [number, number], state: object = {}, more: Partial<BattleSpec> = {}) =>
  battle({ figures: { a: { at: [0, 0] }, b: { at, fleeing: 'toMove', ...state }, b2: { at: [-20, 20] } }, plays: 'B', ...more });
const begin = { type: 'activate', figure: 'b' } as const;

test('UK-MORALE-FLEE-GOOD: it runs at once, does nothing in its activation this turn, and is off the table in the next', () => {
  const match = stage({ at: [0, 15.5] });
  play(match, fight, `${KILL} 3`);
  expect(where(match, 'b3')).toEqual([0, 25.5]);
  expect(markOf(match.state, 'UK-SAVE-RUN', 'b3')).toBe(true);
  play(match, [{ type: 'pass' }, { type: 'activate', figure: 'b3' }]);
  expect([where(match, 'b3'), figure(match, 'b3').activated]).toEqual([[0, 25.5], true]);
  play(match, [{ type: 'endGroup' }, { type: 'endGroup' }, { type: 'activate', figure: 'b3' }]);
  expect(figure(match, 'b3').posture).toBe('fled');
});

test('UK-MORALE-FLEE-GOOD: engaged it stays, and is activated to fight, stand up or do nothing', () => {
  const match = stage({ at: [9, 9] }, { a2: { at: [9, 10] } });
  play(match, fight, `${KILL} 3`);
  expect(where(match, 'b3')).toEqual([9, 9]);
  play(match, [{ type: 'pass' }, { type: 'endGroup' }, { type: 'activate', figure: 'b3' }]);
  expect(refusal(match, { type: 'move', path: [{ x: 39000, y: 38000 }] })).toBe('UK-MORALE-FLEE-GOOD');
  expect(refusal(match, { type: 'crawl', path: [] })).toBe('UK-MORALE-FLEE-GOOD');
  expect(refusal(match, { type: 'fight', target: 'a2' })).toBeUndefined();
  expect(refusal(match, { type: 'nothing' })).toBeUndefined();
});

test('UK-MORALE-FLEE-GOOD: as soon as no enemy touches it, it makes its movement of the turn, once', () => {
  const sword = { weapons: [blade('longue')] } as const;
  const held = battle({
    figures: {
      a: { at: [0, 8], ...sword },
      a2: { at: [20, 20] },
      a3: { at: [22, 20] },
      b: { at: [0, 9], fleeing: 'held', ...sword },
      b2: { at: [-20, 20] },
    },
    activation: 'b',
  });
  play(held, { type: 'fight', target: 'a' }, '6 1 4');
  expect(where(held, 'b')).toEqual([0, 19]);
  expect(held.state.activation).toBeUndefined();
  play(held, { type: 'endGroup' });
  expect(where(held, 'b')).toEqual([0, 19]);
});

test('UK-MORALE-FLEE-GOOD: caught before its activation it is held', () => {
  const match = battle({
    figures: { a: { at: [0, 6] }, a2: { at: [-9, -9] }, b: { at: [0, 9], fleeing: 'toMove' }, b2: { at: [-20, 20] } },
    activation: 'a',
  });
  play(match, { type: 'move', path: [{ x: 30000, y: 38000 }] });
  expect(figure(match, 'b').fleeing).toBe('held');
  expect(where(match, 'b')).toEqual([0, 9]);
});

test('UK-MORALE-FLEE-GOOD: prone it stands up with its first action and moves with the second', () => {
  const match = fleeing([0, 15], { posture: 'prone' });
  play(match, begin);
  expect([where(match, 'b'), figure(match, 'b').posture]).toEqual([[0, 20], 'standing']);
  const one = fleeing([0, 15], { posture: 'prone', left: 1 });
  play(one, begin);
  expect([where(one, 'b'), figure(one, 'b').posture]).toEqual([[0, 15], 'standing']);
});

test('UK-MORALE-FLEE-GOOD: prone it does not run off at once', () => {
  const match = stage({ at: [0, 15], posture: 'prone' });
  play(match, fight, `${KILL} 3`);
  expect(where(match, 'b3')).toEqual([0, 15]);
  play(match, [{ type: 'pass' }, { type: 'activate', figure: 'b3' }]);
  expect(where(match, 'b3')).toEqual([0, 20]);
});

test('UK-MORALE-FLEE-GOOD, UK-STATE-STUNNED: stunned it does not move; it flees in its activation of the next turn', () => {
  const match = stage({ at: [0, 10], stunned: true });
  play(match, fight, `${KILL} 3`);
  expect(where(match, 'b3')).toEqual([0, 10]);
  play(match, [{ type: 'pass' }, { type: 'endGroup' }, { type: 'activate', figure: 'a' }, { type: 'pass' }]);
  expect(where(match, 'b3')).toEqual([0, 10]);
  play(match, { type: 'activate', figure: 'b3' });
  expect(where(match, 'b3')).toEqual([0, 20]);
});

test('UK-MORALE-FLEE-GOOD: by the shortest passable way to the nearest exit, round bends; difficult ground costs double', () => {
  const exits = [{ type: 'disc' as const, x: 30000, y: 45000, r: 1000 }];
  const round = fleeing([0, 9], {}, { exits, terrain: [box('wall', [-2, 10, 1, 11])] });
  play(round, begin);
  expect(figure(round, 'b').posture).toBe('fled');
  const bog = fleeing([0, 3], {}, { exits, terrain: [box('bog', [-30, 2, 30, 30], { kind: 'difficult', top: 0 })] });
  play(bog, begin);
  expect(where(bog, 'b').map(Math.round)).toEqual([0, 8]);
});

test('UK-MORALE-FLEE-GOOD: hanging it climbs down, in deep water it swims, as far as one action leads', () => {
  const ladder = box('ladder', [-0.5, 8.3, 0.5, 8.5], { kind: 'ladder', top: 9 });
  const perch = { feature: 'ladder', on: 'ladder' } as const;
  const up = battle({
    figures: { a: { at: [0, 0] }, b: { at: [0, 9, 8], perch, fleeing: 'toMove' }, b2: { at: [-20, 20] } },
    terrain: [box('tower', [-3, 5, 3, 8.3], { top: 9 }), ladder],
    plays: 'B',
  });
  play(up, begin);
  expect(where(up, 'b')).toEqual([0, 9, 3]);
  const swims = fleeing([0, 20], {}, { terrain: [box('pool', [-5, 15, 5, 28], { kind: 'water', base: -2, top: 0 })] });
  play(swims, begin);
  expect(where(swims, 'b').slice(0, 2)).toEqual([0, 22.5]);
});

test('UK-MORALE-FLEE-GOOD, UK-TURN-ACTIVATION: who fails its test in its own activation flees, and is done with it', () => {
  const match = battle({
    figures: { a: { at: [0, 0] }, a2: { at: [9, 9], ...out }, a3: { at: [5, 0], ...out }, b: { at: [0, 15] }, c: { at: [20, 20] } },
    activation: 'a',
  });
  expect(rolls(play(match, { type: 'nothing' }, '3'))).toEqual(['morale a 3']);
  expect(where(match, 'a')).not.toEqual([0, 0]);
  expect(match.state.activation).toBeUndefined();
});
