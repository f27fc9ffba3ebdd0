import { expect, test } from 'vitest';
import { levelOf } from '../dice.ts';
import { battle, figure, play, rolls, testSheet, type Battle, type FigureSpec } from '../testing.ts';
import { meleeWeapons, weaponsInUse } from './weapons.ts';
import { combatPool } from './pool.ts';

const level = (match: Battle, id: string, against: string): string => {
  const [one, other] = [figure(match, id), figure(match, against)];
  return levelOf(combatPool(match.state, one, other, weaponsInUse(match.state, one, other, meleeWeapons(match.state, one)[0])));
};

const around = [
  [0, 1],
  [0, -1],
  [1, 0],
  [-1, 0],
] as const;

/** a in the middle of so many lone assailants b1, b2 … */
const alone = (a: FigureSpec, count: number, rest: Record<string, FigureSpec> = {}): Battle =>
  battle({
    figures: {
      a: { at: [0, 0], ...a },
      ...Object.fromEntries(around.slice(0, count).map((at, i) => [`b${i + 1}`, { at, like: 'guerrier' } as FigureSpec])),
      ...rest,
    },
    activation: 'a',
  });

test('UC-MELEE-MULTI: each assailant beyond the first gives Combat -', () => {
  expect(level(alone({ like: 'chevalier' }, 1), 'a', 'b1')).toBe('bonus');
  expect(level(alone({ like: 'chevalier' }, 2), 'a', 'b1')).toBe('normal');
  expect(level(alone({ like: 'chevalier' }, 3), 'a', 'b2')).toBe('malus');
});

test('UC-DICE-STACK UC-MELEE-MULTI: two Combat - and one Combat + are one malus roll', () => {
  const match = alone({ like: 'chevalier' }, 3);
  expect(rolls(play(match, { type: 'fight', target: 'b1' }, '256 11 11'))).toEqual(['combat a 7', 'combat b1 2', 'damage a 2']);
});

test('UC-DICE-STACK UC-MELEE-MULTI: Combat + and one Combat - cancel each other', () => {
  const match = alone({ like: 'chevalier' }, 2);
  expect(rolls(play(match, { type: 'fight', target: 'b1' }, '25 11 11'))).toEqual(['combat a 7', 'combat b1 2', 'damage a 2']);
});

test('UC-DICE-STACK UC-MELEE-BARE: two malus are one malus roll of three dice', () => {
  const match = alone({ combat: 'malus' }, 1);
  expect(rolls(play(match, { type: 'fight', target: 'b1' }, '146 11 111'))).toEqual(['combat a 5', 'combat b1 2', 'damage a 2']);
});

test('UC-MELEE-MULTI: an enemy that also faces an ally is nobody’s assailant', () => {
  const figures = { a1: { at: [0, 0] }, a2: { at: [1, 0] }, b1: { at: [-1, 0] }, b2: { at: [0.5, 0.866] } } as const;
  const armed = Object.fromEntries(Object.entries(figures).map(([id, { at }]) => [id, { at, like: 'guerrier' } as FigureSpec]));
  const match = battle({ figures: armed, activation: 'a1' });
  expect(level(match, 'a1', 'b1')).toBe('normal');
  expect(level(match, 'b2', 'a1')).toBe('normal');
});

test('UC-MELEE-MULTI: a prone enemy is no assailant, and it counts whoever started the fight', () => {
  expect(level(alone({ like: 'guerrier' }, 1, { b9: { at: [0, -1], posture: 'prone' } }), 'a', 'b1')).toBe('normal');
  const match = battle({
    figures: { a1: { at: [0, 1], like: 'guerrier' }, a2: { at: [0, -1], like: 'guerrier' }, b: { at: [0, 0], like: 'guerrier' } },
    activation: 'a1',
  });
  expect(rolls(play(match, { type: 'fight', target: 'b' }, '35 346 11'))).toEqual(['combat a1 8', 'combat b 7', 'damage a1 2']);
});

test('UC-SYS-HANDS: a second one-handed weapon is drawn when it helps, and the shield is lost', () => {
  const match = alone({ weapons: ['epee', 'vibrolame'], armour: ['bouclier'] }, 2);
  expect(level(match, 'a', 'b1')).toBe('normal');
  const events = play(match, { type: 'fight', target: 'b1' }, '11 66 66');
  expect(rolls(events)).toEqual(['combat a 2', 'combat b1 12', 'damage b1 12']);
});

test('UC-SYS-HANDS: against one assailant the second weapon stays down and the shield up', () => {
  const match = alone({ weapons: ['epee', 'vibrolame'], armour: ['bouclier'] }, 1);
  const events = play(match, { type: 'fight', target: 'b1' }, '11 66 66 346');
  expect(rolls(events)).toEqual(['combat a 2', 'combat b1 12', 'damage b1 12', 'save a 7']);
});

test('UC-SYS-HANDS: two weapons bear two assailants, not three; a two-handed one is never one of the two', () => {
  expect(level(alone({ weapons: ['epee', 'vibrolame'] }, 3), 'a', 'b1')).toBe('malus');
  expect(level(alone({ weapons: ['lourde', 'vibrolame'] }, 2), 'a', 'b1')).toBe('malus');
});

const twoHanded = (posture: 'standing' | 'prone'): Battle =>
  battle({
    figures: {
      a: { at: [0, 0], like: 'guerrier' },
      b: { at: [0, 1], facing: 'south', posture, weapons: ['lourde'], armour: ['bouclier'] },
      b2: { at: [9, 9] },
    },
    activation: 'a',
  });

test('UC-SYS-HANDS: a two-handed weapon leaves no hand for the shield in a fight, a free attack finds it', () => {
  const fightB = { type: 'fight', target: 'b' } as const;
  expect(rolls(play(twoHanded('standing'), fightB, '66 11 66'))).toEqual(['combat a 12', 'combat b 2', 'damage a 12']);
  expect(rolls(play(twoHanded('prone'), fightB, '66 346'))).toEqual(['damage a 12', 'save b 7']);
});

test('UC-MELEE-BARE: shooting and throwing weapons are no melee weapons', () => {
  for (const weapons of [['blaster'], ['grenades'], []] as const) {
    expect(level(alone({ weapons }, 1), 'a', 'b1')).toBe('malus');
  }
  expect(testSheet('x', 'X', 'soldatRebelle', {}).weapons.map((weapon) => weapon.class)).toEqual(['shooting']);
});
