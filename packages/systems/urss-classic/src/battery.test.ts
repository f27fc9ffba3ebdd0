import { battery, mix, randomFrom, type Random } from '@escarmouche/referee';
import { expect, test } from 'vitest';
import { OPTION_KEYS, OPTION_VALUES, type Options } from './options.ts';
import { ruleIds } from './rule.ts';
import type { Setup } from './setup.ts';
import { urssClassic } from './system.ts';
import { battle, box, disc, PROFILES, type FigureSpec, type ProfileName } from './testing.ts';

/** HOUSE 5.2: the promises of the referee, held by battles of random figures, options and commands. */

const BATTLES = 6;
const MOST = 60;

const pick = <T>(list: readonly T[], random: Random): T => {
  const found = list[random(list.length)];
  if (found === undefined) throw new Error('nothing to pick from');
  return found;
};

/** A crowd in a small place with some of everything, so that they meet. */
function randomSetup(random: Random): Setup {
  const profiles = Object.keys(PROFILES) as ProfileName[];
  const figures: Record<string, FigureSpec> = {};
  for (const group of ['a', 'b', 'c'].slice(0, 2 + random(2))) {
    for (let n = 1; n <= 2 + random(3); n++) {
      figures[`${group}${n}`] = {
        like: pick(profiles, random),
        rules: random(2) ? [{ id: pick(ruleIds(), random), level: 'normal', value: 2, kind: 'Rebelle' }] : [],
      };
    }
  }
  const options = Object.fromEntries(OPTION_KEYS.map((key) => [key, pick<string>(OPTION_VALUES[key], random)])) as Partial<Options>;
  const zone = (y: number, front: 'north' | 'south') => ({ x: 22000, y, width: 16000, height: 5000, front });
  return battle({
    figures,
    options,
    zones: { A: zone(22000, 'north'), B: zone(32000, 'south'), C: zone(38000, 'south') },
    terrain: [
      box('hut', [-7, -2, -4, 1], { top: 3 }),
      box('low-wall', [-2, -1, 3, -0.4], { kind: 'linear', top: 1 }),
      disc('bog', [4, 4, 2], 'difficult'),
      box('pool', [5, -3, 8, 0], { kind: 'water', base: -1, top: 0 }),
      box('ladder', [-4, -0.5, -3.8, 0], { kind: 'ladder', top: 3 }),
    ],
    sides: random(2) ? { C: 'A' } : {},
    beforeOrder: true,
  }).setup;
}

test.each(Array.from({ length: BATTLES }, (_, i) => i + 1))('battery: random battle %i keeps every promise of the referee', (seed) => {
  const report = battery(urssClassic, randomSetup(randomFrom(mix(seed, 1))), seed, MOST);
  expect(report.entries).toBeGreaterThan(10);
});
