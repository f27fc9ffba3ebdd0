import { expect, test } from 'vitest';
import { groupsOf } from '../../../packages/skirmish/test/fixture/duel.ts';
import { failuresOf, type DuelStep } from './fixture/duel-case.ts';

const setup = groupsOf(['a1'], ['b1', 'b2']);

const deployed: readonly DuelStep[] = [
  { name: 'deploy', who: 'a1', at: [3, 2] },
  { name: 'deploy', who: 'b1', at: [3, 12] },
  { name: 'deploy', who: 'b2', at: [10, 12] },
];

test('a whole battle of a game that the command line does not know is a case like any other', () => {
  const battle: readonly DuelStep[] = [
    ...deployed,
    { name: 'choose', choices: [{ who: 'b1' }] },
    { name: 'move', at: [3, 7] },
    { name: 'move', at: [3, 8] },
    { name: 'choose', choices: [{ who: 'b1' }] },
    { name: 'fight', who: 'a1' },
    { name: 'fight', who: 'b1' },
    { name: 'choose' },
    { name: 'move', at: [6, 11] },
    { name: 'fight', who: 'a1', refused: ['DU-FIGHT'] },
    { name: 'rest' },
    { name: 'choose' },
    { name: 'move', at: [7, 11] },
    { name: 'fight', who: 'b2' },
  ];
  expect(failuresOf(setup, battle.slice(0, 8), [2, 5], { a1: '3,7', b1: 'out' })).toEqual([]);
  expect(failuresOf(setup, battle, [4, 4, 6, 1, 6, 2], { b1: 'out', b2: 'out' })).toEqual([]);
});

test('what is not as it should be is named: a place, a die, a choice that is not offered', () => {
  expect(failuresOf(setup, deployed, [], { a1: '3,3' })).toEqual(['a1: expected 3,3, found 3,2']);
  expect(failuresOf(setup, deployed, [6], {})).toEqual(['unused dice: 6']);
  expect(failuresOf(setup, [...deployed, { name: 'choose', choices: [{ who: 'a1' }] }], [], {})[0]).toContain(
    'This answer is not offered.',
  );
  expect(failuresOf(setup, [...deployed, { name: 'move', at: [3, 7], refused: ['DU-CHOOSE'] }], [], {})).toEqual([]);
});
