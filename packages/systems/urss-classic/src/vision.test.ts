import { coverOf, hiddenFrom, shows } from '@escarmouche/skirmish/placed';
import { sees } from '@escarmouche/skirmish/plane';
import { expect, test } from 'vitest';
import { plane } from './plane.ts';
import { battle, box, figure } from './testing.ts';

test('UC-SYS-LOS: a target is seen when more than a hundredth of it shows, shares closer than a half per mille being equal', () => {
  expect([1, 0.99, 0.9897, 0.989, 0.98, 0].map((hidden) => shows(plane, hidden))).toEqual([false, false, false, true, true, true]);
});

test('UC-SHOOT-COVER UC-SYS-LOS: cover is more than half hidden, shares closer than a half per mille being equal', () => {
  expect([0, 0.49, 0.5, 0.5003, 0.501, 0.51, 1].map((hidden) => coverOf(plane, hidden))).toEqual([0, 0, 0, 0, 1, 1, 1]);
});

test('UC-ARC-VISION UC-SYS-LOS: it sees what is in its front arc and not hidden', () => {
  const match = battle({
    figures: { a: { at: [0, 0] }, b: { at: [0, 9] }, b2: { at: [0, -9] }, b3: { at: [9, 9] } },
    terrain: [box('wall', [3, 4, 7, 5])],
  });
  const a = figure(match, 'a');
  expect(['b', 'b2', 'b3'].map((id) => sees(plane, match.state, a, figure(match, id)))).toEqual([true, false, false]);
  expect(['b', 'b2', 'b3'].map((id) => hiddenFrom(plane, match.state, a, figure(match, id)))).toEqual([0, 0, 1]);
});
