import { expect, test } from 'vitest';
import { problemsIn } from './testing.ts';
import { readCases } from './document.ts';

const figures = 'figures: { A: { at: [0, 0] } }';

const count = (source: string): number => readCases(source).cases.length;

test('a file holds one case, several documents, lists of cases, or a list under "cases"', () => {
  expect(count(`name: one\n${figures}`)).toBe(1);
  expect(count(`name: one\n${figures}\n---\nname: two\n${figures}\n---\n`)).toBe(2);
  expect(count(`- { name: one, ${figures} }\n- { name: two, ${figures} }`)).toBe(2);
  expect(count(`cases:\n- { name: one, ${figures} }`)).toBe(1);
});

test('each case knows its line', () => {
  const { cases } = readCases(`# a comment\n- name: one\n  ${figures}\n\n- name: two\n  ${figures}`);
  expect(cases.map(({ line }) => line)).toEqual([2, 5]);
});

test('keys may be French or English, with or without accents and capitals', () => {
  const source = `
nom: un tir
figurines:
  A: { profil: Soldat Rebelle, position: [0, 0], orientation: nord, Actions: 2 }
  B: { at: [0, 8] }
étapes:
  - Tirer: B
    dés: [1, 1]
attendu:
  figurines: { A: { actions restantes: 1 } }`;
  expect(problemsIn(source)).toEqual([]);
  const [one] = readCases(source).cases;
  expect(one?.value).toMatchObject({
    name: 'un tir',
    figures: { A: { profile: 'Soldat Rebelle', facing: { x: 0, y: 1000 } } },
    do: [{ action: { name: 'shoot', value: 'B' } }],
    expect: { figures: { A: { left: 1 } } },
  });
});

test.each([
  ['an unknown key, with the nearest known one', `name: x\nfigurs: {}`, '2: figurs: unknown key (did you mean "figures"?)'],
  ['a key in two spellings', `name: x\nnom: y\n${figures}`, '2: nom: "name" is given twice'],
  [
    'the line inside a figure',
    `name: x\nfigures:\n  A:\n    at: [0, 0]\n    combat: strong`,
    '5: figures.A.combat: expected "+", "-" or normal',
  ],
  ['a missing name', figures, '1: name: expected a text, found nothing'],
  ['a position of one number', `name: x\nfigures: { A: { at: [0] } }`, 'figures.A.at: expected a position in paces'],
  ['a step without an action', `name: x\n${figures}\ndo: [{ by: A }]`, 'do[0]: no action; known actions: rollOrder'],
  ['two actions in one step', `name: x\n${figures}\ndo: [{ move: [0, 1], shoot: A }]`, 'do[0]: one action a step, not move, shoot'],
  ['a detail of another action', `name: x\n${figures}\ndo: [{ hide: , height: 2 }]`, '"height" does not go with "hide"'],
  ['a die of seven hundred', `name: x\n${figures}\ndice: [700]`, 'dice[0]'],
  ['a feature without a shape', `name: x\n${figures}\nterrain: { w: { kind: wall, height: 2 } }`, 'terrain.w: one shape and only one'],
  ['a feature without a height', `name: x\n${figures}\nterrain: { w: { kind: wall, x: [0, 1], y: [0, 1] } }`, 'its height is needed'],
  ['an interval backwards', `name: x\n${figures}\nterrain: { w: { kind: wall, x: [1, 0], y: [0, 1], height: 1 } }`, 'from the smaller'],
  ['a slip in an expectation', `name: x\n${figures}\nexpect: { winer: A }`, 'expect.winer: unknown key (did you mean "winner"?)'],
  ['refused and allowed', `name: x\n${figures}\ndo: [{ pass: , refused: yes, allowed: yes }]`, '"refused" or "allowed", not both'],
  ['broken YAML', `name: x\n  - y: [`, 'unreadable YAML'],
])('names %s', (_what, source, expected) => {
  expect(problemsIn(source).join('\n')).toContain(expected);
});

test('hostile files end in a problem, not in a crash', () => {
  const bomb = [
    'a: &a [x, x, x, x, x, x, x, x, x]',
    ...Array.from({ length: 9 }, (_, i) => `${'bcdefghij'[i]}: &${'bcdefghij'[i]} [${`*${'abcdefghi'[i]}, `.repeat(9)}]`),
  ];
  for (const source of [
    bomb.join('\n'),
    '['.repeat(5000),
    `name: ${'{a: '.repeat(200)}`,
    'x'.repeat(2_000_001),
    '? [a, b]\n: c',
    '__proto__: 1',
    '\u0000',
  ]) {
    const { cases, problems } = readCases(source);
    expect(cases).toEqual([]);
    expect(problems.length).toBeGreaterThan(0);
  }
  expect(readCases('').cases).toEqual([]);
});

test('a name as long as a page is told by its place alone', () => {
  const long = 'x'.repeat(6000);
  expect(problemsIn(`name: one\n${figures}\ndo:\n- fight: ${long}`)).toEqual(['4: do[0].fight: text too long']);
  expect(problemsIn(`name: one\nfigures: { ${long}: { at: [0, 0] } }`)).toEqual(['2: figures: text too long']);
});

test('what is nested without end is refused before it is read, with its line', () => {
  for (const deep of ['[', '{a: ', '- ', '? ']) {
    expect(problemsIn(`name: one\nfigures: ${deep.repeat(40_000)}`)).toEqual(['2: : nested too deep']);
    expect(problemsIn(`name: one\nfigures: ${deep.repeat(400_000)}`)).toEqual(['1: : file too long']);
  }
});
