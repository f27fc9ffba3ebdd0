import { expect, test } from 'vitest';
import { GROUND } from '../../../packages/skirmish/test/ground.ts';
import { failuresOf, type DuelStep } from './fixture/duel-case.ts';

const setup = { table: GROUND, sides: [['Ann'], ['Cy', 'Di']] } as const;

const deployed: readonly DuelStep[] = [
  { deploy: 'a1', at: [3, 2] },
  { deploy: 'b1', at: [3, 12] },
  { deploy: 'b2', at: [10, 12] },
];

test('a whole battle of a game that the command line does not know is a case like any other', () => {
  const battle: readonly DuelStep[] = [
    ...deployed,
    { choose: ['b1'] },
    { move: [3, 7] },
    { rest: true },
    { move: [3, 8] },
    { fight: 'a1' },
    { choose: ['b2'] },
    { move: [6, 11] },
    { fight: 'a1', refused: ['DU-FIGHT'] },
    { rest: true },
    { fight: 'b1' },
    { choose: [] },
    { move: [6, 11] },
    { fight: 'b2' },
  ];
  expect(failuresOf(setup, battle.slice(0, 8), [2, 5], { a1: [3, 7], b1: 'out' })).toEqual([]);
  expect(failuresOf(setup, battle, [4, 4, 6, 1, 6, 2], { b1: 'out', b2: 'out' })).toEqual([]);
});

test('what is not as it should be is named: a place, a die, a choice that is not offered', () => {
  expect(failuresOf(setup, deployed, [], { a1: [3, 3] })).toEqual(['a1: expected 3,3, found 3,2']);
  expect(failuresOf(setup, deployed, [6], {})).toEqual(['unused dice: 6']);
  expect(failuresOf(setup, [...deployed, { choose: ['a1'] }], [], {})[0]).toContain('This answer is not offered.');
  expect(failuresOf(setup, [...deployed, { move: [3, 7], refused: ['DU-CHOOSE'] }], [], {})).toEqual([]);
});
