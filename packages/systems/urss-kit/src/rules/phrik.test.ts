import { expect, test } from 'vitest';
import { blade, figure, play } from '../testing.ts';
import { duel, fightB } from '../testing-fights.ts';
import { phrik, weaponBreaker } from './index.ts';

const sabre = blade('sabre', 2, [weaponBreaker.id]);
const lost = (weapons: Parameters<typeof duel>[1] & object, combat = '1') => {
  const match = duel({ weapons: [sabre] }, weapons);
  play(match, fightB, `6 ${combat} 111`);
  return figure(match, 'b').lost;
};

test('UK-ATTR-PHRIK: the weapon is not destroyed, one without it is', () => {
  expect([lost({ weapons: [blade('epee', 0, [phrik.id])] }), lost({ weapons: [blade('epee', 0)] })]).toEqual([[], ['epee']]);
});

test('UK-ATTR-PHRIK: of its owner’s weapons it protects itself alone', () => {
  expect(lost({ weapons: [blade('epee', 0, [phrik.id]), 'lame'], held: ['lame'] })).toEqual(['lame']);
});
