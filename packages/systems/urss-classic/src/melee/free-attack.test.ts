import { expect, test } from 'vitest';
import { alive, battle, figure, ofType, play, point, rolls, where, type FigureSpec } from '../testing.ts';

/** a leaves to the south, away from the figures of other groups in contact with it. */
const leave = { type: 'move', path: [point(0, -3)] } as const;

const engaged = (others: Record<string, FigureSpec>, a: FigureSpec = { like: 'soldatRebelle' }, order?: readonly string[]) =>
  battle({ figures: { a: { at: [0, 0], ...a }, a9: { at: [-20, 20] }, ...others }, activation: 'a', order });

const two: Record<string, FigureSpec> = {
  b1: { like: 'gardeGamorreen', at: [0.6, 0.8] },
  b2: { like: 'gardeGamorreen', at: [-0.6, 0.8] },
};

test('UC-MELEE-DISENGAGE UC-SYS-DECISIONS: a free attack from each enemy, their controller chooses the order', () => {
  const match = engaged(two);
  const events = play(match, leave, '13 62', [['freeAttackOrder', 'b2']]);
  expect(rolls(events)).toEqual(['damage b2 4', 'damage b1 8']);
  expect(alive(match, 'a')).toBe(false);
  expect(where(match, 'a')).toEqual([0, 0]);
});

test('UC-MELEE-DISENGAGE: out of action, it does not move and the remaining free attacks are not made', () => {
  const match = engaged(two);
  expect(rolls(play(match, leave, '62', [['freeAttackOrder', 'b1']]))).toEqual(['damage b1 8']);
});

test('UC-MELEE-DISENGAGE: wounded, it moves all the same', () => {
  const match = engaged({ b1: two.b1 ?? {} }, { like: 'contrebandier' });
  play(match, leave, '62 111');
  expect(figure(match, 'a').vitality).toBe(2);
  expect(where(match, 'a')).toEqual([0, -3]);
});

test('UC-MELEE-FREE: no effect below 7, and nobody is moved', () => {
  const match = engaged({ b1: two.b1 ?? {} });
  const events = play(match, leave, '24');
  expect(rolls(events)).toEqual(['damage b1 6']);
  expect(ofType(events, 'figureMoved').map((event) => event.figure)).toEqual(['a']);
  expect(where(match, 'a')).toEqual([0, -3]);
});

test('UC-MELEE-FREE UC-MELEE-BARE: bare hands strike with Dégâts -', () => {
  expect(rolls(play(engaged({ b1: { at: [0, 1] } }), leave, '166'))).toEqual(['damage b1 7']);
});

test('UC-MELEE-FREE UC-MELEE-WEAPON-CHOICE: who strikes chooses its weapon', () => {
  const match = engaged({ b1: { at: [0, 1], weapons: ['epee', 'hache'] } });
  expect(rolls(play(match, leave, '111', [['meleeWeapon', 'hache']]))).toEqual(['damage b1 2']);
});

test('UC-MELEE-FREE UC-ATTR-MISE-A-TERRE: a prone figure makes none', () => {
  expect(rolls(play(engaged({ b1: { at: [0, 1], posture: 'prone' } }), leave))).toEqual([]);
});

test('UC-MELEE-DISENGAGE: enemies of several controllers strike in the order of play of their groups', () => {
  const several: Record<string, FigureSpec> = { c: { at: [0.6, 0.8], weapons: ['epee'] }, b: { at: [-0.6, 0.8], weapons: ['epee'] } };
  expect(rolls(play(engaged(several, {}, ['A', 'B', 'C']), leave, '11 11'))).toEqual(['damage b 2', 'damage c 2']);
  expect(rolls(play(engaged(several, {}, ['C', 'A', 'B']), leave, '11 11'))).toEqual(['damage c 2', 'damage b 2']);
});

test('UC-MELEE-DISENGAGE: turning on the spot costs none, a move that stays in contact does', () => {
  const turned = engaged({ b1: { at: [0, 1], weapons: ['epee'] } });
  expect(rolls(play(turned, { type: 'move', path: [], facing: { x: 1, y: 0 } }))).toEqual([]);
  const sidling = engaged({ b1: { at: [0, 1], weapons: ['epee'] } });
  expect(rolls(play(sidling, { type: 'move', path: [point(0.05, 0)] }, '11'))).toEqual(['damage b1 2']);
});

test('UC-MELEE-DISENGAGE: it may engage again the one that it has just left', () => {
  const match = engaged({ b1: { at: [0, 1], weapons: ['epee'] } });
  play(match, { type: 'move', path: [point(0, -1), point(0, 2)] }, '11');
  expect(where(match, 'a')[1]).toBeCloseTo(0, 1);
});
