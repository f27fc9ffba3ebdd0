import { read, type Language, type Sentence } from '@escarmouche/referee';
import { expect, test } from 'vitest';
import { wordsFor } from '../../sentence.ts';
import { ground } from '../testing.ts';
import { describeDie, describeNote } from './describe.ts';
import type { Npcs } from './schema.ts';

const zones: Npcs['zones'] = [
  { id: 'gate', name: { fr: 'Porte', en: 'Gate' }, shape: { type: 'disc', x: 0, y: 0, r: 1000 } },
  { id: 'yard', name: { fr: 'Cour', en: 'Yard' }, shape: { type: 'disc', x: 0, y: 0, r: 1000 } },
];
const roles: Npcs['roles'] = {
  n1: { mission: { type: 'chief' }, behaviour: 'walker' },
  n2: { mission: { type: 'patrol', zones: ['gate', 'yard'] }, behaviour: 'cautious' },
  n3: { mission: { type: 'guard', zone: 'gate' }, behaviour: 'walker' },
};

const plain = ground(Object.fromEntries(['n1', 'n2', 'n3', 'p'].map((id, i) => [id, { x: 2000 * i, y: 0, z: 0 }])));
const state = {
  scene: { ...plain.scene, npcs: { zones, roles } },
  figures: Object.fromEntries(Object.entries(plain.figures).map(([id, one]) => [id, { ...one, marks: {} }])),
};

const written = (sentence: Sentence | undefined): string | undefined =>
  sentence
    ?.map((part) => (typeof part === 'string' ? part : part.text))
    .join('')
    .replaceAll('\u00a0', ' ');

const die = (rule: string, face: number, language: Language): string | undefined => {
  const roll = read({ dice: 1, faces: 6, modifiers: [] }, [face]);
  return written(describeDie(wordsFor(state, language), { purpose: 'npc', rule, figure: 'n1', roll }));
};

const note = (figure: string, rule: string, value?: unknown): readonly (string | undefined)[] =>
  (['fr', 'en'] as const).map((language) => written(describeNote(wordsFor(state, language), { figure, rule, value })));

test('AI-MIS-ELITE-TABLE AI-MIS-SNIPER-TABLE AI-MIS-ASSASSIN-TABLE: a die is told with its face and what that designates', () => {
  expect(die('AI-MIS-ELITE-TABLE', 3, 'fr')).toBe('n1 : AI-MIS-ELITE-TABLE, 3, le chef PJ le plus proche.');
  expect(die('AI-MIS-ELITE-TABLE', 6, 'en')).toBe('n1: AI-MIS-ELITE-TABLE, 6, the nearest PC.');
  expect(die('AI-MIS-SNIPER-TABLE', 4, 'fr')).toBe('n1 : AI-MIS-SNIPER-TABLE, 4, le PJ le plus proche à la plus longue portée.');
  expect(die('AI-MIS-ASSASSIN-TABLE', 5, 'en')).toBe('n1: AI-MIS-ASSASSIN-TABLE, 5, the nearest PC with the heaviest weapon.');
  expect(die('AI-MIS-CHEF-MISSION', 2, 'fr')).toBe('n1 : AI-MIS-CHEF-MISSION, 2.');
});

test('AI-MIS-ASSASSIN AI-MIS-CHEF AI-MIS-PATROUILLE: notes are told in both languages', () => {
  expect(note('n1', 'AI-MIS-ASSASSIN', 'p')).toEqual(['n1 : cible p.', 'n1: target p.']);
  expect(note('n1', 'AI-MIS-CHEF', 'soldier')).toEqual(['n1 : Chef Soldat.', 'n1: Chief Soldier.']);
  expect(note('n1', 'AI-MIS-CHEF', 'guard:gate')).toEqual(['n1 : Chef Garde Porte.', 'n1: Chief Guard Gate.']);
  expect(note('n2', 'AI-MIS-CHEF-CONTROL', 'n1')).toEqual(['n2 : suit n1.', 'n2: follows n1.']);
  expect(note('n2', 'AI-MIS-PATROUILLE', 1)).toEqual(['n2 : va vers la zone « Cour ».', 'n2: heads for Yard.']);
});

test('AI-MDA-DISPUTE: the plan that players or their die have chosen is told with its target; in files of before by its number', () => {
  const plan = { actions: ['walk', 'shoot'], x: 0, y: 0, z: 0 };
  expect(note('n1', 'AI-MDA-DISPUTE', 0)).toEqual(['n1 : plan du document retenu.', 'n1: plan of the document chosen.']);
  expect(note('n1', 'AI-MDA-DISPUTE', plan)).toEqual(['n1 : plan proposé retenu.', 'n1: proposed plan chosen.']);
  expect(note('n1', 'AI-MDA-DISPUTE', { ...plan, target: 'p' })).toEqual([
    'n1 : plan proposé retenu sur p.',
    'n1: proposed plan chosen on p.',
  ]);
  expect(note('n1', 'AI-MDA-DISPUTE', 2)).toEqual(['n1 : plan 3 retenu.', 'n1: plan 3 chosen.']);
});

test('AI-MIS-SNIPER-VANTAGE AI-MIS-GARDE AI-BEH-PRUDENT: places are told as chosen; a counter, a forgotten note and a die tell nothing', () => {
  const at = { x: 0, y: 0, z: 0 };
  expect(note('n3', 'AI-MIS-SNIPER-VANTAGE', { ...at, facing: { x: 1, y: 0 } })[0]).toBe('n3 : poste de tir choisi.');
  expect(note('n3', 'AI-MIS-GARDE', at)[0]).toBe('n3 : place choisie dans sa zone.');
  expect(note('n2', 'AI-BEH-PRUDENT', at)).toEqual(['n2 : dernier couvert retenu.', 'n2: last cover remembered.']);
  for (const [rule, value] of [['AI-MIS-SNIPER', 1], ['AI-MIS-GARDE'], ['AI-MIS-ELITE-TABLE', 3], ['toString', 3]] as const)
    expect(note('n3', rule, value)).toEqual([undefined, undefined]);
});

test('AI-DICE-WHEN: words lead to the rule that they tell of', () => {
  expect(describeNote(wordsFor(state, 'fr'), { figure: 'n1', rule: 'AI-MIS-ASSASSIN', value: 'p' })).toContainEqual({
    kind: 'rule',
    id: 'AI-MIS-ASSASSIN',
    text: 'cible',
  });
});
