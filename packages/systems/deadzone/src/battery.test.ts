import { battery } from '@escarmouche/referee';
import { expect, test } from 'vitest';
import { parseSetup } from './setup.ts';
import { deadzone } from './system.ts';
import { patrol } from './testing-teams.ts';
import { DEFAULT_MAP } from '../../../space/src/cubes/testing.ts';

test.each([1, 2, 3])('the battery plays a patrol at random (seed %i)', (seed) => {
  const report = battery(deadzone, patrol(DEFAULT_MAP), { seed, most: 150, parseSetup });
  expect(report.taken.move).toBeGreaterThan(3);
});
