import { expect, test } from 'vitest';
import { namersOf } from './named-games.ts';

test('few sources outside its rooms name a game: another one is added without touching those', () => {
  expect(namersOf('urss-kit').length).toBeLessThanOrEqual(8);
  expect(namersOf('zombies').length).toBeLessThanOrEqual(12);
});
