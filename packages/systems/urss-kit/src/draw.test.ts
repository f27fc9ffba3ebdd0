import { expect, test } from 'vitest';
import { figureOf } from '@escarmouche/skirmish';
import { rangedArm } from './arms.ts';
import { drawnAmong, numberDrawn } from './draw.ts';
import { alive, battle, box, gun, levels, play, rolls, WEAPONS, type BattleSpec } from './testing.ts';

const shoot = { type: 'shoot', weapon: 'pistolet', target: 'e' } as const;
const strong = gun('pistolet', 5, 1);
const spare = { s9: { at: [20, 20] }, s8: { at: [22, 20] }, e9: { at: [-20, 20] }, e8: { at: [-22, 20] } } as const;
const melee = {
  figures: { s: { at: [0, 0], weapons: [strong] }, f: { at: [-0.5, 4], group: 'S' }, e: { at: [0.5, 4] }, ...spare },
  activation: 's',
} as const satisfies BattleSpec;

test('UK-SHOOT-MELEE: of a friend and an enemy in a melee the dice choose, in roster order', () => {
  const match = battle({ ...melee, sides: { S: 'S' } });
  expect(rolls(play(match, shoot, '5 4 16'))).toEqual(['scatter s 5', 'shooting s 4', 'damage s 6']);
  expect([alive(match, 'e'), alive(match, 'f')]).toEqual([false, true]);
});

test('UK-SHOOT-MELEE: the friend is the target when it is drawn', () => {
  const match = battle(melee);
  expect(rolls(play(match, shoot, '2 3'))).toEqual(['scatter s 2', 'shooting s 3']);
  const other = battle(melee);
  expect(rolls(play(other, shoot, '3 4 44')).slice(1)).toEqual(['shooting s 4', 'damage s 4']);
  expect([alive(other, 'e'), alive(other, 'f')]).toEqual([true, false]);
});

/** Numbers, counted from 1, of the faces of one die; null: thrown again. */
const read = (n: number): readonly (number | null)[] => [1, 2, 3, 4, 5, 6].map((face) => (numberDrawn([face], n) ?? -1) + 1 || null);

test('UK-SHOOT-MELEE: one die tells which of two to six, those too high are thrown again', () => {
  expect([2, 3, 4, 5, 6].map(read)).toEqual([
    [1, 1, 1, 2, 2, 2],
    [1, 1, 2, 2, 3, 3],
    [1, 2, 3, 4, null, null],
    [1, 2, 3, 4, 5, null],
    [1, 2, 3, 4, 5, 6],
  ]);
});

test.each([7, 8, 12, 36])('UK-SHOOT-MELEE: two dice tell which of %d, each as often as the others', (n) => {
  const faces = [1, 2, 3, 4, 5, 6];
  const numbers = faces.flatMap((one) => faces.flatMap((other) => numberDrawn([one, other], n) ?? []));
  const times = Array.from({ length: n }, (_, i) => numbers.filter((number) => number === i).length);
  expect(new Set(times)).toEqual(new Set([Math.floor(36 / n)]));
  expect(numberDrawn([1, 1], n)).toBe(0);
});

test('UK-SHOOT-MELEE: a throw too high is made again, and more than six are drawn with two dice', () => {
  const ring = [-3, -2, -1, 0, 1, 2, 3].map(
    (i) => [`${i % 2 === 0 ? 'f' : 'e'}${i + 3}`, { at: [i, 5], group: i % 2 === 0 ? 'S' : 'E' }] as const,
  );
  const match = battle({ figures: { s: { at: [0, 0], weapons: [strong] }, ...Object.fromEntries(ring) }, activation: 's' });
  expect(rolls(play(match, { ...shoot, target: 'e2' }, '66 21 1')).map((roll) => roll.split(' ')[0])).toEqual([
    'scatter',
    'scatter',
    'shooting',
  ]);
  const six = battle({ figures: { s: { at: [0, 0], weapons: [strong] }, ...Object.fromEntries(ring.slice(0, 6)) }, activation: 's' });
  expect(rolls(play(six, { ...shoot, target: 'e2' }, '6 1'))).toEqual(['scatter s 6', 'shooting s 1']);
  const five = battle({ figures: { s: { at: [0, 0], weapons: [strong] }, ...Object.fromEntries(ring.slice(1, 6)) }, activation: 's' });
  expect(rolls(play(five, { ...shoot, target: 'e2' }, '6 5 1'))).toEqual(['scatter s 6', 'scatter s 5', 'shooting s 1']);
});

test('UK-SHOOT-MELEE, UK-MELEE-ENGAGED: all who are linked by contacts, in sight and within long range, the shooter aside', () => {
  const match = battle({
    figures: {
      s: { at: [0, 0], weapons: ['pistolet'] },
      s2: { at: [0, 4] },
      s3: { at: [2, 4] },
      s4: { at: [-1, 7.5] },
      e: { at: [1, 4] },
      e2: { at: [-1, 4] },
      e3: { at: [6, 4] },
      e4: { at: [-1, 4.99], posture: 'out', vitality: 0 },
      ...spare,
    },
    terrain: [box('mur', [-0.85, 2, -0.25, 2.2], { top: 3 })],
    activation: 's',
  });
  const { state } = match;
  const arm = rangedArm(WEAPONS.pistolet);
  const among = arm && drawnAmong(state, figureOf(state, 's'), arm, figureOf(state, 'e'));
  expect(among?.map(({ id }) => id)).toEqual(['s2', 's3', 'e']);
});

test('UK-SHOOT-ENGAGED, UK-SHOOT-MELEE: an engaged shooter is not in the draw; by option it shoots at contact without one', () => {
  const figures = { s: { at: [0, 0], weapons: ['pistolet'] }, s2: { at: [1, 1] }, e: { at: [0, 1] }, ...spare } as const;
  const first = (whileEngaged: 'allowed' | 'contact-only', dice: string) =>
    rolls(play(battle({ figures, activation: 's', options: { 'shoot.whileEngaged': whileEngaged } }), shoot, dice));
  expect([first('allowed', '4 1'), first('contact-only', '1')]).toEqual([['scatter s 4', 'shooting s 1'], ['shooting s 1']]);
  const alone = battle({ figures: { s: figures.s, e: figures.e, ...spare }, activation: 's' });
  expect(rolls(play(alone, shoot, '1'))).toEqual(['shooting s 1']);
});

test('UK-SHOOT-MELEE: range, cover and saves are those of the figure drawn', () => {
  const match = battle({
    figures: {
      s: { at: [0, 0], weapons: ['pistolet'] },
      f: { at: [0, 6.7], group: 'S', armour: ['armure'] },
      e: { at: [0, 5.7] },
      ...spare,
    },
    activation: 's',
  });
  const events = play(match, shoot, '1 45 11 1');
  expect(rolls(events)).toEqual(['scatter s 1', 'shooting s 4', 'save f 1', 'damage s 1']);
  expect(levels(events, 'shooting')).toEqual([-1]);
});
