import { figureOf } from '@escarmouche/skirmish';
import { expect, test } from 'vitest';
import { ruleChanges } from './levels.ts';
import { deadlyBlow } from './rules/index.ts';
import { battle, figure, levels, ofType, play, rolls, type FigureSpec } from './testing.ts';
import { duel, fightB } from './testing-fights.ts';

/** The Combat level of a figure of three points with so many left. */
const combatAt = (vitality: number, dice: string) =>
  levels(play(duel({ character: true, vitality, skills: { combat: 1 } }), fightB, `${dice} 1 1`), 'combat')[0];

test('UK-STATE-WOUNDS: wounded it fights with Combat -, badly wounded with no worse', () => {
  expect([combatAt(3, '66'), combatAt(2, '6'), combatAt(1, '6')]).toEqual([1, 0, 0]);
});

/** Changes that weaken a roll of a figure with so many points left. */
const changesAt = (vitality: number, purpose: 'shooting' | 'damage' | 'morale') => {
  const { state } = duel({ character: true, vitality });
  return ruleChanges(state, { purpose, figure: figureOf(state, 'a') }).map((one) => one.levels);
};

test('UK-STATE-WOUNDS: badly wounded it shoots with Tir -, wounded as ever, and nothing else is weakened', () => {
  expect([changesAt(3, 'shooting'), changesAt(2, 'shooting'), changesAt(1, 'shooting')]).toEqual([[], [], [-1]]);
  expect([changesAt(1, 'damage'), changesAt(1, 'morale')]).toEqual([[], []]);
});

/** Points that b has lost, those left, and its state. */
const leftOf = (b: FigureSpec, dice: string) => {
  const match = duel({ rules: [deadlyBlow.id] }, b);
  const lost = ofType(play(match, fightB, dice), 'vitalityLost').map(({ points }) => points);
  return [...lost, figure(match, 'b').vitality, figure(match, 'b').posture];
};

test('UK-DMG-VITALITY, UK-DMG-ROLL: a point is lost for each damage, the last puts out of action, none goes below 0', () => {
  expect(leftOf({}, '6 1 4')).toEqual([1, 0, 'out']);
  expect(leftOf({ character: true }, '6 1 4 1')).toEqual([1, 2, 'standing']);
  expect(leftOf({ character: true, vitality: 2 }, '6 11 4 6')).toEqual([2, 0, 'out']);
});

test('UK-DMG-ROLL, UK-STATE-OUT: a damage roll that fails takes nothing, one that hits leaves who is out where it stood', () => {
  const [fails, hits] = [play(duel(), fightB, '6 1 3'), play(duel(), fightB, '6 1 4')];
  expect([ofType(fails, 'vitalityLost'), ofType(fails, 'figureOut')]).toEqual([[], []]);
  expect(ofType(hits, 'figureOut')).toEqual([{ type: 'figureOut', figure: 'b', by: 'a' }]);
});

const arena = (a: FigureSpec, options = {}) =>
  battle({
    figures: {
      a: { at: [0, 0], weapons: ['lame'], ...a },
      b: { at: [1, 0], weapons: ['lame'], character: true },
      b2: { at: [-1, 0], weapons: ['lame'], character: true },
    },
    options,
    activation: 'a',
  });

const fightA = { type: 'fight', target: 'a' } as const;

test('UK-DMG-ONCE, UK-ATTR-GEN-ALLOWANCE, UK-MELEE-MULTI: one damage roll a turn, whoever attacks, and one again in the next', () => {
  const match = arena({ skills: { combat: 1 }, character: true });
  expect(rolls(play(match, fightB, '5 3 2'))).toEqual(['combat a 5', 'combat b 3', 'damage a 2']);
  const events = play(match, [{ type: 'pass' }, { type: 'activate', figure: 'b2' }, fightA], '2 4');
  expect(rolls(events)).toEqual(['combat b2 2', 'combat a 4']);
  const next = play(match, [{ type: 'pass' }, { type: 'endGroup' }, { type: 'activate', figure: 'a' }, fightB], '6 1 1');
  expect(rolls(next)).toEqual(['combat a 6', 'combat b 1', 'damage a 1']);
});

test('UK-DMG-ONCE, UK-SAVE-ORDER: a roll that a save has cancelled is used up, by option it is not', () => {
  const saved = (options: object) => {
    const match = battle({
      figures: { a: { at: [0, 0], weapons: ['lame'] }, b: { at: [1, 0], weapons: ['lame'], tough: true } },
      options,
      activation: 'a',
    });
    const events = play(match, fightB, options === LATE ? '6 1 4 66' : '6 1 66');
    return [rolls(events).slice(2), figure(match, 'a').blows];
  };
  const LATE = { 'save.order': 'after-damage' } as const;
  expect(saved({})).toEqual([['save b 6'], 1]);
  expect(saved({ 'damage.savedCounts': 'no' })).toEqual([['save b 6'], 0]);
  expect(saved(LATE)).toEqual([['damage a 4', 'save b 6'], 1]);
});

test('UK-SAVE-ORDER: by option no save against a damage roll that fails', () => {
  const match = duel({}, { tough: true }, { 'save.order': 'after-damage' });
  expect(rolls(play(match, fightB, '6 1 3'))).toEqual(['combat a 6', 'combat b 1', 'damage a 3']);
});
