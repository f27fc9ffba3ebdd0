import { expect, test } from 'vitest';
import { blade, figure, levels, play, rolls, where } from '../testing.ts';
import { duel, fightB } from '../testing-fights.ts';
import { cutAndThrust } from './index.ts';

const ID = cutAndThrust.id;

test('UK-ATTR-DE-TAILLE: a test makes it a cut of 1D2 points that pushes the loser back', () => {
  const match = duel({ weapons: ['epee'] }, { character: true });
  expect(rolls(play(match, fightB, '6 1 54 6 4'))).toEqual(['combat a 6', 'combat b 1', `${ID} a 4`, 'damage a 6', 'points a 4']);
  expect([figure(match, 'b').vitality, where(match, 'b')]).toEqual([1, [2, 0]]);
  const low = duel({ weapons: ['epee'] }, { character: true });
  play(low, fightB, '6 1 54 6 3');
  expect(figure(low, 'b').vitality).toBe(2);
});

test('UK-ATTR-DE-TAILLE: a failed test changes nothing, a success pushes though nothing is rolled or hurts', () => {
  const failed = duel({ weapons: ['epee'] }, { character: true });
  expect(rolls(play(failed, fightB, '6 1 53 6'))).toHaveLength(4);
  expect(where(failed, 'b')).toEqual([1, 0]);
  const spent = duel({ weapons: ['epee'], blows: 1 }, { character: true });
  expect(rolls(play(spent, fightB, '6 1 54'))).toHaveLength(3);
  expect(where(spent, 'b')).toEqual([2, 0]);
});

test('UK-ATTR-DE-TAILLE: its player may decline before the dice, where a match asks; not in a free attack', () => {
  const match = duel({ weapons: ['epee'] }, {}, { 'decisions.decline': 'ask' });
  expect(rolls(play(match, fightB, '6 1 1', [['use', false]]))).toHaveLength(3);
  const free = duel({ weapons: ['epee'] }, { posture: 'prone' });
  expect(rolls(play(free, fightB, '1'))).toEqual(['damage a 1']);
});

test('UK-ATTR-DE-TAILLE, UK-ATTR-GEN-STACK: of figure and weapon the better level, tested once', () => {
  const match = duel({ weapons: [blade('epee', 0, [{ id: ID, level: -2 }])], rules: [{ id: ID, level: 1 }] });
  expect(levels(play(match, fightB, '6 1 14 1'), ID)).toEqual([1]);
});
