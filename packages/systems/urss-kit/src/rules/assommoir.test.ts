import { expect, test } from 'vitest';
import { blade, figure, levels, ofType, play, rolls } from '../testing.ts';
import { duel, fightB } from '../testing-fights.ts';
import { huge, projection, shockproof, stunningBlow } from './index.ts';

const club = (level: number) => blade('matraque', -1, [{ id: stunningBlow.id, level }]);

test('UK-ATTR-GEN-FIGHT, UK-ATTR-ASSOMMOIR: won, tested, saved or not, hurt or not, and only then knocked down', () => {
  const match = duel({ weapons: [club(-2)] }, { tough: true });
  const events = play(match, fightB, '5 3 464 26 35');
  expect(rolls(events)).toEqual(['combat a 5', 'combat b 3', 'assommoir a 4', 'save b 2', 'damage a 3']);
  expect(ofType(events, 'rolled').map(({ rule }) => rule)).toContain('UK-ATTR-ASSOMMOIR');
  expect(figure(match, 'b')).toMatchObject({ posture: 'prone', stunned: false });
  expect(ofType(events, 'knockedDown')).toMatchObject([{ figure: 'b', rule: 'UK-ATTR-ASSOMMOIR' }]);
});

test('UK-ATTR-ASSOMMOIR: it works without a damage roll and in defence; a failed test does nothing', () => {
  const spent = duel({ weapons: [club(0)], blows: 1 });
  expect(rolls(play(spent, fightB, '5 3 4'))).toEqual(['combat a 5', 'combat b 3', 'assommoir a 4']);
  expect(figure(spent, 'b').posture).toBe('prone');
  const defends = duel({}, { weapons: [club(-1)] });
  play(defends, fightB, '1 5 34 11');
  expect(figure(defends, 'a').posture).toBe('standing');
});

test('UK-ATTR-ASSOMMOIR: Énorme and shockproof figures fall too', () => {
  for (const rule of [huge.id, shockproof.id]) {
    const match = duel({ weapons: [club(0)] }, { rules: [rule], at: [rule === huge.id ? 1.5 : 1, 0] });
    play(match, fightB, '5 3 4 11');
    expect(figure(match, 'b').posture).toBe('prone');
  }
});

test('UK-ATTR-ASSOMMOIR, UK-ATTR-GEN-FIGHT: neither on a tie, nor in a free attack, nor against who lies already', () => {
  const tied = duel({ weapons: [club(0)] });
  expect(rolls(play(tied, fightB, '5 5'))).toHaveLength(2);
  const free = duel({ weapons: [club(0)] }, { posture: 'prone' });
  expect(rolls(play(free, fightB, '11'))).toEqual(['damage a 1']);
  const lying = duel({ weapons: [club(0)], posture: 'prone' }, { posture: 'prone' });
  expect(rolls(play(lying, fightB, '5 3 11'))).toEqual(['combat a 5', 'combat b 3', 'damage a 1']);
});

test('UK-ATTR-ASSOMMOIR: its player may decline, where a match asks', () => {
  const match = duel({ weapons: [club(0)] }, {}, { 'decisions.decline': 'ask' });
  expect(rolls(play(match, fightB, '5 3 11', [['use', false]]))).toEqual(['combat a 5', 'combat b 3', 'damage a 1']);
});

test('UK-ATTR-GEN-STACK: of figure and weapon the better level is tested', () => {
  const match = duel({ weapons: [club(-2)], rules: [{ id: stunningBlow.id, level: 1 }] });
  expect(levels(play(match, fightB, '5 3 14 11'), stunningBlow.id)).toEqual([1]);
});

test('UK-ATTR-GEN-FIGHT, UK-ATTR-ASSOMMOIR: it is tested before a throw, and once it has felled somebody nothing else is', () => {
  const both = blade('masse', 0, [{ id: projection.id }, { id: stunningBlow.id }]);
  expect(rolls(play(duel({ weapons: [both] }), fightB, '5 3 1 4 1')).slice(2, 4)).toEqual(['assommoir a 1', 'projection a 4']);
  expect(rolls(play(duel({ weapons: [both] }), fightB, '5 3 4 1')).slice(2)).toEqual(['assommoir a 4', 'damage a 1']);
});
