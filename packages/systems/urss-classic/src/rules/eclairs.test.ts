import { expect, test } from 'vitest';
import { alive, battle, ofType, play, refusal, rolls } from '../testing.ts';

const use = { type: 'special', rule: 'eclairs', target: 'b' } as const;
const a = { at: [0, 0], rules: ['eclairs'] } as const;

test('UC-SW-PWR-ECLAIRS: a normal damage roll on a target within 10 paces', () => {
  const match = battle({ figures: { a, b: { like: 'soldatRebelle', at: [0, 11] }, b2: { at: [9, 9] } }, activation: 'a' });
  const events = play(match, use, '44 25');
  expect(rolls(events)).toEqual(['power a 8', 'damage a 7']);
  expect(ofType(events, 'rolled')[1]).toMatchObject({ purpose: 'damage', rule: 'UC-SW-PWR-ECLAIRS' });
  expect(alive(match, 'b')).toBe(false);
  expect(refusal(battle({ figures: { a, b: { at: [0, 11.1] } }, activation: 'a' }), use)).toBe('UC-SHOOT-RANGE');
});

test('UC-SW-PWR-ECLAIRS: saves apply', () => {
  const match = battle({ figures: { a, b: { like: 'stormtrooper', at: [0, 8] } }, activation: 'a' });
  expect(rolls(play(match, use, '44 25 666'))).toEqual(['power a 8', 'damage a 7', 'save b 12']);
});
