import { expect, test } from 'vitest';
import { alive, battle, figure, play, rolls, where } from '../testing.ts';

test('UK-MELEE-ROLL, UK-MELEE-WIN, UK-DMG-ROLL: the best score wins, and the loser suffers a damage roll', () => {
  const match = battle({
    figures: { a: { at: [0, 0], skills: { combat: 1 }, weapons: ['lame'] }, b: { at: [0, 1], weapons: ['lame'] } },
    activation: 'a',
  });
  expect(rolls(play(match, { type: 'fight', target: 'b' }, '26 4 5'))).toEqual(['combat a 6', 'combat b 4', 'damage a 5']);
  expect(alive(match, 'b')).toBe(false);
});

test('UK-MELEE-TIE: both move a pace apart, and nobody rolls damage', () => {
  const match = battle({ figures: { a: { at: [0, 0], weapons: ['lame'] }, b: { at: [1, 0], weapons: ['lame'] } }, activation: 'a' });
  play(match, { type: 'fight', target: 'b' }, '4 4');
  expect([where(match, 'a'), where(match, 'b')]).toEqual([
    [-1, 0],
    [2, 0],
  ]);
  expect(figure(match, 'a').blows).toBe(0);
});

test('UK-MELEE-BARE: bare hands fight with Combat 3- and hurt with 3-', () => {
  const match = battle({
    figures: { a: { at: [0, 0], skills: { combat: 1 } }, b: { at: [1, 0], weapons: ['lameFine'] } },
    activation: 'a',
  });
  expect(rolls(play(match, { type: 'fight', target: 'b' }, '2463 4 53'))).toEqual(['combat a 2', 'combat b 4', 'damage b 3']);
});
