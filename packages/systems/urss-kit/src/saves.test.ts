import { figureOf } from '@escarmouche/skirmish';
import { expect, test } from 'vitest';
import { rangedArm } from './arms.ts';
import type { Attack } from './attack.ts';
import { damagePool } from './damage.ts';
import { RAN, saveAgainst, usableShield } from './saves.ts';
import { armour, battle, blade, gun, levels, play, shield, type FigureSpec } from './testing.ts';
import { ALL_KINDS, armWith, gunWith, piercing, saveLevel, SHIELDED } from './testing-saves.ts';
import { forceSensitive, phrikArmour, specialDestiny, tough, zigZag } from './rules/index.ts';

test('UK-SAVE-STACK: values are added up and turned back into a level', () => {
  expect(saveLevel({ armour: ['legere'], tough: true }, { kind: 'fight' })).toBe(0);
  expect(saveLevel({ armour: ['legere', armour('plus', 1)], tough: true }, { kind: 'fight' })).toBe(4);
  expect(saveLevel({ armour: ['legere'] }, { hidden: 0.5 })).toBe(-1);
  expect(saveLevel({ armour: [armour('trois', 2)], tough: true, rules: [specialDestiny.id] }, { kind: 'fight' })).toBe(7);
});

const lasting = (rule: string) => ({ figure: 'b', rule, value: true, until: 'next' }) as const;

/** Saves of b, who can zigzag, against a shot, by its last movement. */
const values = (...rules: readonly string[]) => {
  const { state } = battle({ figures: { a: { at: [0, 0] }, b: { at: [0, 5], rules: [zigZag.id] } }, passing: rules.map(lasting) });
  const roll = saveAgainst(state, { kind: 'shot', target: 'b', by: 'a', rule: 'test', arc: 'front', hidden: 0 });
  return roll?.sources.map(({ value }) => value);
};

test('UK-SAVE-STACK: of one source, posture, run or cover one counts', () => {
  expect(saveLevel({ rules: [tough.id], objects: [{ id: 'o', cites: 'o', name: { fr: 'o', en: 'o' }, rules: [{ id: tough.id }] }] })).toBe(
    -1,
  );
  expect(saveLevel({ shields: ['bouclier', shield('autre', -1)], held: ['bouclier', 'autre'] })).toBe(-1);
  expect([values(RAN), values(zigZag.id), values(RAN, zigZag.id)]).toEqual([[1], [2], [2]]);
});

/** Levels of the saves of b when a fights it. */
const savesOf = (b: FigureSpec, dice: string) => {
  const match = battle({
    figures: { a: { at: [0, 0], weapons: ['lame'] }, b: { at: [0, 1], facing: 'south', weapons: ['lame'], ...b } },
    activation: 'a',
  });
  return levels(play(match, { type: 'fight', target: 'b' }, dice), 'save');
};

test('UK-SAVE-ROLL, UK-SAVE-NONE: one roll at the level of all sources, none without a source', () => {
  expect(savesOf({ tough: true, armour: ['armure'] }, '6 1 44')).toEqual([1]);
  expect(savesOf({}, '6 1 1')).toEqual([]);
  expect(savesOf({ tough: true }, '6 1 34 1')).toEqual([-1]);
  expect(saveLevel({ ...SHIELDED }, { arc: 'rear' })).toBeUndefined();
  expect(saveLevel({ skills: { save: -3 } })).toBe(-3);
});

test('UK-SAVE-MODIFIED: what pierces is taken off the sum, and never takes the save away', () => {
  expect(saveLevel({ armour: ['lourde'] }, { hidden: 0.7, arm: gunWith([piercing(1)]) })).toBe(2);
  expect(saveLevel({ armour: ['legere'] }, { kind: 'fight', arm: armWith([piercing(3)]) })).toBe(-5);
  expect(saveLevel({}, { kind: 'fight', arm: armWith([piercing(3)]) })).toBeUndefined();
});

test('UK-SAVE-SCOPE: posture, run, cover and what is made against shots work against shots only', () => {
  const ran = { figure: 'b', rule: 'UK-SAVE-RUN', value: true, until: 'next' } as const;
  const { state } = battle({ figures: { a: { at: [0, 0] }, b: { at: [0, 5], posture: 'prone' } }, passing: [ran] });
  const against = (kind: Attack['kind']) =>
    saveAgainst(state, { kind, target: 'b', by: 'a', rule: 'test', arc: 'front', hidden: 0.7 })?.sources.map(({ value }) => value);
  expect(against('shot')).toEqual([3, 2, 1]);
  for (const kind of ['fight', 'free', 'power', 'fall'] as const) expect(against(kind)).toBeUndefined();
});

test('UK-SAVE-SHIELD, UK-SHD-BOUCLIER: a shield in hand saves from the front, not in free attacks, falls or while crawling', () => {
  expect(saveLevel({ armour: ['armure'], ...SHIELDED })).toBe(1);
  expect(saveLevel({ armour: ['armure'], ...SHIELDED }, { arc: 'rear' })).toBe(-1);
  expect(saveLevel({ armour: ['armure'], ...SHIELDED }, { kind: 'free' })).toBe(-1);
  expect(saveLevel({ armour: ['armure'], ...SHIELDED }, { kind: 'fall', arc: 'none' })).toBe(-1);
  expect(saveLevel({ armour: ['armure'], ...SHIELDED }, { kind: 'power' })).toBe(1);
  expect(saveLevel({ ...SHIELDED, posture: 'low' }, { kind: 'fight' })).toBeUndefined();
  expect(saveLevel({ ...SHIELDED, posture: 'prone' })).toBe(1);
  expect(saveLevel({ shields: ['bouclier'], held: [] })).toBeUndefined();
});

const helps = (plain: number, phrik: number) => {
  const shields = [shield('simple', plain), shield('egide', phrik, [phrikArmour.id])];
  const { state } = battle({ figures: { a: { at: [0, 0] }, b: { at: [0, 5], shields, held: ['simple', 'egide'] } } });
  const attack: Attack = { kind: 'fight', target: 'b', by: 'a', rule: 'test', arc: 'front', hidden: 0 };
  return usableShield(state, attack, figureOf(state, 'b'))?.id;
};

test('UK-SAVE-SHIELD: of two shields in hand the better one helps, of two as good the one that can more', () => {
  expect([helps(0, -1), helps(-1, -1), helps(-1, 0)]).toEqual(['simple', 'egide', 'egide']);
});

test('UK-SAVE-SHIELD, UK-SAVE-POSTURE: prone after a crawl no shield, and lying counts once, by option twice', () => {
  const crawled = { figure: 'b', rule: 'UK-ACT-CRAWL', value: true, until: 'next' } as const;
  const value = (options: object) => {
    const match = battle({ figures: { a: { at: [0, 0] }, b: { at: [0, 5], posture: 'prone', ...SHIELDED } }, passing: [crawled], options });
    const roll = saveAgainst(match.state, { kind: 'shot', target: 'b', by: 'a', rule: 'test', arc: 'front', hidden: 0 });
    return roll?.sources.map((one) => one.value);
  };
  expect(value({})).toEqual([2]);
  expect(value({ 'save.proneCrawl': 'sum' })).toEqual([4]);
  expect(saveLevel({ posture: 'prone' }, { options: { 'save.proneCrawl': 'sum' } })).toBe(-1);
  expect(saveLevel({ posture: 'low' })).toBe(-1);
  expect(saveLevel({ posture: 'prone', armour: ['armure'] }, { hidden: 0.5 })).toBe(2);
});

test('UK-SAVE-RUN: who has run has a save of value 1 against shots', () => {
  const ran = { figure: 'b', rule: 'UK-SAVE-RUN', value: true, until: 'next' } as const;
  const { state } = battle({ figures: { a: { at: [0, 0] }, b: { at: [0, 5] } }, passing: [ran] });
  const roll = saveAgainst(state, { kind: 'shot', target: 'b', by: 'a', rule: 'test', arc: 'rear', hidden: 0 });
  expect(roll?.sources).toEqual([{ value: 1, class: 'run', source: 'UK-SAVE-RUN' }]);
});

test('UK-ARM-LEGERE, UK-ARM-ARMURE, UK-ARM-LOURDE: armour saves from all damage, at its level', () => {
  for (const kind of ALL_KINDS) {
    expect(['legere', 'armure', 'lourde'].map((worn) => saveLevel({ armour: [worn as 'legere'] }, { kind, arc: 'rear' }))).toEqual([
      -2, -1, 0,
    ]);
  }
});

test('UK-ARM-CHAMP: a protective field saves from shots only; armour for what pierces, by option it is not', () => {
  const field = { armour: [{ ...armour('champ', 2), against: 'shots', field: true } as const] };
  expect(saveLevel(field, { arm: gunWith([piercing(1)]) })).toBe(1);
  expect(saveLevel(field, { kind: 'fight' })).toBeUndefined();
  expect(saveLevel(field, { kind: 'power' })).toBeUndefined();
  expect(saveLevel(field, { arm: gunWith([piercing(1)]), options: { 'field.isArmour': 'no' } })).toBe(2);
});

test('UK-ATTR-GEN-OWNER: a weapon’s rule bears on what is done with that weapon, a figure’s on all it does with weapons', () => {
  const b = { armour: ['lourde'] } as const;
  expect(saveLevel(b, { kind: 'fight', arm: armWith([]) }, { weapons: [blade('autre', 0, [piercing(2)])] })).toBe(0);
  expect(saveLevel(b, { kind: 'fight', arm: armWith([]) }, { rules: [piercing(2)] })).toBe(-2);
  expect(saveLevel(b, { kind: 'shot', arm: gunWith([]) }, { rules: [piercing(2)] })).toBe(-2);
  expect(saveLevel(b, { kind: 'power' }, { rules: [piercing(2)] })).toBe(0);
});

test('UK-ATTR-GEN-SAVES: armour, shield and what is innate, then without the shield', () => {
  const b = { tough: true, armour: ['lourde'], ...SHIELDED } as const;
  expect(saveLevel(b, { kind: 'fight' })).toBe(4);
  expect(saveLevel(b, { kind: 'free' })).toBe(2);
});

test('UK-DMG-ROLL, UK-DMG-SHOT: a shot hurts with the level of its weapon and improvements, not with Dégâts of the profile', () => {
  const { state } = battle({ figures: { a: { at: [0, 0], skills: { damage: 2 } }, b: { at: [0, 5] } } });
  const better = { id: 'plus', cites: 'test:plus', name: { fr: 'plus', en: 'plus' }, damage: 1, rules: [] };
  const shot = rangedArm({ ...gun('tir', 9, 1), upgrades: [better] });
  const pool = damagePool(state, { kind: 'shot', by: 'a', target: 'b', ...(shot && { arm: shot }), rule: 'test', arc: 'front', hidden: 0 });
  expect(pool.dice).toBe(3);
  expect(figureOf(state, 'b').blows).toBe(0);
});

test('UK-ATTR-GEN-SAVES: what some rules give adds up', () => {
  expect(saveLevel({ rules: [tough.id, forceSensitive.id, specialDestiny.id] })).toBe(4);
});
