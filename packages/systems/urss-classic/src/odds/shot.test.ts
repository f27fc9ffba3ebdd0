import { figureOf } from '@escarmouche/skirmish';
import { expect, test } from 'vitest';
import { battle, box, gun, units } from '../testing.ts';
import { shotOdds } from './index.ts';
import { cadence, deviation, fatalBlow, forceSensitive, personnage, piercesArmour, zone } from '../rules/index.ts';
import { drawn, fatal, fillers, LEVELS, mostOff, picker, TINY } from '../testing-odds.ts';

test.each(Array.from({ length: 12 }, (_, i) => i))(
  'UC-SHOOT-ROLL UC-DMG-ROLL UC-SAVE-STACK: the odds of a shot are those of brute force (%i)',
  (seed) => {
    const pick = picker(seed);
    const weapon = gun('tube', 20, pick(LEVELS), [...fatal(pick), ...pick([[], [piercesArmour.id]])]);
    const match = battle({
      figures: { a: { ...drawn(pick, weapon), at: [0, 0] }, b: { ...drawn(pick, weapon), at: [0, pick([5, 9])] }, ...fillers },
      terrain: pick([[], [box('muret', [-3, 3, 3, 3.3], { kind: 'linear', top: 1 })]]),
      activation: 'a',
    });
    const { state } = match;
    const odds = shotOdds(state, figureOf(state, 'a'), weapon, figureOf(state, 'b'));
    expect(mostOff(state, odds.losses, { type: 'shoot', weapon: 'tube', target: 'b' })).toBeLessThan(TINY);
  },
);

test('UC-SAVE-STACK: several saves one after the other', () => {
  const weapon = gun('tube', 20);
  const match = battle({
    figures: { a: { at: [0, 0], weapons: [weapon] }, b: { like: 'jediMineur', armour: ['armure'], at: [0, 5] }, ...fillers },
    activation: 'a',
  });
  const { state } = match;
  const odds = shotOdds(state, figureOf(state, 'a'), weapon, figureOf(state, 'b'));
  expect(odds.steps.map(({ purpose, of, ways, all }) => [purpose, of, ways, all])).toEqual([
    ['shooting', 'tube', 21, 36],
    ['damage', 'tube', 21, 36],
    ['save', 'test:sabre', 174, 216],
    ['save', 'test:armure', 21, 36],
    ['save', forceSensitive.cites[0], 69, 216],
  ]);
  expect(odds.losses[0]?.lost[1]).toBeCloseTo((21 / 36) * (21 / 36) * (42 / 216) * (15 / 36) * (147 / 216), 14);
  expect(mostOff(state, odds.losses, { type: 'shoot', weapon: 'tube', target: 'b' })).toBeLessThan(TINY);
});

test.each([
  ['', []],
  ['with fatal blows', [fatalBlow.id]],
])('UC-SHOOT-ROLL: two shots at one target %s', (_, rules) => {
  const weapon = gun('tube', 20, 'bonus', [{ id: cadence.id, value: 2 }, ...rules]);
  const match = battle({
    figures: { a: { at: [0, 0], weapons: [weapon] }, b: { rules: [personnage.id], vitality: 2, at: [0, 5] }, ...fillers },
    activation: 'a',
  });
  const { state } = match;
  const odds = shotOdds(state, figureOf(state, 'a'), weapon, figureOf(state, 'b'));
  expect(odds.shots).toBe(2);
  expect(mostOff(state, odds.losses, { type: 'shoot', weapon: 'tube', target: 'b' })).toBeLessThan(TINY);
});

function oddsOfCadence(shots: number, left?: number) {
  const weapon = gun('tube', 20, 'normal', [{ id: cadence.id, value: shots }]);
  const { state } = battle({ figures: { a: { at: [0, 0], weapons: [weapon] }, b: { at: [0, 5] }, ...fillers }, activation: 'a' });
  return shotOdds(state, figureOf(state, 'a'), weapon, figureOf(state, 'b'), left);
}

test('UC-SHOOT-ROLL: the shots that are left of an action begun are those of a weapon that has so many', () => {
  const left = oddsOfCadence(3, 2);
  expect([left.shots, left.losses]).toEqual([2, oddsOfCadence(2).losses]);
  expect(left.losses).not.toEqual(oddsOfCadence(3).losses);
});

test('UC-SHOOT-ROLL: everybody in the area, the shooter too', () => {
  const weapon = gun('tube', 20, 'malus', [{ id: zone.id, value: 3 }]);
  const match = battle({
    figures: { a: { at: [0, 0], weapons: [weapon] }, b: { at: [0, 3] }, b2: { at: [2, 3], rules: [personnage.id] }, ...fillers },
    activation: 'a',
  });
  const { state } = match;
  const odds = shotOdds(state, figureOf(state, 'a'), weapon, figureOf(state, 'b'));
  expect(odds.losses.map(({ figure }) => figure)).toEqual(['b', 'b2', 'a']);
  expect(mostOff(state, odds.losses, { type: 'shoot', weapon: 'tube', target: 'b' })).toBeLessThan(TINY);
});

test('UC-DMG-STATES: a shooter that wounds itself shoots the worse for it', () => {
  const weapon = gun('tube', 20, 'malus', [
    { id: zone.id, value: 3 },
    { id: cadence.id, value: 2 },
  ]);
  const match = battle({
    figures: { a: { at: [0, 0], weapons: [weapon], rules: [personnage.id], vitality: 2 }, b: { at: [0, 3] }, ...fillers },
    activation: 'a',
  });
  const { state } = match;
  const { losses } = shotOdds(state, figureOf(state, 'a'), weapon, figureOf(state, 'b'));
  const [hit, hurt] = [21 / 36, 69 / 216];
  const badlyWounded = 69 / 216;
  const second = hit * (1 - hurt) * ((1 - hurt) * hit + hurt * badlyWounded) * hurt;
  expect(losses.map(({ figure, out }) => [figure, out])).toEqual([
    ['b', expect.closeTo(hit * hurt + (1 - hit) * hit * hurt + second, 12)],
    ['a', expect.closeTo(hit * (1 - hurt) * hurt * badlyWounded * hurt, 12)],
  ]);
});

test('UC-SHOOT-ROLL: a shooter that its own blast puts out of action does not shoot again', () => {
  const weapon = gun('tube', 20, 'malus', [
    { id: zone.id, value: 3 },
    { id: cadence.id, value: 2 },
  ]);
  const match = battle({
    figures: { a: { at: [0, 0], weapons: [weapon] }, b: { at: [0, 3], rules: [personnage.id], vitality: 2 }, ...fillers },
    activation: 'a',
  });
  const { state } = match;
  const { losses } = shotOdds(state, figureOf(state, 'a'), weapon, figureOf(state, 'b'));
  const [hit, hurt] = [21 / 36, 69 / 216];
  expect(losses.map(({ figure, out }) => [figure, out])).toEqual([
    ['b', expect.closeTo(hit * hurt * (1 - hurt) * hit * hurt, 12)],
    ['a', expect.closeTo(hit * hurt + (1 - hit * hurt) * hit * hurt, 12)],
  ]);
});

test('UC-SHOOT-ROLL: a shot at a point of the ground', () => {
  const weapon = gun('tube', 20, 'malus', [
    { id: zone.id, value: 3 },
    { id: cadence.id, value: 2 },
  ]);
  const match = battle({
    figures: { a: { at: [0, 0], weapons: [weapon] }, b: { at: [0, 6] }, b2: { at: [2, 5], rules: [personnage.id] }, ...fillers },
    options: { 'zone.pointTarget': 'yes' },
    activation: 'a',
  });
  const { state } = match;
  const point = units(0, 5);
  const odds = shotOdds(state, figureOf(state, 'a'), weapon, point);
  expect(odds.losses.map(({ figure }) => figure)).toEqual(['b', 'b2']);
  expect(odds.steps.map(({ purpose }) => purpose)).toEqual(['shooting']);
  expect(mostOff(state, odds.losses, { type: 'shoot', weapon: 'tube', point })).toBeLessThan(TINY);
});

test('UC-SHOOT-TARGET: by option a shot into a melee strikes one of those in contact', () => {
  const weapon = gun('tube', 20);
  const match = battle({
    figures: { a: { at: [0, 0], weapons: [weapon] }, a2: { at: [1, 6], armour: ['armure'] }, b: { at: [0, 6] }, ...fillers },
    activation: 'a',
    options: { 'shoot.intoMelee': 'random' },
  });
  const { state } = match;
  const odds = shotOdds(state, figureOf(state, 'a'), weapon, figureOf(state, 'b'));
  const hurt = (21 / 36) * (1 / 2) * (21 / 36);
  expect(odds.losses.map(({ figure, out }) => [figure, out])).toEqual([
    ['b', expect.closeTo(hurt, 12)],
    ['a2', expect.closeTo(hurt * (15 / 36), 12)],
  ]);
});

test('UC-SHOOT-ROLL: a miss may come down on somebody, counted place by place', () => {
  const weapon = gun('tube', 20, 'normal', [deviation.id, { id: zone.id, value: 3 }]);
  const match = battle({ figures: { a: { at: [0, 0], weapons: [weapon] }, b: { at: [0, 12] }, ...fillers }, activation: 'a' });
  const { state } = match;
  const odds = shotOdds(state, figureOf(state, 'a'), weapon, figureOf(state, 'b'));
  // One, two or three paces away (12 of 15) a point is at less than 3 paces from the base, whatever the direction; four or five away it is not.
  expect(odds.losses[0]?.out).toBeCloseTo((21 / 36) * (21 / 36) + (15 / 36) * (12 / 15) * (21 / 36), 12);
});
