import { expect, test } from 'vitest';
import { alive, battle, play, rolls } from '../testing.ts';

test('UC-ATTR-ANNULE-SVG UC-SAVE-CANCEL: a lightsaber strikes a Jedi: no save is rolled', () => {
  const match = battle({
    figures: { a: { like: 'jediMineur', at: [0, 0] }, b: { like: 'jediMineur', at: [0, 1], facing: 'south', vitality: 1 } },
    activation: 'a',
  });
  expect(rolls(play(match, { type: 'fight', target: 'b' }, '66 111 134'))).toEqual(['combat a 12', 'combat b 2', 'damage a 7']);
  expect(alive(match, 'b')).toBe(false);
});

test('UC-ATTR-ANNULE-SVG: a lightsaber strikes a stormtrooper with Dégâts +, and its armour does not count', () => {
  const match = battle({
    figures: { a: { like: 'jediMineur', at: [0, 0] }, b: { like: 'stormtrooper', at: [0, 1], facing: 'south' } },
    activation: 'a',
  });
  expect(rolls(play(match, { type: 'fight', target: 'b' }, '66 111 134'))).toEqual(['combat a 12', 'combat b 2', 'damage a 7']);
  expect(alive(match, 'b')).toBe(false);
});

test('UC-ATTR-ANNULE-SVG: the figure may have it itself, cover is cancelled too', () => {
  const match = battle({
    figures: { a: { at: [0, 0], weapons: ['blaster'], rules: ['annule-les-sauvegardes'] }, b: { like: 'stormtrooper', at: [0, 9] } },
    activation: 'a',
  });
  expect(rolls(play(match, { type: 'shoot', weapon: 'blaster', target: 'b' }, '66 66'))).toEqual(['shooting a 12', 'damage a 12']);
});
