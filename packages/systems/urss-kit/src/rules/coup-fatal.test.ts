import { expect, test } from 'vitest';
import { blade, figure, play, rolls } from '../testing.ts';
import { duel, fightB } from '../testing-fights.ts';
import { cutAndThrust, deadlyBlow } from './index.ts';

/** Points left to a figure of three when the die shows this. */
const leftBy = (die: string) => {
  const match = duel({ rules: [deadlyBlow.id] }, { character: true });
  play(match, fightB, `6 1 4 ${die}`);
  return figure(match, 'b').vitality;
};

test('UK-ATTR-COUP-FATAL: a successful damage roll takes 1D3 points', () => {
  expect(['1', '2', '3', '4', '5', '6'].map(leftBy)).toEqual([2, 2, 1, 1, 0, 0]);
});

test('UK-ATTR-COUP-FATAL: no die after a failed roll, nor for the last point; in free attacks too', () => {
  const failed = duel({ rules: [deadlyBlow.id] }, { character: true });
  expect(rolls(play(failed, fightB, '6 1 3'))).toHaveLength(3);
  const last = duel({ rules: [deadlyBlow.id] });
  expect(rolls(play(last, fightB, '6 1 4'))).toHaveLength(3);
  const free = duel({ weapons: [blade('lame', 0, [deadlyBlow.id])] }, { character: true, posture: 'prone' });
  expect(rolls(play(free, fightB, '4 6'))).toEqual(['damage a 4', 'points a 6']);
  expect(figure(free, 'b').posture).toBe('out');
});

test('UK-ATTR-COUP-FATAL: with a cut it takes 1D6 points, one save for all', () => {
  const match = duel(
    { weapons: [blade('epee', 0, [{ id: cutAndThrust.id }, deadlyBlow.id])] },
    { character: true, fullVitality: 8, tough: true },
  );
  expect(rolls(play(match, fightB, '6 1 4 11 4 5'))).toEqual([
    'combat a 6',
    'combat b 1',
    'de-taille-et-d-estoc a 4',
    'save b 1',
    'damage a 4',
    'points a 5',
  ]);
  expect(figure(match, 'b').vitality).toBe(3);
});
