import { expect, test } from 'vitest';
import { blade, figure, play, rolls } from '../testing.ts';
import { duel, fightB } from '../testing-fights.ts';
import { electroshock, shockproof, stunningBlow } from './index.ts';

test('UK-ATTR-INSENSIBLE-ELECTROCHOCS: electroshock does nothing to it; the test of another felling rule is then made', () => {
  const baton = blade('baton', -1, [electroshock.id, { id: stunningBlow.id, level: -1 }]);
  const match = duel({ weapons: [baton] }, { rules: [shockproof.id] });
  expect(rolls(play(match, fightB, '5 1 44 11'))).toEqual(['combat a 5', 'combat b 1', `${stunningBlow.id} a 4`, 'damage a 1']);
  expect(figure(match, 'b')).toMatchObject({ posture: 'prone', stunned: false });
});
