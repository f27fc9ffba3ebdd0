import type { State } from '@escarmouche/urss-classic';
import { expect, test } from 'vitest';
import { tokensOf } from './tokens.ts';

test('UC-SV-AI-NOISE: the token of the last noise lies on the table', () => {
  const at = { x: 1000, y: 2000, z: 0 };
  const quiet = { scene: {} } as State;
  expect(tokensOf(quiet, 'fr')).toEqual([]);
  expect(tokensOf({ ...quiet, noise: { at, heardBy: ['z'] } }, 'en')).toEqual([
    { id: 'noise', kind: 'noise', name: 'Last noise heard', at },
  ]);
});
