import { bodyOf } from '@escarmouche/skirmish/placed';
import { expect, test } from 'vitest';
import { damagePool } from './damage.ts';
import { levelOf } from './dice.ts';
import { healthOf } from './figures.ts';
import { moralePool } from './morale.ts';
import { shotAttack } from './shooting.ts';
import { alive, battle, box, figure, gun, ofType, play, refusal, rolls, testSheet, type FigureSpec } from './testing.ts';
import { personnage } from './rules/index.ts';

const shot = (a: FigureSpec, b: FigureSpec = {}) => {
  const match = battle({ figures: { a: { at: [0, 0], ...a }, b: { at: [0, 9], ...b }, b2: { at: [20, 20] } }, activation: 'a' });
  const weapon = match.state.scene.sheets.a?.weapons[0];
  if (!weapon) throw new Error('unarmed');
  return damagePool(match.state, shotAttack(match.state, figure(match, 'a'), weapon, figure(match, 'b')));
};

test('UC-DMG-ROLL: 7 or more is one damage point, without indication the roll is normal', () => {
  const match = battle({ figures: { a: { like: 'soldatRebelle', at: [0, 0] }, b: { at: [0, 9] }, b2: { at: [9, 9] } }, activation: 'a' });
  expect(rolls(play(match, { type: 'shoot', weapon: 'blaster', target: 'b' }, '66 34'))).toEqual(['shooting a 12', 'damage a 7']);
  expect(alive(match, 'b')).toBe(false);
});

test('UC-DMG-ROLL UC-DICE-STACK: the signs of figure and weapon are one indication each', () => {
  expect(levelOf(shot({ weapons: ['blaster'] }))).toBe('normal');
  expect(levelOf(shot({ weapons: [gun('g', 9, 'bonus')] }))).toBe('bonus');
  expect(levelOf(shot({ weapons: [gun('g', 9, 'malus')], damage: 'bonus' }))).toBe('normal');
  const pool = shot({ weapons: [gun('g', 9, 'bonus')], damage: 'bonus' });
  expect(levelOf(pool)).toBe('bonus');
  expect(pool.modifiers.map(({ rule }) => rule)).toEqual(['UC-DMG-ROLL', 'test:g']);
});

test('UC-DMG-ROLL UC-MELEE-BARE: bare hands weigh on no shot', () => {
  expect(levelOf(shot({ like: 'soldatRebelle' }))).toBe('normal');
});

test('UC-DMG-POINT UC-DMG-STATES: an ordinary figure has one point', () => {
  const sheet = testSheet('x', 'X', 'plain', {});
  expect([1, 0].map((left) => healthOf(sheet, left))).toEqual(['sound', 'out']);
});

test('UC-DMG-STATES: badly wounded, one Combat - and one Tir - and no more', () => {
  const match = battle({
    figures: {
      a: { rules: [personnage.id], at: [0, 0], vitality: 1, weapons: ['blaster', 'epee'] },
      b: { at: [0, 1] },
      b2: { at: [9, 9] },
    },
    activation: 'a',
  });
  const events = play(match, { type: 'fight', target: 'b' }, '166 111 11');
  expect(ofType(events, 'rolled')[0]?.roll.pool.modifiers).toMatchObject([{ rule: 'UC-DMG-STATES', effect: 'malus' }]);
});

test('UC-DMG-OUT: who is out of action neither blocks, sees nor engages, and its activation ends', () => {
  const match = battle({
    figures: { a: { at: [0, 0], weapons: ['epee'] }, a2: { at: [9, 0] }, a3: { at: [9, 3] }, b: { at: [0, 1], weapons: ['epee'] } },
    activation: 'a',
  });
  const events = play(match, { type: 'fight', target: 'b' }, '11 66 66');
  expect(ofType(events, 'figureOut')).toMatchObject([{ figure: 'a', by: 'b' }]);
  expect(ofType(events, 'activationEnded')).toMatchObject([{ figure: 'a' }]);
  expect(match.state.activation).toBeUndefined();
  expect(refusal(match, { type: 'activate', figure: 'a' })).toBe('UC-DMG-OUT');
});

test('UC-DMG-OUT UC-ACT-ALERT UC-ACT-CLIMB-SWIM: who is put out of action is on alert no more, nor holds on to a wall', () => {
  const perch = { feature: 'house', on: 'wall' } as const;
  for (const spec of [
    { at: [0, 9], alert: true },
    { at: [0, 9, 2], perch },
  ] as const) {
    const match = battle({
      figures: { a: { like: 'soldatRebelle', at: [0, 0] }, b: spec, b2: { at: [9, 9] } },
      terrain: [box('house', [-3, 9.5, 3, 12])],
      activation: 'a',
    });
    play(match, { type: 'shoot', weapon: 'blaster', target: 'b' }, '34 34');
    expect(figure(match, 'b')).toMatchObject({ posture: 'out', alert: false });
    expect(figure(match, 'b').perch).toBeUndefined();
  }
});

test('UC-DMG-STATES UC-MORALE-TEST: wounds weigh on no test of Moral', () => {
  for (const vitality of [2, 1]) {
    const match = battle({ figures: { a: { rules: [personnage.id], at: [0, 0], vitality }, b: { at: [0, 9] } } });
    expect(levelOf(moralePool(match.state, figure(match, 'a')))).toBe('normal');
  }
});

test('UC-SYS-BASES: a base one pace across, a pace and a half high, half a pace prone', () => {
  const match = battle({ figures: { a: { at: [0, 0] }, a2: { at: [5, 0], posture: 'prone' }, b: { at: [0, 9] } } });
  expect(bodyOf(match.state, figure(match, 'a'))).toMatchObject({ r: 500, h: 1500 });
  expect(bodyOf(match.state, figure(match, 'a2'))).toMatchObject({ r: 500, h: 500 });
});
