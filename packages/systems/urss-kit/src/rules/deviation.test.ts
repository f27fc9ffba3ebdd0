import { figureOf } from '@escarmouche/skirmish';
import { expect, test } from 'vitest';
import type { Event } from '../events.ts';
import { battle, box, gun, ofType, play, rolls, units } from '../testing.ts';
import { deviation, zone } from './index.ts';

const bomb = gun('grenade', 10, 1, [deviation.id, { id: zone.id, value: 2 }]);
const arrow = gun('fronde', 10, 0, [deviation.id]);
const shoot = (weapon: string) => ({ type: 'shoot', weapon, target: 'b' }) as const;
const spare = { a9: { at: [20, 20] }, b9: { at: [-20, -20] }, b8: { at: [-22, -20] } } as const;

/** The place where the shot came down, in paces from the middle of the table. */
const fallen = (events: readonly Event[]): readonly number[] | undefined => {
  const [impact] = ofType(events, 'impact');
  return impact && [(impact.at.x - units(0, 0).x) / 1000, (impact.at.y - units(0, 0).y) / 1000, impact.at.z / 1000];
};

test('UK-ATTR-DEVIATION, UK-ATTR-GEN-SHOT: equal dice are rolled again; a lower die of 2 is a pace, 1 and 1 straight on', () => {
  const match = battle({ figures: { a: { at: [0, 0], weapons: [bomb] }, b: { at: [0, 5] }, ...spare }, activation: 'a' });
  const events = play(match, shoot('grenade'), '3 33 25 11 11');
  expect(rolls(events)).toEqual(['shooting a 3', 'deviation a 6', 'deviation a 7', 'deviation a 2', 'damage a 1']);
  expect(fallen(events)).toEqual([0, 6, 0]);
});

test.each([
  ['13', '1 1', [0, 6]],
  ['36', '1 4', [0.5, 5.866]],
  ['45', '2 4', [2, 5]],
  ['56', '4 1', [0, 3]],
  ['65', '5 4', [-2, 5]],
  ['64', '6 6', [-0.347, 6.97]],
])('UK-ATTR-DEVIATION: a pace for a lower die of 1 to 3, two for more, in steps of 10 degrees clockwise (%s, %s)', (distance, way, at) => {
  const match = battle({ figures: { a: { at: [0, 0], weapons: [arrow] }, b: { at: [0, 5] }, ...spare }, activation: 'a' });
  expect(fallen(play(match, shoot('fronde'), `3 ${distance} ${way}`))).toEqual([...at, 0]);
});

test('UK-ATTR-DEVIATION: everybody around the point is struck, friends and the target too', () => {
  const match = battle({
    figures: {
      a: { at: [0, 0], weapons: [bomb] },
      a1: { at: [3, 5] },
      b: { at: [0, 5] },
      b1: { at: [4.4, 5] },
      b2: { at: [-2, 5] },
      ...spare,
    },
    activation: 'a',
  });
  const events = play(match, shoot('grenade'), '3 45 24 11 11 11');
  expect(fallen(events)).toEqual([2, 5, 0]);
  expect(ofType(events, 'rolled').flatMap(({ purpose, target }) => (purpose === 'damage' ? [target] : []))).toEqual(['a1', 'b', 'b1']);
});

test('UK-ATTR-DEVIATION: without a zone who stands on the point is hit, and its shield looks at the point', () => {
  const figures = { a: { at: [0, 0], weapons: [arrow] }, b: { at: [0, 5] }, ...spare } as const;
  const on = (x: number, facing: 'north' | 'south', dice: string) =>
    rolls(
      play(
        battle({ figures: { ...figures, b1: { at: [x, 7], facing, shields: ['bouclier'] } }, activation: 'a' }),
        shoot('fronde'),
        `3 45 11 ${dice}`,
      ),
    ).slice(3);
  expect(on(0.4, 'south', '44')).toEqual(['save b1 4']);
  expect(on(0.6, 'south', '')).toEqual([]);
  const behind = battle({ figures: { ...figures, b1: { at: [0, 7.3], facing: 'north', shields: ['bouclier'] } }, activation: 'a' });
  expect(rolls(play(behind, shoot('fronde'), '3 45 11 1')).slice(3)).toEqual(['damage a 1']);
});

test('UK-ATTR-DEVIATION: walls do not stop it, and it comes down on the ground there', () => {
  const match = battle({
    figures: { a: { at: [0, 0], weapons: [bomb] }, b: { at: [0, 5] }, b1: { at: [0, 7, 4] }, ...spare },
    terrain: [box('maison', [-3, 6, 3, 12], { top: 4 })],
    activation: 'a',
  });
  const events = play(match, shoot('grenade'), '3 45 11 1 11');
  expect(fallen(events)).toEqual([0, 7, 0]);
  expect(rolls(events).slice(3)).toEqual(['save b 1', 'damage a 1']);
});

const roof = (dice: string) => {
  const match = battle({
    figures: { a: { at: [0, 0], weapons: [arrow] }, b: { at: [0, 6, 2] }, ...spare },
    terrain: [box('toit', [-3, 5, 3, 7.5], { top: 2 })],
    activation: 'a',
  });
  return fallen(play(match, shoot('fronde'), `3 ${dice} 11`));
};

test('UK-ATTR-DEVIATION: from a target on a roof it comes down on the roof, or beside it', () => {
  expect([roof('12'), roof('45')]).toEqual([
    [0, 7, 2],
    [0, 8, 0],
  ]);
});

test('UK-ATTR-DEVIATION: beyond the edge of the table it does nothing', () => {
  const match = battle({ figures: { a: { at: [0, 20], weapons: [bomb] }, b: { at: [0, 29] }, ...spare }, activation: 'a' });
  const events = play(match, shoot('grenade'), '3 45 11');
  expect(ofType(events, 'noEffect').map(({ rule }) => rule)).toEqual(['UK-ATTR-DEVIATION']);
  expect(fallen(events)).toBeUndefined();
});

test('UK-ATTR-DEVIATION: a point aimed at by option strays like a figure', () => {
  const match = battle({
    figures: { a: { at: [0, 0], weapons: [bomb] }, b: { at: [0, 5] }, ...spare },
    activation: 'a',
    options: { 'zone.pointTarget': 'yes' },
  });
  expect(fallen(play(match, { type: 'shoot', weapon: 'grenade', point: units(3, 4) }, '3 45 11'))).toEqual([4.2, 5.6, 0]);
});

test('UK-ATTR-DEVIATION: the chances of where it comes down are those of the dice', () => {
  const { state } = battle({ figures: { a: { at: [0, 0], weapons: [arrow] }, b: { at: [0, 5] }, ...spare }, activation: 'a' });
  const falls = deviation.strays?.chances(state, figureOf(state, 'a'), units(0, 5)) ?? [];
  const sum = (among: typeof falls): number => among.reduce((total, { chance }) => total + chance, 0);
  expect(falls).toHaveLength(72);
  expect(sum(falls)).toBeCloseTo(1, 12);
  const straightOn = [1, 2].map((paces) => sum(falls.filter(({ at }) => at.x === units(0, 0).x && at.y === units(0, 5 + paces).y)));
  expect(straightOn).toEqual([expect.closeTo(12 / 15 / 36, 12), expect.closeTo(3 / 15 / 36, 12)]);
});
