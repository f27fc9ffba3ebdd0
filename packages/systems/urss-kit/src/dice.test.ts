import { distribution } from '@escarmouche/referee';
import { passes, sheetOf } from '@escarmouche/skirmish';
import { expect, test } from 'vitest';
import { change, levelOfValue, opposedPool, testPool, valueOf, writtenLevel } from './dice.ts';
import { ownGrant } from './granted.ts';
import { groupAttack, projection, stunningBlow } from './rules/index.ts';
import { battle, figure, levels, play, refusal, rolls } from './testing.ts';
import { attributePool } from './tests.ts';

const at = (level: number) => opposedPool([change('test', level)]);

/** Two enemies in contact; a has this Combat. */
const duel = (combat: number | null) =>
  battle({
    figures: { a: { at: [0, 0], skills: { combat }, weapons: ['lame'] }, b: { at: [0, 1], weapons: ['lame'] } },
    activation: 'a',
  });

const fightB = { type: 'fight', target: 'b' } as const;

test('UK-DICE-NORMAL, UK-DICE-BONUS, UK-DICE-MALUS: one die; two of which the highest, or the lowest, counts', () => {
  expect(rolls(play(duel(0), fightB, '5 4 1'))[0]).toBe('combat a 5');
  expect(rolls(play(duel(1), fightB, '25 4 1'))[0]).toBe('combat a 5');
  expect(rolls(play(duel(-1), fightB, '25 4 1'))[0]).toBe('combat a 2');
});

test('UK-DICE-CUMUL: at level n so many dice and one, without limit either way', () => {
  expect(rolls(play(duel(2), fightB, '245 4 1'))[0]).toBe('combat a 5');
  expect(rolls(play(duel(-2), fightB, '634 2 1'))[0]).toBe('combat a 3');
  expect(rolls(play(duel(3), fightB, '1162 2 1'))[0]).toBe('combat a 6');
  expect(rolls(play(duel(-4), fightB, '55465 2 1'))[0]).toBe('combat a 4');
  expect([at(7).dice, at(-9).dice]).toEqual([8, 10]);
});

test('UK-DICE-CUMUL: the chance of 4 or more at each level', () => {
  const chances = [-5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5].map((level) => passes(testPool([change('test', level)])));
  expect(chances).toEqual([1 / 64, 1 / 32, 1 / 16, 1 / 8, 1 / 4, 1 / 2, 3 / 4, 7 / 8, 15 / 16, 31 / 32, 63 / 64]);
});

test('UK-DICE-CUMUL: the chance of any score or more at each level', () => {
  for (const level of [-3, -1, 0, 1, 4]) {
    for (const k of [2, 3, 5, 6]) {
      const one = level >= 0 ? (k - 1) / 6 : (7 - k) / 6;
      let all = 1;
      for (let dice = Math.abs(level) + 1; dice > 0; dice--) all *= one;
      const chance = distribution(at(level)).reduce((sum, part, score) => (score >= k ? sum + part : sum), 0);
      expect(chance).toBeCloseTo(level >= 0 ? 1 - all : all, 12);
    }
  }
});

test('UK-DICE-CANCEL: a + and a - cancel each other, and what is left over adds up', () => {
  const pool = opposedPool([change('skill', 2), change('range', -1)]);
  expect(pool).toMatchObject({ dice: 2, keep: { count: 1, which: 'highest' } });
  expect(opposedPool([change('skill', -1), change('aim', 1)])).toMatchObject({ dice: 1 });
  const surrounded = battle({
    figures: {
      a: { at: [0, 0], skills: { combat: 1 }, weapons: ['lame'] },
      b: { at: [0, 1], weapons: ['lame'] },
      b2: { at: [0, -1], weapons: ['lame'] },
      b3: { at: [1, 0], weapons: ['lame'] },
    },
    activation: 'a',
  });
  expect(rolls(play(surrounded, fightB, '42 1 1'))[0]).toBe('combat a 2');
});

test('UK-DICE-NUMERIC: the value of a level is three more, below 1 too', () => {
  expect([-4, -3, -2, -1, 0, 1, 2, 3, 4].map(valueOf)).toEqual([-1, 0, 1, 2, 3, 4, 5, 6, 7]);
  expect([0, 3, 7].map(levelOfValue)).toEqual([-3, 0, 4]);
  expect([-2, -1, 0, 1, 3].map(writtenLevel)).toEqual(['2-', '-', '', '+', '3+']);
});

test('UK-SKILL-DEFAULT: a skill that the profile does not list is 3-, one listed without a sign is level 0', () => {
  expect(levels(play(duel(null), fightB, '5466 3 1'), 'combat')).toEqual([-3, 0]);
});

test('UK-SKILL-DEFAULT, UK-SKILL-MODIFIERS: modifiers add to the level of default', () => {
  const match = battle({
    figures: {
      a: { at: [0, 0], skills: { combat: null }, character: true, vitality: 2, weapons: ['lame'] },
      b: { at: [0, 1], weapons: ['lame'] },
    },
    activation: 'a',
  });
  expect(levels(play(match, fightB, '54666 6 1'), 'combat')).toEqual([-4, 0]);
});

test('UK-SKILL-DEFAULT, UK-ATTR-GEN-LEVEL: nobody has an attribute by default', () => {
  const match = duel(0);
  expect(ownGrant(sheetOf(match.state, 'a'), stunningBlow.id)).toBeUndefined();
  expect(refusal(match, { type: 'special', rule: groupAttack.id })).toBe('UK-ACT-LIST');
});

/** a has Dégâts + in its profile. */
const strong = (weapons: readonly ['lameFine'] | readonly []) =>
  battle({
    figures: { a: { at: [0, 0], skills: { damage: 1 }, weapons }, b: { at: [0, 1], weapons: ['lame'] } },
    activation: 'a',
  });

test('UK-SKILL-LIST: Dégâts of a profile are added to those of the weapon or the bare hands', () => {
  expect(levels(play(strong(['lameFine']), fightB, '6 1 1'), 'damage')).toEqual([0]);
  expect(levels(play(strong([]), fightB, '6666 1 111'), 'damage')).toEqual([-2]);
});

test('UK-SKILL-MODIFIERS, UK-MELEE-BARE: bare hands replace the level of the profile, and wounds add to that', () => {
  const match = battle({
    figures: { a: { at: [0, 0], skills: { combat: 1 }, character: true, vitality: 2 }, b: { at: [0, 1], weapons: ['lame'] } },
    activation: 'a',
  });
  expect(levels(play(match, fightB, '66666 1 1111'), 'combat')).toEqual([-4, 0]);
});

test('UK-TEST-OPPOSED: the highest score wins, with no least score', () => {
  expect(rolls(play(duel(-2), fightB, '326 1 3'))).toEqual(['combat a 2', 'combat b 1', 'damage a 3']);
});

test('UK-TEST-CLASSIC: 4 or more succeeds', () => {
  expect([3, 4].map((face) => figure(after(face), 'b').posture)).toEqual(['standing', 'out']);
});

/** The state after a won fight with this face of the damage die. */
function after(face: number) {
  const match = duel(0);
  play(match, fightB, `6 1 ${face}`);
  return match;
}

test('UK-TEST-DIFFICULTY: a test of difficulty X takes X or more', () => {
  const bonus = testPool([change('test', 1)], 5);
  expect(passes(bonus)).toBeCloseTo(1 - (4 / 6) * (4 / 6), 12);
  expect(passes(testPool([change('test', -3)], 1))).toBe(1);
  expect(passes(testPool([change('test', 9)], 7))).toBe(0);
});

test('UK-ATTR-GEN-LEVEL: an attribute is tested at its own level, wounds and assailants left out; without a sign it is 0', () => {
  const match = battle({
    figures: {
      a: { at: [0, 0], character: true, vitality: 1, rules: [{ id: stunningBlow.id, level: -2 }, { id: projection.id }] },
      b: { at: [0, 1] },
      b2: { at: [0, -1] },
    },
  });
  const one = figure(match, 'a');
  const dice = [stunningBlow.id, projection.id].map((slug) => {
    const granted = ownGrant(sheetOf(match.state, 'a'), slug);
    return granted && attributePool(match.state, one, granted).dice;
  });
  expect(dice).toEqual([3, 1]);
});
