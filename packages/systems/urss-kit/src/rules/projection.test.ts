import { expect, test } from 'vitest';
import { battle, blade, figure, gun, levels, play, rolls, type FigureSpec } from '../testing.ts';
import { duel, fightB } from '../testing-fights.ts';
import { huge, projection, spectre, stunningBlow, thrown, zone } from './index.ts';

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

test('UK-ATTR-PROJECTION: not on Énorme, in a free attack, nor if its player declines', () => {
  const big = duel({ rules: [throws] }, { rules: [huge.id], at: [1.5, 0] });
  expect(rolls(play(big, fightB, '6 1 1'))).toHaveLength(3);
  const free = duel({ rules: [throws] }, { posture: 'prone' });
  expect(rolls(play(free, fightB, '1'))).toHaveLength(1);
  const declined = duel({ rules: [throws] }, {}, { 'decisions.decline': 'ask' });
  expect(rolls(play(declined, fightB, '6 1 1', [['use', false]]))).toHaveLength(3);
});

const grenade = gun('grenade', 6, 1, [thrown.id, { id: projection.id }, { id: zone.id, value: 2 }]);
const throwAt = { type: 'shoot', weapon: 'grenade', target: 'b' } as const;

/** a throws a grenade at b; b2 stands beside b or not. */
const thrownAt = (b: FigureSpec, rest: Readonly<Record<string, FigureSpec>> = {}) =>
  battle({
    figures: {
      a: { at: [-5, 0], facing: 'east', weapons: [grenade] },
      b: { at: [0, 0], ...b },
      b8: { at: [20, 20] },
      b9: { at: [22, 20] },
      ...rest,
    },
    activation: 'a',
  });

test('UK-ATTR-PROJECTION: a shot that hits is tested at its level after the damage, hurt or saved or not', () => {
  const match = thrownAt({});
  expect(rolls(play(match, throwAt, '5 23 4'))).toEqual(['shooting a 5', 'damage a 3', 'projection a 4']);
  expect(figure(match, 'b').posture).toBe('prone');
  const saved = thrownAt({ tough: true });
  const events = play(saved, throwAt, '5 44 3');
  expect([rolls(events).slice(1), levels(events, projection.id)]).toEqual([['save b 4', 'projection a 3'], [0]]);
  expect(figure(saved, 'b').posture).toBe('standing');
});

test('UK-ATTR-PROJECTION: each figure struck has its own test, not who is out of action, lies, is huge or unharmed', () => {
  const two = thrownAt({}, { b2: { at: [1.5, 0] } });
  expect(rolls(play(two, throwAt, '5 11 4 11 3')).slice(1)).toEqual(['damage a 1', 'projection a 4', 'damage a 1', 'projection a 3']);
  expect([figure(two, 'b').posture, figure(two, 'b2').posture]).toEqual(['prone', 'standing']);
  expect(rolls(play(thrownAt({}), throwAt, '5 14'))).toHaveLength(2);
  expect(rolls(play(thrownAt({ posture: 'prone' }), throwAt, '5 11 11'))).toEqual(['shooting a 5', 'save b 1', 'damage a 1']);
  expect(rolls(play(thrownAt({ rules: [huge.id] }), throwAt, '5 11'))).toHaveLength(2);
  expect(rolls(play(thrownAt({ rules: [spectre.id] }), throwAt, '5'))).toEqual(['shooting a 5']);
});

test('UK-ATTR-PROJECTION: a shot that misses throws nobody down', () => {
  expect(rolls(play(thrownAt({}), throwAt, '3'))).toEqual(['shooting a 3']);
});
