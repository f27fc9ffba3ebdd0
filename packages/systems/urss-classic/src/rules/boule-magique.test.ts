import { expect, test } from 'vitest';
import { battle, play, refusal, rolls } from '../testing.ts';
import { magicDuel } from './index.ts';

const cast = { type: 'special', rule: 'boule-magique', target: 'b' } as const;
const a = { at: [0, 0], rules: ['boule-magique'], facing: 'east' } as const;

test('UC-MF-SPL-BOULE: the target and all at less than 3 paces from it, friends too, take a malus damage roll', () => {
  const match = battle({
    figures: { a, a2: { at: [10, 3.999] }, b: { at: [10, 0] }, b2: { at: [12, 0] }, b3: { at: [10, -4] } },
    activation: 'a',
  });
  expect(rolls(play(match, cast, '34 112 113 111'))).toEqual(['power a 7', 'damage a 2', 'damage a 2', 'damage a 2']);
});

test('UC-MF-SPL-BOULE: range 15', () => {
  expect(refusal(battle({ figures: { a, b: { at: [16.01, 0] } }, activation: 'a' }), cast)).toBe('UC-SHOOT-RANGE');
});

test('UC-MF-SPL-BOULE UC-ATTR-PARADE-DUEL: only the target may duel, and then the ball bursts upon the caster', () => {
  const rules = [magicDuel.id];
  const match = battle({
    figures: { a, a2: { at: [2, 0] }, b: { at: [10, 0], rules }, b2: { at: [12, 0], rules } },
    activation: 'a',
  });
  const events = play(match, cast, '34 44 111 111', [['duel', true]]);
  expect(rolls(events)).toEqual(['power a 7', 'duel-de-magie b 8', 'damage b 2', 'damage b 2']);
});
