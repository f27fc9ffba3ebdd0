import { figureOf } from '@escarmouche/skirmish';
import { expect, test } from 'vitest';
import { armour, battle, box, type BattleSpec, type FigureSpec } from '../testing.ts';
import { expectedOf, expectedPower, powerOdds } from './index.ts';
import { choke, forceDuel, magicBall, magicDuel, personnage, push, shock, throwObjects } from '../rules/index.ts';
import { fillers, mostOff, TINY } from '../testing-odds.ts';

const user: FigureSpec = {
  like: 'jediMineur',
  at: [0, 0],
  rules: [throwObjects.id, { id: choke.id, level: 'malus' }, push.id, shock.id],
};

const powers: BattleSpec = {
  figures: {
    a: user,
    b: { at: [0, 4], facing: 'south', rules: [personnage.id, { id: forceDuel.id, level: 'bonus' }] },
    ...fillers,
  },
  activation: 'a',
};

test.each([throwObjects.id, choke.id, shock.id, push.id])('UC-SW-PWR-USE: the odds of a power are those of brute force (%s)', (power) => {
  const { state } = battle(powers);
  const odds = powerOdds(state, figureOf(state, 'a'), power, figureOf(state, 'b'));
  expect(odds.turnedBack).toBeGreaterThan(0);
  expect(mostOff(state, odds.losses, { type: 'special', rule: power, target: 'b' })).toBeLessThan(TINY);
});

test.each([
  ['whom nobody answers', []],
  ['which a duel may bring back', [magicDuel.id]],
])('UC-MF-SPL-USE: the odds and the mean losses of a ball %s count whoever it bursts upon', (_, rules) => {
  const { state } = battle({
    figures: {
      a: { at: [0, 0], rules: [magicBall.id], facing: 'east' },
      a2: { at: [2, 0], rules: [personnage.id], vitality: 2 },
      b: { at: [10, 0], rules },
      b2: { at: [12, 0], armour: [armour('plaque', 'bonus')] },
      ...fillers,
    },
    activation: 'a',
  });
  const [a, b] = [figureOf(state, 'a'), figureOf(state, 'b')];
  const { steps, losses } = powerOdds(state, a, magicBall.id, b);
  expect(losses.map(({ figure }) => figure)).toEqual(rules.length === 0 ? ['b', 'b2'] : ['b', 'b2', 'a', 'a2']);
  expect(steps.filter(({ purpose }) => purpose === 'damage')).toHaveLength(1);
  expect(mostOff(state, losses, { type: 'special', rule: magicBall.id, target: 'b' })).toBeLessThan(TINY);
  expect(expectedPower(state, a, magicBall.id, b)).toEqual(losses.map(expectedOf));
});

test('UC-MOVE-FALL: the odds of a push count the fall', () => {
  const match = battle({
    figures: { a: { ...user, at: [0, 0, 3] }, b: { at: [0, 2, 3] }, ...fillers },
    terrain: [box('toit', [-3, -3, 3, 3], { top: 3 })],
    activation: 'a',
  });
  const { state } = match;
  const odds = powerOdds(state, figureOf(state, 'a'), push.id, figureOf(state, 'b'));
  expect(odds.losses[0]?.out).toBeCloseTo((21 / 36) * (21 / 36), 12);
  expect(mostOff(state, odds.losses, { type: 'special', rule: push.id, target: 'b' })).toBeLessThan(TINY);
});
