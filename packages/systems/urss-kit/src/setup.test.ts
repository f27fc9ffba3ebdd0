import { expect, test } from 'vitest';
import './game.ts';
import { meetsNeed } from './npc-needs.ts';
import { firstAid, heal, layingOnHands, magnetism, malaise, tough, zigZag } from './rules/index.ts';
import { parseSetup } from './setup.ts';
import { blade, shield, testSheet, type SheetSpec } from './testing-sheets.ts';
import { usualTable, usualZones } from './usual.ts';

/** Set-ups from outside of a figure a and a figure b. */

const places = { a: { x: 9000, y: 9000 }, b: { x: 9000, y: 19_000 } };
const reason = (spec: SheetSpec, position?: object, seats: Readonly<Record<string, string>> = {}): string | undefined => {
  const groups = ['a', 'b'].map((id, k) => ({
    id,
    name: id,
    side: id,
    seat: seats[id] ?? id,
    zone: usualZones[k],
    figures: [testSheet(id, id, spec)],
  }));
  const parsed = parseSetup(
    JSON.parse(JSON.stringify({ options: {}, table: usualTable, groups, ...(position && { position: { figures: places, ...position } }) })),
  );
  return parsed.ok ? undefined : parsed.reason.en.replace(/:.*/, '');
};

const drop = (owner: string) => ({ drops: [{ weapon: 'lame', owner, at: { x: 0, y: 0, z: 0 } }] });
const effects = (rule: string) => ({ effects: [{ rule, on: 'a', by: 'b', since: 1, until: 'turn' }] });
const meets = (spec: SheetSpec) => (['ranged', 'healing', 'zigzag'] as const).filter((need) => meetsNeed(testSheet('a', 'a', spec), need));

test('UK-EQ-HANDS: two things that a figure may hold have names of their own', () => {
  const own = 'setup.groups[0].figures[0]';
  expect(reason({ weapons: ['lame', 'lame2'], shields: ['bouclier'] })).toBeUndefined();
  expect(reason({ weapons: ['lame', blade('lame')] })).toBe(`${own}.weapons[1].id`);
  expect(reason({ weapons: ['lame', 'lame2'], shields: ['bouclier', shield('lame', -1)] })).toBe(`${own}.shields[1].id`);
});

test('UK-TURN-ALT-CHOICE, UK-ATTR-EXPERT-FOUET, UK-DMG-VITALITY: a battle in progress names who and what there is', () => {
  expect(reason({}, { chosen: ['a'], ...drop('b') })).toBeUndefined();
  expect(reason({}, { chosen: ['a', 'nobody'] })).toBe('setup.position.chosen[1]');
  expect(reason({}, drop('nobody'))).toBe('setup.position.drops[0].owner');
  const wounded = (vitality: number) => reason({ fullVitality: 2 }, { figures: { ...places, a: { ...places.a, vitality } } });
  expect([wounded(2), wounded(3)]).toEqual([undefined, expect.stringContaining('setup.position.figures')]);
});

test('UK-ATTR-GEN-DURATION: only what lasts is an effect of a battle in progress', () => {
  expect(reason({}, effects(malaise.id))).toBeUndefined();
  expect([tough.id, 'none'].map((rule) => reason({}, effects(rule)))).toEqual(
    ['', ''].map(() => expect.stringContaining('setup.position.effects[0]')),
  );
});

test('UK-TURN-GROUPS: every group is somebody’s: nothing plays itself', () => {
  expect(reason({}, undefined, { b: 'a' })).toBeUndefined();
  expect(reason({}, undefined, { b: '' })).toBe('setup.groups[1].seat');
});

test('AI-CORE-VALIDATE AI-CORE-BIND-1D6: roles of NPCs suit their profiles; a care kit heals, an upgraded rifle shoots', () => {
  expect(meets({ weapons: ['lame'] })).toEqual([]);
  expect(meets({ weapons: ['pistolet'] })).toEqual(['ranged']);
  expect(meets({ rules: [zigZag.id] })).toEqual(['zigzag']);
  const kit = { id: 'kit', cites: 'test:kit', name: { fr: 'kit', en: 'kit' }, rules: [{ id: firstAid.id }] };
  expect([meets({ objects: [kit] }), ...[firstAid, heal, magnetism, layingOnHands].map(({ id }) => meets({ rules: [id] }))]).toEqual(
    Array.from({ length: 5 }, () => ['healing']),
  );
});
