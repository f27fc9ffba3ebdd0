import { expect, test } from 'vitest';
import type { Leg } from '../commands.ts';
import { climber, frightening, limitedMovement } from '../rules/index.ts';
import { battle, box, figure, ofType, play, point, refusal, rolls, where, type Battle, type BattleSpec } from '../testing.ts';

const mixed = (...legs: readonly Leg[]) => ({ type: 'mixed', legs: [...legs] }) as const;
const walk = (x: number, y = 0): Leg => ({ type: 'move', path: [point(x, y)] });
const swim = (x: number, y = 0): Leg => ({ type: 'swim', path: [point(x, y)] });
const climb = (height: number): Leg => ({ type: 'climb', feature: 'mur', height: height * 1000 });
const rung = (height: number): Leg => ({ type: 'ladder', feature: 'echelle', height: height * 1000 });

const LAND = [
  box('mur', [2, -3, 8, 3], { top: 1.5 }),
  box('echelle', [1.9, 1, 2, 1.4], { kind: 'ladder', top: 1.5 }),
  box('lac', [-8, -3, -2, 3], { kind: 'water', top: 0 }),
];
const mover = (rules: readonly string[] = [], more: Partial<BattleSpec> = {}): Battle =>
  battle({
    figures: { a: { at: [0, 0], rules }, b: { at: [20, 20] } },
    terrain: LAND,
    activation: 'a',
    options: { 'move.mixedModes': 'yes' },
    ...more,
  });

test('UK-ACT-ONE-THING: one movement does not mix kinds of movement, but by option', () => {
  const command = mixed(walk(1.5), climb(1.5));
  expect(refusal(mover([], { options: {} }), command)).toBe('UK-ACT-ONE-THING');
  expect(refusal(mover(), command)).toBeUndefined();
});

test('UK-ACT-ONE-THING: by option a pace of wall costs two, of ladder one, out of the base move', () => {
  // 1.5 to the wall, 3 for its height, and half a pace on the roof.
  const up = mixed(walk(1.5), climb(1.5), walk(3));
  const match = mover();
  expect(refusal(match, mixed(walk(1.5), climb(1.5), walk(3.1)))).toBe('UK-ACT-MOVE');
  const events = play(match, up);
  expect([where(match, 'a'), figure(match, 'a').left, figure(match, 'a').done]).toEqual([[3, 0, 1.5], 1, ['movement']]);
  expect(ofType(events, 'figureMoved').map(({ manner }) => manner)).toEqual(['move', 'climb', 'move']);
  const ladder = mover([], { figures: { a: { at: [0, 1.2] }, b: { at: [20, 20] } } });
  expect([4.6, 4.7].map((x) => refusal(ladder, mixed(walk(1.4, 1.2), rung(1.5), walk(x, 1.2))))).toEqual([undefined, 'UK-ACT-MOVE']);
});

test('UK-ACT-ONE-THING: by option a pace of deep water costs two', () => {
  expect([-3.25, -3.4].map((x) => refusal(mover(), mixed(walk(-1.5), swim(x))))).toEqual([undefined, 'UK-ACT-SWIM']);
});

test('UK-ACT-ONE-THING: rules of each kind of movement hold in it', () => {
  expect(refusal(mover([climber.id]), mixed(walk(1.5), climb(1.5), walk(4.5)))).toBeUndefined();
  expect(refusal(mover([limitedMovement.id]), mixed(walk(1.5), climb(1.5)))).toBe(limitedMovement.cites[0]);
});

test('UK-ACT-ONE-THING, UK-MOVE-CHARGE: nothing follows a contact, with which it may end', () => {
  const met = mover([], { figures: { a: { at: [0, 0] }, b: { at: [1.5, 1] } } });
  expect(refusal(met, mixed(walk(1.5), climb(1.5)))).toBe('UK-ACT-ONE-THING');
  const above = mover([], { figures: { a: { at: [0, 0] }, b: { at: [3.8, 0, 1.5] } } });
  play(above, mixed(walk(1.5), climb(1.5), walk(3)));
  expect(figure(above, 'b').facing.x < 0).toBe(true);
});

test('UK-ACT-ONE-THING, UK-ACT-MOVE: ending in contact it faces whom it touches, and it takes courage', () => {
  const above = mover([], { figures: { a: { at: [0, 0] }, b: { at: [3.8, 0, 1.5], rules: [frightening.id] } } });
  const charge = mixed(walk(1.5), climb(1.5), walk(3));
  const facing = (x: number) => refusal(above, { ...charge, facing: { x: x * 1000, y: 0 } });
  expect([facing(-1), facing(1)]).toEqual(['UK-ACT-MOVE', undefined]);
  expect(rolls(play(above, charge, '4'))).toEqual(['morale a 4']);
});

test('UK-ACT-ONE-THING, UK-MELEE-DISENGAGE: enemies strike once, as it sets out', () => {
  const match = mover([], { figures: { a: { at: [0, 0] }, b: { at: [0, 1], weapons: ['lame'] } } });
  expect(ofType(play(match, mixed(walk(1.5), climb(1.5)), '3'), 'freeAttack').length).toBe(1);
});
