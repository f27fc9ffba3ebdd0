import { expect, test } from 'vitest';
import { alive, battle, play, rolls } from './testing.ts';

test('UC-SHOOT-ROLL: a commando shoots a stormtrooper, whose save fails', () => {
  const match = battle({
    figures: { a: { like: 'commandoRebelle', at: [0, 0] }, b: { like: 'stormtrooper', at: [0, 8] }, b2: { at: [20, 20] } },
    activation: 'a',
  });
  const events = play(match, { type: 'shoot', weapon: 'blaster', target: 'b' }, '125 43 615');
  expect(rolls(events)).toEqual(['shooting a 7', 'damage a 7', 'save b 6']);
  expect(alive(match, 'b')).toBe(false);
});
