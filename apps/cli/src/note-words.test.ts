import { expect, test } from 'vitest';
import { noteWords } from './note-words.ts';

const zone = (id: string, fr: string, en: string) => ({ id, name: { fr, en }, shape: { type: 'disc', x: 0, y: 0, r: 1000 } });
const figure = (id: string) => ({ id, marks: {} });
const state = {
  figures: { a: figure('a'), b: figure('b') },
  scene: {
    sheets: { a: { name: 'Ana' }, b: { name: 'Bob' } },
    groups: [],
    roster: ['a', 'b'],
    npcs: {
      roles: { a: { mission: { type: 'patrol', zones: ['pont', 'cour'] }, behaviour: 'walker' } },
      zones: [zone('pont', 'Pont', 'Bridge'), zone('cour', 'Cour', 'Yard')],
    },
  },
};
const note = (rule: string, value?: unknown) => noteWords(state, { type: 'note', figure: 'a', rule, value });
const place = { x: 12_510, y: 8000, z: 0 };

test.each([
  ['AI-MIS-ASSASSIN', 'b', 'cible Bob', 'target Bob'],
  ['AI-MIS-ASSASSIN', undefined, 'n’en retient rien', 'remembers nothing of it'],
  ['AI-MIS-CHEF-CONTROL', 'b', 'suit Bob', 'follows Bob'],
  ['AI-MIS-CHEF', 'guard pont', 'mission guard pont', 'mission guard pont'],
  [
    'AI-MIS-SNIPER-VANTAGE',
    { ...place, z: 3000, facing: { x: 1000, y: 1000 } },
    'poste de tir à 12,51 pas du bord ouest et 8 pas du bord sud, 3 pas de haut, tournée à 45° du nord',
    'firing post 12.51 paces from the west edge and 8 from the south edge, 3 paces up, turned 45° from north',
  ],
  [
    'AI-MIS-SNIPER',
    { moves: 1, turn: 2 },
    '1 activation(s) vers son poste, la dernière au tour 2',
    '1 activation(s) towards its post, the last one in turn 2',
  ],
  [
    'AI-MIS-GARDE',
    { ...place, taken: true },
    'place de garde à 12,51 pas du bord ouest et 8 pas du bord sud, atteinte',
    'guard’s place 12.51 paces from the west edge and 8 from the south edge, reached',
  ],
  ['AI-MIS-PATROUILLE', 1, 'va vers la zone « Cour »', 'heads for the zone “Yard”'],
  [
    'AI-BEH-PRUDENT',
    { ...place, idle: 2, turn: 3 },
    'dernier couvert à 12,51 pas du bord ouest et 8 pas du bord sud, 2 activation(s) sans attaque, tour 3',
    'last cover 12.51 paces from the west edge and 8 from the south edge, 2 activation(s) without an attack, turn 3',
  ],
  ['AI-MDA-DISPUTE', 1, 'plan 2', 'plan 2'],
])('AI-DICE-WHEN: a note of %s in words', (rule, value, fr, en) => {
  const told = note(rule, value);
  expect([told?.fr.replaceAll('\u00a0', ' '), told?.en]).toEqual([`Ana : ${fr}`, `Ana: ${en}`]);
});

test('AI-DICE-WHEN: other commands are no notes', () => {
  expect(noteWords(state, { type: 'consult', figure: 'a', rule: 'AI-MIS-ELITE-TABLE' })).toBeUndefined();
});
