import { expect, test } from 'vitest';
import { battle, figure, levels, play, rolls } from '../testing.ts';
import { between, duel, fightB } from '../testing-fights.ts';
import { multipleAttacks, support } from './index.ts';

const two = { id: multipleAttacks.id, value: 2 };
const CHARACTER = { character: true } as const;

const attack = (by: string) => [
  { type: 'activate', figure: by } as const,
  { type: 'fight', target: 'a' } as const,
  { type: 'pass' } as const,
];

test('UK-ATTR-ATTAQUES-MULTIPLES, UK-ATTR-GEN-ALLOWANCE: a damage roll for the first two Combats won, none for the third', () => {
  const match = between({ rules: [two], skills: { combat: 1 } }, CHARACTER, CHARACTER);
  expect(levels(play(match, fightB, '6 1 1'), 'damage')).toHaveLength(1);
  const others = ['a9', 'a8'].flatMap((id) => [{ type: 'activate', figure: id } as const, { type: 'pass' } as const]);
  play(match, [{ type: 'pass' }, ...others]);
  expect(rolls(play(match, attack('b'), '1 6 1'))).toEqual(['combat b 1', 'combat a 6', 'damage a 1']);
  expect(rolls(play(match, attack('b2'), '1 6'))).toEqual(['combat b2 1', 'combat a 6']);
});

/** Damage rolls of a, which may make three, after one Combat won. */
const blowsOf = (options: Parameters<typeof duel>[2], dice: string, choices: readonly (readonly ['use', boolean])[]) => {
  const match = duel({ rules: [{ ...two, value: 3 }] }, { character: true }, options);
  play(match, fightB, dice, choices);
  return figure(match, 'a').blows;
};

test('UK-ATTR-GEN-ALLOWANCE: one roll for a Combat won; by option as many of the turn’s as the winner wants', () => {
  expect(blowsOf({}, '6 1 6', [])).toBe(1);
  expect(blowsOf({ 'multiAttack.perWin': 'all' }, '6 1 6', [['use', false]])).toBe(1);
  expect(
    blowsOf({ 'multiAttack.perWin': 'all' }, '6 1 1 6 1', [
      ['use', true],
      ['use', true],
    ]),
  ).toBe(3);
});

test('UK-ATTR-GEN-ALLOWANCE: nobody is asked for more rolls once the loser is out, nor without more attacks, nor where none was due', () => {
  const all = { 'multiAttack.perWin': 'all' } as const;
  const many = { rules: [{ ...two, value: 3 }] };
  expect(rolls(play(duel(many, {}, all), fightB, '6 1 4'))).toHaveLength(3);
  expect(rolls(play(duel({}, { tough: true }, { ...all, 'damage.savedCounts': 'no' }), fightB, '6 1 66'))).toHaveLength(3);
  const behind = battle({
    figures: {
      a: { at: [0, 0], rules: [support.id], weapons: ['lame'] },
      a2: { at: [0, 1], weapons: ['lame'] },
      b: { at: [0, 2], facing: 'south', weapons: ['lame'], ...many },
    },
    options: all,
    activation: 'a',
  });
  expect(rolls(play(behind, fightB, '1 6'))).toHaveLength(2);
});
