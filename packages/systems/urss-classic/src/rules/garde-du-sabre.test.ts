import { expect, test } from 'vitest';
import { battle, figure, ofType, play, rolls, type FigureSpec } from '../testing.ts';
import { forceSensitive } from './index.ts';

const shot = (b: FigureSpec, dice: string) => {
  const match = battle({ figures: { a: { like: 'soldatRebelle', at: [0, 0] }, b: { at: [0, 9], ...b } }, activation: 'a' });
  return { match, events: play(match, { type: 'shoot', weapon: 'blaster', target: 'b' }, dice) };
};

test('UC-SW-WPN-SABRE-LASER UC-SAVE-STACK: the bonus save of the lightsaber comes first, then the malus one of the Force', () => {
  const { match, events } = shot({ like: 'jediMineur' }, '66 66 214 616');
  expect(rolls(events)).toEqual(['shooting a 12', 'damage a 12', 'save b 6', 'save b 7']);
  expect(ofType(events, 'rolled').map(({ of }) => of)).toEqual(['blaster', 'blaster', 'test:sabre', forceSensitive.cites[0]]);
  expect(figure(match, 'b').vitality).toBe(3);
});

test('UC-SW-WPN-SABRE-LASER: from behind too', () => {
  expect(rolls(shot({ like: 'jediMineur', facing: 'north' }, '66 66 611').events)).toContain('save b 7');
});

test('UC-SW-WPN-SABRE-LASER: a bearer whom the Force does not guide has no save', () => {
  expect(rolls(shot({ weapons: ['sabre'] }, '66 66').events)).toEqual(['shooting a 12', 'damage a 12']);
});

test('UC-SW-WPN-DOUBLE-SABRE-LASER UC-SAVE-STACK: the double blade guards as well, and two lightsabers once', () => {
  expect(rolls(shot({ weapons: ['doubleSabre', 'sabre'], rules: [forceSensitive.id] }, '66 66 111 111').events)).toEqual([
    'shooting a 12',
    'damage a 12',
    'save b 2',
    'save b 2',
  ]);
});

test('UC-SW-WPN-DOUBLE-SABRE-LASER: the save is named after the double blade; beside a lightsaber, after the one carried first', () => {
  const { events } = shot({ weapons: ['doubleSabre'], rules: [forceSensitive.id] }, '66 66 161');
  expect(ofType(events, 'rolled').map(({ of }) => of)).toEqual(['blaster', 'blaster', 'test:doubleSabre']);
  const both = shot({ weapons: ['sabre', 'doubleSabre'], rules: [forceSensitive.id] }, '66 66 111 111').events;
  expect(ofType(both, 'rolled').map(({ of }) => of)).toEqual(['blaster', 'blaster', 'test:sabre', forceSensitive.cites[0]]);
});
