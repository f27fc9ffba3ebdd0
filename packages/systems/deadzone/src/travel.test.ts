import { expect, test } from 'vitest';
import { mapOf } from '../../../space/src/cubes/testing.ts';
import { construct } from './rules/construct.ts';
import { intel } from './rules/jeton-info.ts';
import { trap } from './rules/piege.ts';
import { battle, cubeOfFigure, figure, ofType, play, refusal, type BattleSpec } from './testing.ts';

const far = { at: 'C8R8L1' } as const;
const ways = (events: Parameters<typeof ofType>[0]) => ofType(events as never, 'moved') as readonly { readonly path: readonly string[] }[];

test('DZ-MOVE-PATH: the record tells a way as one, and as two where the figure stops for an item', () => {
  const sprint = { type: 'sprint', path: ['C5R4L1', 'C6R4L1'], at: { x: 5200, y: 4800 } } as const;
  const spec = { figures: { a: { at: 'C4R4L1' }, b: far }, activation: 'a' };
  const one = battle(spec);
  expect(ways(play(one, sprint)).map(({ path }) => path)).toEqual([['C4R4L1', 'C5R4L1', 'C6R4L1']]);
  expect(figure(one, 'a')).toMatchObject({ x: 5200, y: 4800 });
  const two = battle({ ...spec, tokens: ['C5R4L1'], bag: [intel.id, intel.id] });
  const moves = ofType(play(two, sprint, '', [['item', 'none']]), 'moved');
  expect(moves).toMatchObject([
    { path: ['C4R4L1', 'C5R4L1'], x: 4500, y: 4500, how: 'walk' },
    { path: ['C5R4L1', 'C6R4L1'], x: 5200, y: 4800, how: 'walk' },
  ]);
});

test('DZ-MOVE-POSITION: a figure that shifts within its cube goes where its player likes, and the record says where that is', () => {
  const match = battle({ figures: { a: { at: 'C4R4L1' }, b: far }, activation: 'a' });
  expect(ofType(play(match, { type: 'move', path: [], at: { x: 3200, y: 4800 } }), 'moved')).toMatchObject([
    { path: ['C4R4L1'], x: 3200, y: 4800, how: 'shift' },
  ]);
});

test('DZ-MOVE-POSITION, DZ-MOVE-ENTER-ENEMY: the place and the enemy are those of the last cube', () => {
  const figures = { a: { at: 'C4R4L1' }, b: { at: 'C6R4L1' }, b2: { at: 'C7R4L1' } };
  const sprint = { type: 'sprint', path: ['C5R4L1', 'C6R4L1'] } as const;
  const match = battle({ figures, activation: 'a', pools: { a: ['die'], b: [] } });
  expect(refusal(match, { ...sprint, at: { x: 5500, y: 4100 }, target: 'b', dice: 1 })).toBeUndefined();
  expect(refusal(match, { ...sprint, at: { x: 4500, y: 4100 } })).toBe('DZ-MOVE-POSITION');
  expect(refusal(match, { ...sprint, target: 'b2' })).toBe('DZ-MOVE-ENTER-ENEMY');
  expect(refusal(match, { ...sprint, path: ['C5R4L1', 'C5R5L1'], dice: 1 })).toBe('DZ-CMD-DIE');
  expect(refusal(match, { ...sprint, weapon: 'rifle' })).toBe('DZ-FIGHT-WEAPON');
});

test('DZ-CMD-DIE: a figure that shifts beside an enemy fights nobody by that', () => {
  const figures = { a: { at: 'C4R4L1' }, b: { at: 'C4R4L1', spot: [0.1, 0.1] } } as const;
  const match = battle({ figures, activation: 'a', pools: { a: ['die'], b: [] } });
  expect(refusal(match, { type: 'move', path: [], dice: 1 })).toBe('DZ-CMD-DIE');
});

/** A sprint off the board over a trap: the figure's posture, its cube and how many stretches it went. Walls keep an explosion from throwing it. */
function overTrap(a: Partial<BattleSpec['figures'][string]>, dice: string) {
  const panels = ['N', 'S', 'E', 'W'].map((side) => `C3R1L1 ${side} ${side === 'E' || side === 'W' ? 'door' : 'wall'}`);
  const figures = { a: { at: 'C4R1L1', speed: [3, 4] as [number, number], ...a }, b: far };
  const spec = { figures, map: mapOf({ panels }), tokens: ['C3R1L1'], bag: [trap.id], mission: { exits: ['C2R1L1'] } };
  const match = battle({ ...spec, activation: 'a' });
  const events = play(match, { type: 'sprint', path: ['C3R1L1', 'C2R1L1'], leave: true }, dice, [['item', 'token-1']]);
  return [figure(match, 'a').posture, cubeOfFigure(match, 'a'), ofType(events, 'moved').length];
}

test('DZ-MOVE-MOVE, DZ-ACT-END-EARLY, DZ-ITEM-TRAP: killed, pinned or hurt on its way a figure goes no farther, and does not leave the board', () => {
  expect(overTrap({ armour: 0 }, '444 111')).toEqual(['out', 'C3R1L1', 1]);
  expect(overTrap({}, '111 444 1 111 444')).toEqual(['prone', 'C3R1L1', 1]);
  const machine = { rules: [{ rule: construct.id }] };
  expect(overTrap({ ...machine, armour: 0 }, '411 111 1 111 444')).toEqual(['standing', 'C3R1L1', 1]);
  expect(overTrap(machine, '111 444 1 111 444')).toEqual(['gone', 'C2R1L1', 2]);
});
