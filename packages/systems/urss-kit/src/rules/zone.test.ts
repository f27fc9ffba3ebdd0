import { randomFrom } from '@escarmouche/referee';
import { expect, test } from 'vitest';
import type { Event } from '../events.ts';
import { urssKit } from '../system.ts';
import { alive, battle, box, gun, levels, ofType, play, refusal, rolls, shield, units } from '../testing.ts';
import { preciseShot, zone } from './index.ts';

const bomb = gun('grenade', 6, 1, [{ id: zone.id, value: 2 }]);
const thrower = { at: [-5, 0], facing: 'east', weapons: [bomb] } as const;
const throwAt = { type: 'shoot', weapon: 'grenade', target: 'b' } as const;
const spare = {
  a9: { at: [20, 20] },
  b9: { at: [-20, -20] },
  b8: { at: [-22, -20] },
  b7: { at: [-24, -20] },
  b6: { at: [-26, -20] },
} as const;

/** Figures that the damage rolls are made against, in order. */
const struck = (events: readonly Event[]): readonly (string | undefined)[] =>
  ofType(events, 'rolled').flatMap(({ purpose, target }) => (purpose === 'damage' ? [target] : []));

test('UK-ATTR-ZONE: everybody at less than 2 paces from the target, edge to edge; exactly 2 is outside', () => {
  const match = battle({
    figures: { a: thrower, b: { at: [0, 0] }, b1: { at: [2.9, 0] }, b2: { at: [3, 0] }, b3: { at: [0, -2.5] }, ...spare },
    activation: 'a',
  });
  expect(struck(play(match, throwAt, '4 11 11 11'))).toEqual(['b', 'b3', 'b1']);
});

test('UK-ATTR-ZONE, UK-ATTR-GEN-SHOT: the target first, then the nearest, then in roster order; friends and the shooter too', () => {
  const match = battle({
    figures: {
      a: { ...thrower, at: [-2.5, 0] },
      a1: { at: [0, 2.5] },
      b: { at: [0, 0] },
      b1: { at: [0, -2.5] },
      b2: { at: [2, 0] },
      ...spare,
    },
    activation: 'a',
  });
  expect(struck(play(match, throwAt, '4 11 11 11 11 11'))).toEqual(['b', 'b2', 'a', 'a1', 'b1']);
});

test('UK-ATTR-ZONE: each figure is finished before the next, with a save of its own', () => {
  const match = battle({
    figures: { a: thrower, b: { at: [0, 0], tough: true }, b1: { at: [2, 0], tough: true }, ...spare },
    activation: 'a',
  });
  const events = play(match, throwAt, '4 11 44 45');
  expect(rolls(events)).toEqual(['shooting a 4', 'save b 1', 'damage a 4', 'save b1 4']);
  expect([alive(match, 'b'), alive(match, 'b1')]).toEqual([false, true]);
});

test('UK-ATTR-ZONE, UK-DMG-SHOT: the target is shot, the others are struck by the area', () => {
  const match = battle({ figures: { a: thrower, b: { at: [0, 0] }, b1: { at: [2, 0] }, ...spare }, activation: 'a' });
  const damage = ofType(play(match, throwAt, '4 11 11'), 'rolled').filter(({ purpose }) => purpose === 'damage');
  expect(damage.map(({ rule }) => rule)).toEqual(['UK-DMG-SHOT', 'UK-ATTR-ZONE']);
});

test('UK-ATTR-ZONE, UK-ATTR-GEN-SHOT: a precise shot leaves no cover to those around its target either', () => {
  const match = battle({
    figures: { a: { ...thrower, rules: [preciseShot.id] }, b: { at: [0, 0] }, b1: { at: [2, 0] }, ...spare },
    terrain: [box('mur', [1, -2, 1.2, 2], { top: 9 })],
    activation: 'a',
  });
  expect(rolls(play(match.fork(), throwAt, '4 11 1 11'))).toEqual(['shooting a 4', 'damage a 1', 'save b1 1', 'damage a 1']);
  const precise = { type: 'special', rule: preciseShot.id, target: 'b', weapon: 'grenade' } as const;
  expect(rolls(play(match, precise, '14 11 11'))).toEqual(['shooting a 4', 'damage a 1', 'damage a 1']);
});

/** Shots at the ground that are offered. */
const grounds = (aimed: 'yes' | 'no') => {
  const match = battle({
    figures: { a: { ...thrower, weapons: [bomb, 'pistolet'], hands: 2 }, b: { at: [0, 0] } },
    options: { 'zone.pointTarget': aimed },
    activation: 'a',
  });
  const offers = urssKit.offers(match.state, 'A');
  return offers.flatMap(({ id }) => (id.endsWith(':ground') ? [id] : []));
};

test('UK-ATTR-ZONE, UK-SHOOT-TARGET: the ground is offered by option, to weapons with an area', () => {
  expect([grounds('yes'), grounds('no')]).toEqual([['shoot:grenade:ground'], []]);
});

test('UK-ATTR-ZONE: a miss strikes nobody', () => {
  const match = battle({ figures: { a: thrower, b: { at: [0, 0] }, b1: { at: [2, 0] }, ...spare }, activation: 'a' });
  expect(rolls(play(match, throwAt, '3'))).toEqual(['shooting a 3']);
});

test('UK-ATTR-ZONE, UK-SAVE-SHIELD: a shield helps the others if the centre is in their front arc', () => {
  const bearing = { shields: [shield('bouclier', -1)] } as const;
  const match = battle({
    figures: {
      a: thrower,
      b: { at: [0, 0] },
      b1: { at: [0, -2], facing: 'north', ...bearing },
      b2: { at: [0, 2], facing: 'north', ...bearing },
      ...spare,
    },
    activation: 'a',
  });
  expect(rolls(play(match, throwAt, '4 11 44 11'))).toEqual(['shooting a 4', 'damage a 1', 'save b1 4', 'damage a 1']);
});

test('UK-ATTR-ZONE, UK-COVER-HEAVY: cover of the others is seen from the centre of the base of the target', () => {
  const match = battle({
    figures: { a: thrower, b: { at: [0, 0] }, b1: { at: [2, 0] }, b2: { at: [-2, 0] }, ...spare },
    terrain: [box('mur', [0.9, -2, 1, 2], { top: 0.6 })],
    activation: 'a',
  });
  const events = play(match, { ...throwAt, target: 'b2' }, '4 11 11');
  expect(levels(events, 'save')).toEqual([]);
  const near = battle({
    figures: { a: { ...thrower, at: [0, -5], facing: 'north' }, b: { at: [0, 0] }, b1: { at: [2, 0] }, ...spare },
    terrain: [box('mur', [0.9, -2, 1, 2], { top: 0.6 })],
    activation: 'a',
  });
  expect(levels(play(near, throwAt, '4 11 4'), 'save')).toEqual([0]);
});

test('UK-ATTR-ZONE, UK-STATE-OUT: who is out of action is not struck', () => {
  const match = battle({
    figures: { a: thrower, b: { at: [0, 0] }, b1: { at: [2, 0], posture: 'out', vitality: 0 }, ...spare },
    activation: 'a',
  });
  expect(struck(play(match, throwAt, '4 11'))).toEqual(['b']);
});

const ground = (x: number, y: number, z = 0) => ({ type: 'shoot', weapon: 'grenade', point: units(x, y, z) }) as const;

test('UK-ATTR-ZONE: a point of the ground is aimed at by option, with an area weapon, in sight and in range', () => {
  const spec = {
    figures: { a: { ...thrower, weapons: [bomb, 'pistolet'] }, b: { at: [0, 0] }, ...spare },
    terrain: [box('mur', [-4, 3, -2, 3.2], { top: 3 })],
    activation: 'a',
  } as const;
  expect(refusal(battle(spec), ground(0, 2))).toBe('UK-ATTR-ZONE');
  const match = battle({ ...spec, options: { 'zone.pointTarget': 'yes' } });
  const points = [ground(0, 2), ground(-6, 0), ground(-3, 6), ground(7.6, 0), ground(0, 2, 1), { ...ground(0, 2), weapon: 'pistolet' }];
  expect(points.map((command) => refusal(match, command))).toEqual([
    undefined,
    'UK-ARC-FRONT',
    'UK-ARC-LOS',
    'UK-SHOOT-LONG',
    'UK-ATTR-ZONE',
    'UK-ATTR-ZONE',
  ]);
  const events = play(match, ground(0, 2), '4 11');
  expect(ofType(events, 'impact').map(({ at }) => at)).toEqual([units(0, 2)]);
  expect(struck(events)).toEqual(['b']);
});

test('UK-ATTR-ZONE, UK-SHOOT-LONG: a point beyond the normal range is shot at a level worse', () => {
  const match = battle({ figures: { a: thrower, b: { at: [0, 0] }, ...spare }, activation: 'a', options: { 'zone.pointTarget': 'yes' } });
  expect(levels(play(match, ground(1.6, 0), '11'), 'shooting')).toEqual([-1]);
});

test('UK-ATTR-ZONE: by option an engaged shooter that shoots at contact alone aims at no ground', () => {
  const match = battle({
    figures: { a: thrower, b: { at: [-4, 0] }, ...spare },
    activation: 'a',
    options: { 'zone.pointTarget': 'yes', 'shoot.whileEngaged': 'contact-only' },
  });
  expect(refusal(match, ground(0, 2))).toBe('UK-SHOOT-ENGAGED');
});

test('UK-ATTR-ZONE: samples of a shot at the ground are legal', () => {
  const match = battle({ figures: { a: thrower, b: { at: [0, 0] }, ...spare }, activation: 'a', options: { 'zone.pointTarget': 'yes' } });
  const offer = urssKit.offers(match.state, 'A').find(({ id }) => id === 'shoot:grenade:ground');
  const random = randomFrom(7);
  const drawn = Array.from({ length: 10 }, () => offer?.sample?.(random));
  expect(drawn.map((command) => command && refusal(match, command))).toEqual(drawn.map(() => undefined));
  expect(drawn.filter(Boolean).length).toBeGreaterThan(5);
});
