import { expect, test } from 'vitest';
import { stackedAreas } from './areas.ts';

test('shares are stacked from the bottom, and last until they change', () => {
  const areas = stackedAreas(
    [
      { at: 0, standing: [0.5, 0.5] },
      { at: 0.5, standing: [0.25, 0.75] },
    ],
    100,
    40,
  );
  expect(areas).toEqual([
    'M0.0,20.0L50.0,20.0L50.0,30.0L100.0,30.0L100.0,40.0L50.0,40.0L50.0,40.0L0.0,40.0Z',
    'M0.0,0.0L50.0,0.0L50.0,0.0L100.0,0.0L100.0,30.0L50.0,30.0L50.0,20.0L0.0,20.0Z',
  ]);
  expect(stackedAreas([], 100, 40)).toEqual([]);
});
