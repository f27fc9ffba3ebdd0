import { expect, test } from 'vitest';
import { move } from '../testing-moves.ts';
import { battle, box, figure, ofType, play, refusal, rolls, units, where, type BattleSpec, type FigureSpec } from '../testing.ts';
import { frightening } from './index.ts';

const flyer: FigureSpec = { at: [0, 0], rules: ['jetpack'] };
const to = (x: number, y: number, z = 0) => ({ type: 'special', rule: 'jetpack', to: units(x, y, z) }) as const;
const stage = (terrain: BattleSpec['terrain'] = [], figures: BattleSpec['figures'] = {}, rest: Partial<BattleSpec> = {}) =>
  battle({ figures: { a: flyer, b: { at: [25, 25] }, ...figures }, terrain, activation: 'a', ...rest });

test('UC-ATTR-JETPACK: 8 paces in any direction, one action without a run-up; it faces the way it flew', () => {
  const match = stage();
  expect(refusal(match, to(8.1, 0))).toBe('UC-ATTR-JETPACK');
  play(match, to(0, -8));
  expect(where(match, 'a')).toEqual([0, -8]);
  expect(figure(match, 'a').facing).toEqual({ x: 0, y: -8000 });
  expect(match.state.activation?.left).toBe(1);
});

test('UC-ATTR-JETPACK: up and down count: the line in space between the two places is at most 8 paces; no fall on landing', () => {
  const tower = box('tower', [3, -2, 8, 2], { top: 5 });
  expect(refusal(stage([tower]), to(6, 0, 5))).toBeUndefined();
  expect(refusal(stage([tower]), to(6.5, 0, 5))).toBe('UC-ATTR-JETPACK');
  const down = stage([box('roof', [-2, -2, 2, 2], { top: 5 })], { a: { ...flyer, at: [0, 0, 5] } });
  expect(rolls(play(down, to(4, 0)))).toEqual([]);
  expect(where(down, 'a')).toEqual([4, 0]);
});

test('UC-ATTR-JETPACK: over everything; only a ceiling above the start or the landing prevents it', () => {
  const wall = box('wall', [2, -9, 3, 9], { top: 30 });
  expect(refusal(stage([wall]), to(6, 0))).toBeUndefined();
  expect(refusal(stage([box('roof', [-2, -2, 2, 2], { base: 3, top: 3.5 })]), to(6, 0))).toBe('UC-ATTR-JETPACK');
  expect(refusal(stage([box('roof', [4, -2, 8, 2], { base: 3, top: 3.5 })]), to(6, 0))).toBe('UC-ATTR-JETPACK');
  expect(refusal(stage([box('roof', [4, -2, 8, 2], { base: 3, top: 3.5 })]), to(6, 0, 3.5))).toBeUndefined();
});

test('UC-ATTR-JETPACK: it lands only where its base has room', () => {
  expect(refusal(stage([], { b: { at: [6, 0] } }), to(5.5, 0))).toBe('UC-MOVE-PATH');
  expect(refusal(stage([box('lake', [4, -4, 9, 4], { kind: 'water', base: -2, top: 0 })]), to(6, 0))).toBe('UC-ATTR-JETPACK');
  expect(refusal(stage(), to(6, 0, 2))).toBe('UC-ATTR-JETPACK');
});

test('UC-ATTR-JETPACK, UC-MOVE-CHARGE: it may land in contact with an enemy, which turns; fear is faced first', () => {
  const match = stage([], { b: { at: [0, 6], rules: [frightening.id] } });
  const events = play(match, to(0, 7), '34');
  expect(rolls(events)).toEqual(['morale a 7']);
  expect(ofType(events, 'engaged')).toEqual([{ type: 'engaged', figure: 'a', enemies: ['b'] }]);
  const { facing } = figure(match, 'a');
  expect([facing.x, Math.sign(facing.y)]).toEqual([0, -1]);
});

test('UC-ATTR-JETPACK, UC-MELEE-DISENGAGE: leaving a melee costs the free attacks', () => {
  const match = stage([], { b: { at: [0, 1], like: 'guerrier' } });
  expect(ofType(play(match, to(6, 0), '11'), 'freeAttack')).toHaveLength(1);
});

test('UC-ATTR-JETPACK: a type of its own, with a move in one activation; by option it costs two actions', () => {
  const match = stage();
  play(match, [move([3, 0]), to(3, 8)]);
  expect(where(match, 'a')).toEqual([3, 8]);
  const dear = stage([], {}, { options: { 'jetpack.actions': '2' } });
  play(dear, move([3, 0]));
  expect(refusal(dear, to(3, 5))).toBe('UC-ACT-COUNT');
});

test('UC-ATTR-JETPACK: nobody else has it', () => {
  const match = stage([], { a: { at: [0, 0] } });
  expect(refusal(match, to(1, 1))).toBe('UC-ACT-LIST');
});

test('UC-ATTR-JETPACK, UC-ACT-ALERT-TRIGGER: caught in the air over a pit by a charge, it falls there', () => {
  const guard: FigureSpec = { at: [4, -4], facing: 'north', alert: true };
  const match = stage([box('pit', [2, -0.5, 6, 0.5], { kind: 'void', base: -3, top: 0 })], { b: guard });
  const answers = [
    ['alert', { do: 'wait', at: 4000 }],
    ['alert', { do: 'react', command: move([4, -1]) } as never],
  ] as const;
  const events = play(match, to(8, 0), '33', answers);
  expect(rolls(events)).toEqual(['damage 6']);
  expect(where(match, 'a')).toEqual([4, 0, -3]);
});

test('UC-ATTR-JETPACK: its offer draws allowed flights', () => {
  const match = stage();
  const offer = match.system.offers(match.state, 'A').find(({ id }) => id === 'jetpack');
  let next = 0;
  const command = offer?.sample?.((n) => (next = (next * 31 + 17) % 1009) % n);
  expect(command && refusal(match, command)).toBeUndefined();
  expect(command).toMatchObject({ type: 'special', rule: 'jetpack' });
});

test('UC-ATTR-JETPACK UC-SYS-DISTANCE: 8 paces, the limit included, and not a hair more', () => {
  expect(refusal(stage(), to(8, 0))).toBeUndefined();
  expect(refusal(stage(), to(8.002, 0))).toBe('UC-ATTR-JETPACK');
});
