import { expect, test } from 'vitest';
import { blade, figure, ofType, play, rolls } from '../testing.ts';
import { duel, fightB } from '../testing-fights.ts';
import { electroshock, huge, stunningBlow } from './index.ts';

const baton = blade('baton', -1, [electroshock.id, { id: stunningBlow.id, level: -1 }]);

test('UK-ATTR-ELECTROCHOC, UK-ATTR-GEN-FIGHT: surely prone and stunned until the turn ends, and no other test', () => {
  const match = duel({}, { weapons: [baton] });
  const events = play(match, fightB, '1 5 11');
  expect(rolls(events)).toEqual(['combat a 1', 'combat b 5', 'damage b 1']);
  expect(figure(match, 'a')).toMatchObject({ posture: 'prone', stunned: true, left: 0 });
  expect(ofType(events, 'activationEnded')).toMatchObject([{ figure: 'a', over: true }]);
  play(match, [{ type: 'endGroup' }, { type: 'endGroup' }]);
  expect(figure(match, 'a')).toMatchObject({ posture: 'prone', stunned: false, left: 2 });
});

/** The enemies activated after b has been stunned. */
const activatedLater = (options: Parameters<typeof duel>[2]) => {
  const match = duel({ weapons: [baton] }, {}, options);
  play(match, fightB, '5 1 11');
  const events = play(match, [{ type: 'pass' }, { type: 'endGroup' }, { type: 'endGroup' }]);
  return ofType(events, 'activationBegan')
    .map(({ figure: id }) => id)
    .filter((id) => id.startsWith('b'));
};

test('UK-STATE-STUNNED: who is stunned before its activation is not activated any more; by option it is, and does nothing', () => {
  expect(activatedLater({})).toEqual(['b9']);
  expect(activatedLater({ 'turn.stunned': 'chosen-and-passes' })).toEqual(['b', 'b9']);
});

test('UK-ATTR-ELECTROCHOC: not who is immune to it, whose test of another felling rule is then made', () => {
  const match = duel({ weapons: [baton] }, { rules: [huge.id], at: [1.5, 0] });
  expect(rolls(play(match, fightB, '5 1 44 11'))).toEqual(['combat a 5', 'combat b 1', `${stunningBlow.id} a 4`, 'damage a 1']);
  expect(figure(match, 'b')).toMatchObject({ posture: 'prone', stunned: false });
});

test('UK-ATTR-ELECTROCHOC, UK-ATTR-GEN-MATRIX: not in a free attack nor on a tie, and it needs no damage', () => {
  const free = duel({ weapons: [baton] }, { posture: 'prone' });
  play(free, fightB, '11');
  const tied = duel({ weapons: [baton] });
  play(tied, fightB, '3 3');
  expect([figure(free, 'b').stunned, figure(tied, 'b').stunned]).toEqual([false, false]);
  const saved = duel({ weapons: [baton] }, { tough: true });
  play(saved, fightB, '5 1 66');
  expect(figure(saved, 'b').stunned).toBe(true);
});
