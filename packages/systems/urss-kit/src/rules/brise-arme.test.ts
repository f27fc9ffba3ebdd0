import { expect, test } from 'vitest';
import { weaponsOf } from '../arms.ts';
import { blade, figure, levels, ofType, play, refusal, type FigureSpec } from '../testing.ts';
import { duel, fightB } from '../testing-fights.ts';
import { ambidextrous, countsAsUnarmed, phrik, weaponBreaker } from './index.ts';

const sabre = blade('sabre', 2, [weaponBreaker.id]);
/** Losses of b when a has won; `combat`: the dice of b, `save`: those of its save. */
const lost = (b: FigureSpec, combat: string, save = '', choices: readonly (readonly [string, string])[] = []) => {
  const match = duel({ weapons: [sabre] }, b);
  play(match, fightB, `6 ${combat} ${save} 111`, choices);
  return figure(match, 'b').lost;
};

test('UK-ATTR-BRISE-ARME: a Combat won destroys the weapon used, though the damage roll fails', () => {
  const match = duel({ weapons: [sabre] }, { weapons: ['lame', 'lameFine'], held: ['lame'] });
  const events = play(match, fightB, '6 1 111');
  expect(ofType(events, 'weaponLost')).toEqual([{ type: 'weaponLost', figure: 'b', weapon: 'lame', rule: 'UK-ATTR-BRISE-ARME' }]);
  expect(figure(match, 'b').held).toEqual([]);
});

test('UK-ATTR-BRISE-ARME: neither another breaker, phrik nor what is no weapon breaks', () => {
  expect(lost({ weapons: [sabre] }, '1')).toEqual([]);
  expect(lost({ weapons: [blade('epee', 0, [phrik.id])] }, '1')).toEqual([]);
  expect(lost({ weapons: [blade('couteau', 1, [countsAsUnarmed.id], 0)] }, '1111')).toEqual([]);
  expect(lost({ weapons: [], shields: ['bouclier'] }, '1111', '11')).toEqual([]);
});

test('UK-ATTR-BRISE-ARME, UK-MWP-ARME-LEGERE: a gun that is struck with breaks, and a thrown weapon is lost for throwing', () => {
  expect(lost({ weapons: ['fusil'] }, '1')).toEqual(['fusil']);
  const dagger = { ...blade('dague'), ranged: { damage: 0, range: 4000, rules: [] } };
  const match = duel({ weapons: [sabre] }, { weapons: [dagger] });
  play(match, fightB, '6 1 111');
  expect(weaponsOf(match.state, figure(match, 'b'))).toEqual([]);
});

test('UK-ATTR-BRISE-ARME, UK-ATTR-GEN-DECISIONS: of two weapons in use the winner says which one', () => {
  const both = { rules: [ambidextrous.id], weapons: ['lame', 'lameFine'], held: ['lame', 'lameFine'] } as const;
  expect(lost(both, '11', '', [['brokenWeapon', 'lameFine']])).toEqual(['lameFine']);
  const one = { ...both, weapons: ['lame', blade('epee', 0, [phrik.id])], held: ['lame', 'epee'] } as const;
  expect(lost(one, '11')).toEqual(['lame']);
});

test('UK-ATTR-BRISE-ARME: nothing on a tie or in a free attack, and everything in defence without a damage roll', () => {
  const tied = duel({ weapons: [sabre] });
  play(tied, fightB, '3 3');
  const free = duel({ weapons: [sabre] }, { posture: 'prone' });
  play(free, fightB, '111');
  expect([figure(tied, 'b').lost, figure(free, 'b').lost]).toEqual([[], []]);
  const defends = duel({}, { weapons: [sabre], blows: 1 });
  play(defends, fightB, '1 6');
  expect(figure(defends, 'a').lost).toEqual(['lame']);
});

test('UK-ATTR-BRISE-ARME, UK-MELEE-BARE: who has lost its weapon is bare-handed from the next fight on', () => {
  const match = duel({}, { weapons: [sabre], blows: 1 });
  play(match, fightB, '1 6');
  expect(refusal(match, { type: 'hold', items: ['lame'] })).toBe('UK-EQ-HANDS');
  play(match, [{ type: 'pass' }, { type: 'activate', figure: 'a9' }, { type: 'pass' }]);
  const events = play(
    match,
    [
      { type: 'activate', figure: 'b' },
      { type: 'fight', target: 'a' },
    ],
    '1 2222 1111',
  );
  expect(levels(events, 'combat')).toEqual([0, -3]);
});
