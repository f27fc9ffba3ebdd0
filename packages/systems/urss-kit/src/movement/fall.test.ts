import { expect, test } from 'vitest';
import {
  armour,
  battle,
  box,
  figure,
  levels,
  play,
  point,
  rolls,
  where,
  type Battle,
  type BattleSpec,
  type FigureSpec,
} from '../testing.ts';

const over = { type: 'move', path: [point(4, 0)] } as const;
/** On a platform of this height, an edge a pace to the east. */
const at = (height: number, spec: FigureSpec = {}, options: BattleSpec['options'] = {}): Battle =>
  battle({
    figures: { a: { at: [0, 0, height], ...spec }, a2: { at: [-20, 0] }, b: { at: [20, 0] } },
    terrain: [box('tour', [-6, -6, 1, 6], { top: height })],
    activation: 'a',
    options,
  });

test.each([
  [1.9, '', []],
  [2.9, '46', ['damage 4']],
  [3, '3', ['damage 3']],
  [4, '14', ['damage 4']],
  [5, '142', ['damage 4']],
  [6.5, '1423', ['damage 4']],
])('UK-MOVE-FALL: a fall of %d paces hurts by its whole paces', (height, dice, expected) => {
  expect(rolls(play(at(height), over, dice))).toEqual(expected);
});

const level = (height: number, dice: string, options: BattleSpec['options'] = {}) =>
  levels(play(at(height, {}, options), over, dice), 'damage');

test('UK-MOVE-FALL: the level of the damage is the whole paces less three, by option no more than Dégâts +', () => {
  expect([level(2.5, '11'), level(3.9, '1'), level(4, '11'), level(5, '111')]).toEqual([[-1], [0], [1], [2]]);
  expect(level(5, '11', { 'fall.progression': 'capped' })).toEqual([1]);
});

test('UK-MOVE-FALL: it falls when more than half of its base is over the void, exactly half does not', () => {
  const half = at(3);
  play(half, { type: 'move', path: [point(1, 0)] });
  expect(where(half, 'a')).toEqual([1, 0, 3]);
  const more = at(3);
  play(more, { type: 'move', path: [point(1.02, 0)] }, '3');
  expect(where(more, 'a')).toEqual([1.5, 0]);
});

test('UK-MOVE-FALL: it lands at the foot, its base clear of the edge, standing as it was; by option it lies', () => {
  const match = at(3);
  play(match, over, '3');
  expect([where(match, 'a'), figure(match, 'a').posture, figure(match, 'a').facing.x > 0]).toEqual([[1.5, 0], 'standing', true]);
  const lies = at(3, {}, { 'fall.prone': 'yes' });
  play(lies, over, '3');
  expect(figure(lies, 'a').posture).toBe('prone');
  const small = at(1.9, {}, { 'fall.prone': 'yes' });
  play(small, over);
  expect(figure(small, 'a').posture).toBe('standing');
});

test('UK-MOVE-FALL: armour and innate saves count, a shield does not; nobody’s damage roll of the turn is used', () => {
  const match = at(3, { armour: [armour('cotte', 0)], tough: true, shields: ['bouclier'], held: ['bouclier'] });
  expect(rolls(play(match, over, '444'))).toEqual(['save a 4']);
  expect(figure(match, 'a').blows).toBe(0);
});
