import { expect, test } from 'vitest';
import type { NewGameOptions } from '../systems/new-game.ts';
import { MOST_FIGURES } from '../bands/judged.ts';
import { BOT, NPC, PERSON } from '@escarmouche/session';
import { countsOf, firstSides, holderOf, sideProblem, toldApart, withCount, withRival, type SideChoice } from './sides.ts';

const side = (figures: SideChoice['figures']): SideChoice => ({ band: 'x', by: 'person', dice: 'seeded', figures });
const band = side([
  { profile: 'trooper', name: 'Varn' },
  { profile: 'hunter', name: 'Orsk' },
  { profile: 'trooper', name: 'Doss' },
]);

test('figures are counted by profile', () => {
  expect([...countsOf(band)]).toEqual([
    ['trooper', 2],
    ['hunter', 1],
  ]);
});

test('one less takes the last of its profile and leaves the order', () => {
  expect(withCount(band, 'trooper', 1).map(({ name }) => name)).toEqual(['Varn', 'Orsk']);
});

test('one more comes last and nameless', () => {
  expect(withCount(band, 'hunter', 2).at(-1)).toEqual({ profile: 'hunter' });
});

test('a side is neither empty nor too large, nor has it what the rules forbid', () => {
  expect(sideProblem(side([]))).toBe('empty');
  expect(sideProblem(band)).toBeUndefined();
  const remark = { at: [0, 'weapons', 4], text: { fr: '', en: '' } };
  expect(sideProblem(band, [{ ...remark, forbids: false }])).toBeUndefined();
  expect(sideProblem(band, [{ ...remark, forbids: true }])).toBe('forbidden');
  const full = side(Array.from({ length: MOST_FIGURES }, () => ({ profile: 'trooper' })));
  expect(withCount(full, 'hunter', 1)).toHaveLength(MOST_FIGURES);
});

const playsItself = (_pack: string, figures: readonly { profile: string }[]): boolean => figures.some(({ profile }) => profile === 'two');

test('a page begins with as few sides as may be: a person against opponents, without bands where the game has none', () => {
  const none = { seats: { least: 3, most: 6 } } as NewGameOptions;
  expect(firstSides(none, '', 'fr').map(({ by, figures }) => [by, figures.length])).toEqual([
    ['person', 0],
    ['bot', 0],
    ['bot', 0],
  ]);
  const ready = ['one', 'two', 'three'].map((id) => ({ id, name: id, figures: [{ profile: id }] }));
  const two = { seats: { least: 2, most: 2 }, bands: { ready: () => ready } } as unknown as NewGameOptions;
  expect(firstSides(two, 'pack', 'fr').map(({ band: chosen }) => chosen)).toEqual(['three', 'one']);
  const horde = { seats: { least: 2, most: 2 }, bands: { ready: () => ready.slice(0, 2), playsItself } } as unknown as NewGameOptions;
  expect(
    firstSides(horde, 'pack', 'fr').map(({ band: chosen }) => chosen),
    'a band that plays itself is the other side',
  ).toEqual(['one', 'two']);
  const made = { seats: { least: 2, most: 2 }, bands: { ready: () => ready, rival: () => 'two' } } as unknown as NewGameOptions;
  expect(
    firstSides(made, 'pack', 'fr').map(({ band: chosen }) => chosen),
    'rivals begin together',
  ).toEqual(['three', 'two']);
  const some = { seats: { least: 2, most: 2 }, bands: { ready: () => ready, rival: (id: string) => ({ one: 'two', two: 'one' })[id] } };
  expect(
    firstSides(some as unknown as NewGameOptions, 'pack', 'fr').map(({ band: chosen }) => chosen),
    'a band that none is made to meet is not proposed',
  ).toEqual(['two', 'one']);
  const few = { seats: { least: 2, most: 2 }, bands: { ready: () => ready.slice(0, 2) } } as unknown as NewGameOptions;
  expect(firstSides(few, 'pack', 'fr').map(({ band: chosen }) => chosen)).toEqual(['two', 'one']);
});

test('a side is held by who plays it: a bot of the chosen level, else of the usual one, where the game has levels', () => {
  expect([holderOf({ by: 'person', level: 'hard' }), holderOf({ by: 'npc' }, 'normal'), holderOf({ by: 'bot' })]).toEqual([
    PERSON,
    NPC,
    BOT,
  ]);
  expect(holderOf({ by: 'bot' }, 'normal')).toEqual({ by: 'bot', level: 'normal' });
  expect(holderOf({ by: 'bot', level: 'hard' }, 'normal')).toEqual({ by: 'bot', level: 'hard' });
});

test('the other side takes the rival of a band, unless it is made by hand', () => {
  const ready = [{ id: 'y', name: 'Y', figures: [{ profile: 'hunter' }] }];
  expect(withRival([band, band], ready, 'y').map((one) => one.band)).toEqual(['x', 'y']);
  expect(withRival([band, { ...band, band: '' }], ready, 'y').map((one) => one.band)).toEqual(['x', '']);
  expect(withRival([band, band], ready, undefined)).toEqual([band, band]);
});

test('two sides of one name go by their letters as well', () => {
  expect(toldApart(['Rebelles', 'Empire'], ['A', 'B'])).toEqual(['Rebelles', 'Empire']);
  expect(toldApart(['Empire', 'Rebelles', 'Empire'], ['A', 'B', 'C'])).toEqual(['Empire A', 'Rebelles', 'Empire C']);
});
