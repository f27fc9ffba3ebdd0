import { expect, test } from 'vitest';
import { battle, box, figure, ofType, play, rolls, where, type FigureSpec } from '../testing.ts';
import { fallBlow } from './fall.ts';
import { move } from '../testing-moves.ts';

const far: FigureSpec = { at: [25, 25] };

/** Walks off a roof of this height, in paces. */
function walkOff(top: number, dice: string, a: FigureSpec = {}) {
  const match = battle({
    figures: { a: { at: [0, 0, top], ...a }, a2: { at: [20, 20] }, a3: { at: [22, 20] }, b: far },
    terrain: [box('roof', [-2, -2, 2, 2], { top })],
    activation: 'a',
  });
  return { match, events: play(match, move([4, 0]), dice) };
}

test('UC-MOVE-FALL: 2 to under 3 paces is a malus damage roll, 3 a normal one, 4 or more a bonus one, less than 2 none', () => {
  expect(figure(walkOff(2.9, '346').match, 'a').posture).toBe('out');
  expect(figure(walkOff(3, '33').match, 'a').posture).toBe('standing');
  expect(figure(walkOff(4, '125').match, 'a').posture).toBe('out');
  expect(figure(walkOff(9, '114').match, 'a').posture).toBe('standing');
  expect(rolls(walkOff(1.9, '').events)).toEqual([]);
  expect([1999, 2000, 2999, 3000, 3999, 4000, 12000].map((height) => fallBlow('a', height)?.level)).toEqual([
    undefined,
    'malus',
    'malus',
    'normal',
    'normal',
    'bonus',
    'bonus',
  ]);
});

test('UC-MOVE-FALL: it lands at the foot where its base clears the edge, standing, facing the way it went; the movement ends', () => {
  const { match, events } = walkOff(3, '11');
  expect(where(match, 'a')).toEqual([2.5, 0]);
  expect(figure(match, 'a')).toMatchObject({ posture: 'standing', facing: { x: 4000, y: 0 } });
  expect(ofType(events, 'figureMoved').map(({ manner }) => manner)).toEqual(['move', 'fell']);
});

test('UC-MOVE-FALL: it falls only with more than half of its base over the void', () => {
  const match = battle({
    figures: { a: { at: [0, 0, 3] }, b: far },
    terrain: [box('roof', [-2, -2, 2, 2], { top: 3 })],
    activation: 'a',
  });
  play(match, move([2, 0]));
  expect(where(match, 'a')).toEqual([2, 0, 3]);
});

test('UC-MOVE-FALL: where somebody stands at the foot it is put at the nearest free place', () => {
  const match = battle({
    figures: { a: { at: [0, 0, 3] }, a2: { at: [2.6, 0] }, b: far },
    terrain: [box('roof', [-2, -2, 2, 2], { top: 3 })],
    activation: 'a',
  });
  play(match, move([4, 0]), '11');
  const [x = 0, y = 0] = where(match, 'a');
  const apart = Math.sqrt((x - 2.6) * (x - 2.6) + y * y);
  expect(apart).toBeGreaterThanOrEqual(0.999);
  expect(apart).toBeLessThan(1.3);
});

test('UC-MOVE-FALL: armour and attributes save, cover and shields do not', () => {
  const saved = walkOff(3, '66 666', { armour: ['legere', 'bouclier'] });
  expect(rolls(saved.events)).toEqual(['damage 12', 'save a 12']);
  const shield = walkOff(3, '66', { armour: ['bouclier'] });
  expect(rolls(shield.events)).toEqual(['damage 12']);
});

test('UC-MOVE-FALL: into a hole in the ground as well', () => {
  const match = battle({
    figures: { a: { at: [0, 0] }, b: far },
    terrain: [box('pit', [2, -3, 8, 3], { kind: 'void', base: -3, top: 0 })],
    activation: 'a',
  });
  play(match, move([5, 0]), '33');
  expect(where(match, 'a')).toEqual([2.5, 0, -3]);
});

test('UC-MOVE-FALL: a drop of two paces to a hair is a fall, one of a hair less is a step', () => {
  expect(rolls(walkOff(2, '111').events)).toEqual(['damage 2']);
  expect(rolls(walkOff(1.999, '').events)).toEqual([]);
});

test('UC-MOVE-FALL, UC-MOVE-FACING: who falls faces the way it went, whatever its player picked', () => {
  const match = battle({
    figures: { a: { at: [0, 0, 3] }, b: far },
    terrain: [box('roof', [-2, -2, 2, 2], { top: 3 })],
    activation: 'a',
  });
  play(match, { ...move([4, 0]), facing: { x: 0, y: 1 } } as never, '11');
  expect(figure(match, 'a').facing).toEqual({ x: 4000, y: 0 });
});
