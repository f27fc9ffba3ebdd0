import { pushedAway } from '@escarmouche/skirmish/plane';
import { expect, test } from 'vitest';
import { plane } from './plane.ts';
import { react } from './testing-alert.ts';
import { move } from './testing-moves.ts';
import { battle, box, figure, ofType, play, rolls, units, where, type BattleSpec, type FigureSpec } from './testing.ts';
import { frightening, push, stabInTheBack, stealthy } from './rules/index.ts';

const sword: FigureSpec = { like: 'guerrier' };
const pusher: FigureSpec = { at: [0, 0], rules: [{ id: push.id, level: 'normal' }] };
const send = { type: 'special', rule: push.id, target: 'b' } as const;
const fight = { type: 'fight', target: 'b' } as const;
const lines = { b2: { at: [25, 25] }, b3: { at: [25, 23] } } as const;

/** A Poussée from (0,0) northwards on b. */
function pushed(b: FigureSpec, rest: Partial<BattleSpec> & { readonly dice?: string; readonly more?: BattleSpec['figures'] } = {}) {
  const match = battle({ figures: { a: pusher, b, ...lines, ...rest.more }, activation: 'a', ...rest });
  return { match, events: play(match, send, rest.dice ?? '55') };
}

test('UC-SYS-FORCED: straight away from the other, the stated distance, its facing kept', () => {
  const { match } = pushed({ at: [3, 4], facing: 'east' });
  expect(where(match, 'b')).toEqual([6, 8]);
  expect(figure(match, 'b').facing).toEqual({ x: 1000, y: 0 });
});

test('UC-SYS-FORCED: difficult ground does not shorten it, water does not stop it', () => {
  const bog = box('bog', [-9, 3, 9, 20], { kind: 'difficult', top: 0 });
  expect(where(pushed({ at: [0, 4] }, { terrain: [bog] }).match, 'b')).toEqual([0, 9]);
  const lake = box('lake', [-9, 5, 9, 20], { kind: 'water', base: -2, top: 0 });
  expect(where(pushed({ at: [0, 4] }, { terrain: [lake] }).match, 'b')).toEqual([0, 9]);
});

test('UC-SYS-FORCED: a wall stops it where its base touches', () => {
  const match = battle({
    figures: { a: { at: [-1, 0], ...sword }, b: { at: [0, 0], ...sword }, ...lines },
    terrain: [box('wall', [0.9, -4, 3, 4])],
    activation: 'a',
  });
  play(match, fight, '66 11 11');
  expect(where(match, 'b')).toEqual([0.4, 0]);
});

const north = (terrain: BattleSpec['terrain'], more: BattleSpec['figures'] = {}) =>
  where(pushed({ at: [0, 4] }, { terrain, more }).match, 'b')[1];

test('UC-SYS-FORCED: so do a linear obstacle, a step of more than half a pace, a base and the table edge', () => {
  expect(north([box('low', [-4, 6, 4, 6.5], { kind: 'linear', top: 1 })])).toBeCloseTo(5.5, 2);
  expect(north([box('step', [-4, 6, 4, 12], { top: 0.6 })])).toBeCloseTo(5.5, 2);
  expect(north([box('step', [-4, 6, 4, 12], { top: 0.5 })])).toBe(9);
  expect(north([], { c: { at: [0, 7] } })).toBeCloseTo(6, 2);
  const edge = battle({ figures: { a: { ...pusher, at: [0, 25] }, b: { at: [0, 28] }, ...lines }, activation: 'a' });
  play(edge, send, '55');
  expect(where(edge, 'b')).toEqual([0, 29.5]);
});

test('UC-SYS-FORCED: stopped in contact with an enemy both are engaged; there is no charge and neither turns', () => {
  const enemy: FigureSpec = { at: [0, 7], facing: 'north' };
  const { match, events } = pushed({ at: [0, 4], rules: [stabInTheBack.id], facing: 'south' }, { more: { a2: enemy } });
  expect(ofType(events, 'engaged')).toEqual([{ type: 'engaged', figure: 'b', enemies: ['a2'] }]);
  expect(figure(match, 'a2').facing).toEqual({ x: 0, y: 1000 });
  expect(figure(match, 'b').facing).toEqual({ x: 0, y: -1000 });
  expect(ofType(events, 'freeAttack')).toEqual([]);
});

test('UC-SYS-FORCED: engaged so, a stealthy figure is revealed', () => {
  const { events } = pushed({ at: [0, 4], rules: [stealthy.id] }, { more: { a2: { at: [0, 7] } } });
  expect(ofType(events, 'marked').map(({ figure: id, rule }) => [id, rule])).toEqual([['b', stealthy.id]]);
});

test('UC-SYS-FORCED: no free attack is made on who is displaced, no fear faced', () => {
  const feared: FigureSpec = { at: [0, 7], rules: [frightening.id] };
  const { events } = pushed({ at: [0, 4] }, { more: { a2: { at: [1, 4], ...sword }, a3: feared } });
  expect(rolls(events)).toEqual(['power a 10']);
});

test('UC-SYS-FORCED, UC-MOVE-FALL: over an edge it falls there and goes no further', () => {
  const roof = box('roof', [-3, -3, 3, 6], { top: 3 });
  const match = battle({ figures: { a: { ...pusher, at: [0, 0, 3] }, b: { at: [0, 4, 3] }, ...lines }, terrain: [roof], activation: 'a' });
  const events = play(match, send, '55 33');
  expect(where(match, 'b')).toEqual([0, 6.5]);
  expect(rolls(events)).toEqual(['power a 10', 'damage 6']);
  expect(figure(match, 'b').posture).toBe('prone');
});

test('UC-MELEE-TIE: both are pushed back at the same time and end two paces farther apart', () => {
  const match = battle({ figures: { a: { at: [0, 0], ...sword }, b: { at: [0, 1], ...sword } }, activation: 'a' });
  const events = play(match, fight, '34 52');
  expect([where(match, 'a'), where(match, 'b')]).toEqual([
    [0, -1],
    [0, 2],
  ]);
  expect(ofType(events, 'figureMoved').map(({ manner, by }) => [manner, by])).toEqual([
    ['pushed', 'b'],
    ['pushed', 'a'],
  ]);
});

test('UC-MELEE-TIE UC-ACT-ALERT-TRIGGER: who came in the way as the first one was pushed stops the second', () => {
  const match = battle({
    figures: { a: { at: [0, 0], ...sword }, b: { at: [0, 1], ...sword }, b2: { at: [3, 2.5], facing: 'west', alert: true } },
    activation: 'a',
  });
  play(match, fight, '34 52', [react(move([0, 2.5]))]);
  expect([where(match, 'a'), where(match, 'b'), where(match, 'b2')]).toEqual([
    [0, -1],
    [0, 1.5],
    [0, 2.5],
  ]);
});

test('UC-MELEE-TIE, UC-MOVE-FALL: the acting figure falls first', () => {
  const match = battle({
    figures: { a: { at: [0, 0, 3], ...sword }, b: { at: [0, 1, 3], ...sword } },
    terrain: [box('beam', [-3, -0.6, 3, 1.6], { top: 3 })],
    activation: 'a',
  });
  const events = play(match, fight, '34 52 11 22');
  expect(ofType(events, 'rolled').map(({ purpose, target }) => [purpose, target])).toEqual([
    ['combat', 'b'],
    ['combat', 'a'],
    ['damage', 'a'],
    ['damage', 'b'],
  ]);
});

test('UC-SYS-FORCED: one above the other, the push goes where the one who causes it faces', () => {
  const match = battle({
    figures: { a: { at: [0, 0], facing: 'east' }, b: { at: [0, 0, 3] } },
    terrain: [box('bridge', [-4, -4, 4, 4], { base: 2.8, top: 3 })],
  });
  const { end } = pushedAway(plane, match.state, figure(match, 'b'), figure(match, 'a'), 1000);
  expect(end).toEqual(units(1, 0, 3));
});

test('UC-ACT-LADDER-USE: pressed against the wall it hangs on, it comes off and falls all the same', () => {
  const match = battle({
    figures: { a: { ...pusher, at: [0, 0] }, b: { at: [0, 4, 2.5], perch: { feature: 'house', on: 'wall' } }, ...lines },
    terrain: [box('house', [-4, 4.5, 4, 9], { top: 6 })],
    activation: 'a',
  });
  const events = play(match, send, '55 111');
  expect(rolls(events)).toEqual(['power a 10', 'damage 2']);
  expect(where(match, 'b')).toEqual([0, 4]);
  expect(figure(match, 'b')).toMatchObject({ posture: 'prone' });
  expect(figure(match, 'b').perch).toBeUndefined();
});

test('UC-SYS-FORCED UC-MOVE-PATH: a friend stops it even where moves pass through friends', () => {
  const options = { 'move.throughFriends': 'yes' } as const;
  expect(where(pushed({ at: [0, 4] }, { options, more: { b4: { at: [0, 7] } } }).match, 'b')[1]).toBeCloseTo(6, 2);
});

test('UC-ACT-LADDER-USE, UC-SYS-FORCED: who comes off a ladder beside an enemy is engaged with it, and nobody turns', () => {
  const match = battle({
    figures: {
      a: { at: [-1, 0, 3], like: 'guerrier', facing: 'east' },
      a2: { at: [0, -1], facing: 'south' },
      b: { at: [0, 0, 3], perch: { feature: 'rungs', on: 'ladder' }, facing: 'west' },
      b2: { at: [1, 0, 3] },
    },
    terrain: [
      box('rungs', [-0.3, 0.5, 0.3, 0.6], { kind: 'ladder', top: 9 }),
      box('west', [-3, -1, -0.6, 1], { top: 3 }),
      box('east', [0.6, -1, 3, 1], { top: 3 }),
    ],
    activation: 'a',
  });
  const events = play(match, { type: 'fight', target: 'b' }, '66 111 11 11');
  expect(where(match, 'b')).toEqual([0, 0]);
  expect(ofType(events, 'engaged').map(({ figure: who, enemies }) => [who, ...enemies])).toEqual([['b', 'a2']]);
  expect(figure(match, 'a2').facing).toEqual({ x: 0, y: -1000 });
});
