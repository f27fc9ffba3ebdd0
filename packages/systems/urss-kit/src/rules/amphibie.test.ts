import { expect, test } from 'vitest';
import { battle, disc, point, refusal } from '../testing.ts';
import { amphibious } from './index.ts';

test('UK-ATTR-AMPHIBIE: swims its whole base move in one action, and does not run in the water', () => {
  const terrain = [disc('lac', [0, 0, 12], 'water')];
  const match = battle({ figures: { a: { at: [0, 0], rules: [amphibious.id] } }, terrain, activation: 'a' });
  expect([5, 5.1].map((x) => refusal(match, { type: 'swim', path: [point(x, 0)] }))).toEqual([undefined, 'UK-ACT-SWIM']);
  expect(refusal(match, { type: 'run', to: point(3, 0) })).toBe('UK-ACT-RUN');
});
