import { expect, test } from 'vitest';
import { blade, figure, play, rolls } from '../testing.ts';
import { duel, fightB } from '../testing-fights.ts';
import { huge, projection, stunningBlow } from './index.ts';

const throws = { id: projection.id, level: -1 };

test('UK-ATTR-PROJECTION: a test after a won Combat knocks the loser down, hurt or not', () => {
  const match = duel({ rules: [throws] });
  expect(rolls(play(match, fightB, '6 1 45 1'))).toEqual(['combat a 6', 'combat b 1', 'projection a 4', 'damage a 1']);
  expect(figure(match, 'b').posture).toBe('prone');
});

const withMace = () => duel({ rules: [throws], weapons: [blade('masse', 0, [stunningBlow.id])] });

test('UK-ATTR-PROJECTION, UK-ATTR-GEN-FIGHT: after Assommoir, and only if that has not worked', () => {
  expect(rolls(play(withMace(), fightB, '6 1 4 1'))[2]).toBe('assommoir a 4');
  expect(rolls(play(withMace(), fightB, '6 1 3 44 1')).slice(2, 4)).toEqual(['assommoir a 3', 'projection a 4']);
});

test('UK-ATTR-PROJECTION, UK-ATTR-ENORME: not on Énorme, in a free attack, nor if its player declines', () => {
  const big = duel({ rules: [throws] }, { rules: [huge.id], at: [1.5, 0] });
  expect(rolls(play(big, fightB, '6 1 1'))).toHaveLength(3);
  const free = duel({ rules: [throws] }, { posture: 'prone' });
  expect(rolls(play(free, fightB, '1'))).toHaveLength(1);
  const declined = duel({ rules: [throws] }, {}, { 'decisions.decline': 'ask' });
  expect(rolls(play(declined, fightB, '6 1 1', [['use', false]]))).toHaveLength(3);
});
