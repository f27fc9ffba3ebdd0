import { battery } from '@escarmouche/referee';
import { expect, test } from 'vitest';
import { OPTION_KEYS, OPTION_VALUES } from './options.ts';
import { SPECIAL_RULES } from './rules/index.ts';
import { parseSetup } from './setup.ts';
import { deadzone } from './system.ts';
import { corrected } from './testing-corrections.ts';
import { patrol } from './testing-teams.ts';
import { DEFAULT_MAP } from '../../../space/src/cubes/testing.ts';

test.each([1, 2])('the battery plays a patrol at random (seed %i)', (seed) => {
  const report = battery(deadzone, patrol(DEFAULT_MAP), { seed, most: 150, parseSetup });
  expect(report.taken.move).toBeGreaterThan(3);
});

test.each([11, 12])('the battery plays a patrol beside a real table, which persons correct (seed %i)', (seed) => {
  const report = battery(deadzone, patrol(DEFAULT_MAP), { seed, most: 200, parseSetup, corrected });
  expect(report.taken['correction']).toBeGreaterThan(10);
});

/** Every option at another value than its default. */
const OTHERWISE = Object.fromEntries(OPTION_KEYS.map((key) => [key, OPTION_VALUES[key][1]]));

/** Every item of the game. */
const ITEMS = SPECIAL_RULES.flatMap(({ id, picked, carried }) => (picked || carried ? [id] : []));

test('DZ-SETUP-EDITION, DZ-RECON-BONUS: the battery plays a patrol with every option at its other value, and with items', () => {
  const base = patrol(DEFAULT_MAP, { ...OTHERWISE, 'setup.items': 'yes' });
  const setup = { ...base, mission: { ...base.mission, items: true }, bag: ITEMS.flatMap((id) => [id, id]) };
  const report = battery(deadzone, setup, { seed: 5, most: 150, parseSetup });
  expect(report.taken.move).toBeGreaterThan(3);
});
