import { expect, test } from 'vitest';
import { alive, battle, figure, ofType, play, refusal, rolls, where, type FigureSpec } from '../testing.ts';
import { martialArt } from './index.ts';

/** The lance bearer a stands behind a2, who is engaged with b; b2 is elsewhere. */
const line = (rest: Record<string, FigureSpec> = {}, b: FigureSpec = { like: 'guerrierNain' }) =>
  battle({
    figures: {
      a: { at: [0, 0], weapons: ['lance'] },
      a2: { at: [0, 1], like: 'guerrier' },
      b: { at: [0, 2], facing: 'south', ...b },
      b2: { at: [9, 9] },
      ...rest,
    },
    activation: 'a',
  });

const fightB = { type: 'fight', target: 'b' } as const;

test('UC-ATTR-SOUTIEN: the enemy wins: the supporter is pushed back and takes no damage roll', () => {
  const match = line();
  expect(rolls(play(match, fightB, '23 55'))).toEqual(['combat a 5', 'combat b 10']);
  expect(where(match, 'a')).toEqual([0, -1]);
});

test('UC-ATTR-SOUTIEN: the supporter wins: the enemy is pushed back and struck', () => {
  const match = line();
  const events = play(match, fightB, '66 11 34 11 111');
  expect(rolls(events)).toEqual(['combat a 12', 'combat b 2', 'damage a 7', 'save b 2', 'save b 2']);
  expect(where(match, 'b')).toEqual([0, 3]);
  expect(ofType(events, 'figureTurned').some((event) => event.figure === 'b')).toBe(false);
});

test('UC-ATTR-SOUTIEN UC-MELEE-TIE: on a tie both are pushed back, the supporter as far as it can', () => {
  const match = line({ a3: { at: [0, -1] } });
  play(match, fightB, '34 52');
  expect(where(match, 'b')).toEqual([0, 3]);
  expect(where(match, 'a')).toEqual([0, 0]);
});

test('UC-ATTR-SOUTIEN: the supporter counts as no assailant of the enemy', () => {
  const match = line({ a3: { at: [0, 3], like: 'guerrier' } });
  expect(rolls(play(match, fightB, '11 236'))).toEqual(['combat a 2', 'combat b 5']);
  expect(rolls(play(line(), fightB, '11 23'))).toEqual(['combat a 2', 'combat b 5']);
});

test('UC-ATTR-SOUTIEN: it takes the weapon with Soutien, an ally in contact and an enemy engaged with it', () => {
  const other = battle({
    figures: { a: { at: [0, 0], weapons: ['epee'] }, a2: { at: [0, 1] }, b: { at: [0, 2] } },
    activation: 'a',
  });
  expect(refusal(other, fightB)).toBe('UC-ACT-FIGHT');
  const apart = battle({
    figures: { a: { at: [0, 0], weapons: ['lance'] }, a2: { at: [0, 1.2] }, b: { at: [0, 2.2] } },
    activation: 'a',
  });
  expect(refusal(apart, fightB)).toBe('UC-ACT-FIGHT');
  expect(refusal(line(), { type: 'fight', target: 'b2' })).toBe('UC-ACT-FIGHT');
});

test('UC-ATTR-SOUTIEN UC-MELEE-WEAPON-CHOICE: of several weapons only the one with Soutien is used', () => {
  const match = battle({
    figures: { a: { at: [0, 0], weapons: ['hache', 'lance'] }, a2: { at: [0, 1] }, b: { at: [0, 2], like: 'guerrier' } },
    activation: 'a',
  });
  expect(rolls(play(match, fightB, '66 11 12'))).toEqual(['combat a 12', 'combat b 2', 'damage a 3']);
});

test('UC-ATTR-SOUTIEN UC-ATTR-MISE-A-TERRE: against a prone enemy it is a free attack', () => {
  const match = line({}, { posture: 'prone' });
  expect(rolls(play(match, fightB, '34'))).toEqual(['damage a 7']);
  expect(alive(match, 'b')).toBe(false);
});

test('UC-ATTR-SOUTIEN: an engaged supporter may fight either enemy', () => {
  const match = line({ b3: { at: [1, 0] } });
  expect(refusal(match, fightB)).toBeUndefined();
  expect(refusal(match, { type: 'fight', target: 'b3' })).toBeUndefined();
  play(match, fightB, '11 66');
  expect(figure(match, 'a').facing).toEqual({ x: 0, y: 2000 });
});

test('UC-ATTR-SOUTIEN: without contact only the weapon that reaches may be chosen, never bare hands', () => {
  const match = line({ a: { at: [0, 0], weapons: ['lance', 'hache'], rules: [martialArt.id] } });
  expect(rolls(play(match, fightB, '11 66'))).toEqual(['combat a 2', 'combat b 12']);
});
