import { expect, test } from 'vitest';
import { moralePool } from './morale.ts';
import { read } from '@escarmouche/referee';
import { alive, battle, figure, ofType, play, rolls, type FigureSpec } from './testing.ts';
import type { Options } from './options.ts';

const shootAt = (target: string) => ({ type: 'shoot', weapon: 'blaster', target }) as const;

/** a shoots at group B. */
const against = (b: Record<string, FigureSpec>, options: Partial<Options> = {}) =>
  battle({
    figures: { a: { at: [0, 0], weapons: ['repetition', 'blaster'] }, a9: { at: [0, -9] }, ...b },
    activation: 'a',
    options,
  });

const four = (out: number): Record<string, FigureSpec> =>
  Object.fromEntries([1, 2, 3, 4].map((n) => [`b${n}`, { at: [2 * n, 9], posture: n <= out ? 'out' : 'standing' } as FigureSpec]));

test('UC-MORALE-TEST: 7 or more passes, by the level of Moral', () => {
  const match = battle({ figures: { a: { like: 'commandoRebelle', at: [0, 0] }, b: { morale: 'malus', at: [0, 9] } } });
  expect(read(moralePool(match.state, figure(match, 'a')), [1, 3, 4])).toMatchObject({ score: 7, success: true });
  expect(read(moralePool(match.state, figure(match, 'b')), [6, 4, 2])).toMatchObject({ score: 6, success: false });
});

test('UC-MORALE-DEMORAL: half of the group out of action is no cause for a test', () => {
  const match = against(four(1));
  expect(rolls(play(match, shootAt('b2'), '66 66'))).toEqual(['shooting a 12', 'damage a 12']);
});

test('UC-MORALE-DEMORAL UC-MORALE-FLEE-GOOD: more than half: the last one fails, and is removed', () => {
  const match = against({ ...four(2), c: { at: [-9, 9] } });
  const events = play(match, shootAt('b3'), '66 66 24');
  expect(rolls(events)).toEqual(['shooting a 12', 'damage a 12', 'morale b4 6']);
  expect(figure(match, 'b4').posture).toBe('fled');
  expect(ofType(events, 'figureOut').map((event) => event.figure)).toEqual(['b3']);
});

test('UC-MORALE-DEMORAL: every figure still in play tests, in roster order, at the end of the action, once', () => {
  const five = { ...four(2), b5: { at: [-2, 9] as const } };
  const match = against(five);
  const events = play(match, { type: 'shoot', weapon: 'repetition', target: 'b3' }, '66 66 11 34 34', [['nextTarget', 'b4']]);
  expect(rolls(events)).toEqual(['shooting a 12', 'damage a 12', 'shooting a 2', 'morale b4 7', 'morale b5 7']);
  expect(figure(match, 'b4').demoralised).toBe(true);
  play(match, [{ type: 'pass' }, { type: 'endGroup' }, { type: 'endGroup' }, { type: 'activate', figure: 'a' }]);
  expect(rolls(play(match, shootAt('b4'), '11'))).toEqual(['shooting a 2']);
});

test('UC-MORALE-DEMORAL: figures that have fled count as losses by option only', () => {
  const group: Record<string, FigureSpec> = { ...four(2), b1: { at: [2, 9], posture: 'fled' } };
  expect(rolls(play(against(group), shootAt('b3'), '66 66'))).toEqual(['shooting a 12', 'damage a 12']);
  const counted = against(group, { 'demoralisation.fledCount': 'yes' });
  expect(rolls(play(counted, shootAt('b3'), '66 66 34'))).toEqual(['shooting a 12', 'damage a 12', 'morale b4 7']);
});

test('UC-MORALE-DEMORAL: by option a group of zombies alone never loses heart', () => {
  const zombies: Record<string, FigureSpec> = Object.fromEntries(
    Object.entries(four(2)).map(([id, one]) => [id, { ...one, types: ['Zombi'] }]),
  );
  const immune = { 'demoralisation.zombies': 'immune' } as const;
  expect(rolls(play(against(zombies, immune), shootAt('b3'), '66 66'))).toEqual(['shooting a 12', 'damage a 12']);
  expect(rolls(play(against(zombies), shootAt('b3'), '66 66 34')).at(-1)).toBe('morale b4 7');
  expect(rolls(play(against({ ...zombies, b1: { at: [2, 9], posture: 'out' } }, immune), shootAt('b3'), '66 66 34')).at(-1)).toBe(
    'morale b4 7',
  );
});

test('UC-MORALE-FLEE-GOOD: no free attack is made on who flees for good', () => {
  const match = against({ ...four(2), b4: { at: [0, 1] }, a2: { at: [0, 2], weapons: ['epee'] }, c: { at: [-9, 9] } });
  const events = play(match, shootAt('b3'), '66 66 11');
  expect(ofType(events, 'freeAttack')).toEqual([]);
  expect(alive(match, 'b4')).toBe(false);
});

test('UC-MORALE-DEMORAL UC-VICTORY-SCENARIO: the battle is over when the last of a side has fled', () => {
  const match = against(four(2));
  const events = play(match, shootAt('b3'), '66 66 11');
  expect(ofType(events, 'battleEnded')[0]?.outcome).toMatchObject({
    winners: ['A'],
    reason: { en: 'Only figures of this side are still in play.' },
  });
});

test('UC-MORALE-DEMORAL UC-SYS-DICEORDER: groups demoralised by one action test in the order of play', () => {
  const match = battle({
    figures: {
      a: { at: [0, 0], weapons: ['grenades'] },
      b1: { at: [0, 8], posture: 'out' },
      b2: { at: [0, 8] },
      b3: { at: [9, 9] },
      c1: { at: [0, 9.5], posture: 'out' },
      c2: { at: [0, 9.5] },
      c3: { at: [9, 12] },
    },
    order: ['A', 'C', 'B'],
    activation: 'a',
  });
  const events = play(match, { type: 'shoot', weapon: 'grenades', target: 'b2' }, '66 666 666 34 35');
  expect(rolls(events).slice(-2)).toEqual(['morale c3 7', 'morale b3 8']);
});
