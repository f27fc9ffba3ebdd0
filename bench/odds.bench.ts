import { starWars } from '../packages/content/src/index.ts';
import { distribution, outcomes, type Random } from '../packages/referee/src/index.ts';
import { sheetFrom, shotOdds, urssClassic, type Sheet } from '../packages/systems/urss-classic/src/index.ts';
import { skirmish } from './battles.ts';
import type { BenchRow } from './compare.ts';
import { FACE_TO_FACE, pair, postureOf, PROFILES, rowsOf, TRIALS, type Shot } from './odds.ts';

const keptOfThree = (random: Random, best: boolean): number => {
  const [a, b, c] = [random(6) + 1, random(6) + 1, random(6) + 1];
  return a + b + c - (best ? Math.min(a, b, c) : Math.max(a, b, c));
};

/** Tir normal, damage normal, one malus save: the chance of losing the vitality point. */
function simulated(random: Random): number {
  let lost = 0;
  for (let trial = 0; trial < TRIALS; trial++) {
    if (random(6) + random(6) + 2 < 7) continue;
    if (random(6) + random(6) + 2 < 7) continue;
    if (keptOfThree(random, false) < 7) lost++;
  }
  return lost / TRIALS;
}

function soldier(id: string, name: string, group: string): Sheet {
  const profile = starWars.profiles[id];
  if (!profile) throw new Error(`no profile ${id}`);
  return sheetFrom(starWars, profile, name, name, group);
}

function classicShot(): Shot {
  const { groups: bands, ...rest } = skirmish(0);
  const groups = bands.map((group, i) => ({ ...group, figures: [soldier(PROFILES[i] ?? '', `${i}-0`, group.id)] }));
  const state = urssClassic.setup({ ...rest, table: { ...rest.table, features: [] }, groups, position: FACE_TO_FACE });
  const [shooter, target, weapon] = pair(state.figures, state.scene.sheets['1-0']?.weapons[0]);
  const { chances } = outcomes(urssClassic, state, 'p1', { type: 'shoot', weapon: weapon.id, target: target.id }, postureOf);
  return {
    name: 'odds',
    chance: () => shotOdds(state, shooter, weapon, target).losses[0]?.out ?? Number.NaN,
    truth: chances.get('out') ?? 0,
    simulated,
  };
}

/** Twenty dice of which two are kept, reckoned once, before anything is warm. */
function keptOfTwenty(): BenchRow {
  const begun = performance.now();
  const chances = distribution({ dice: 20, faces: 6, keep: { count: 2, which: 'highest' }, modifiers: [] });
  const ours = performance.now() - begun;
  const error = Math.abs((chances[2] ?? 0) - 6 ** -20);
  return { name: 'odds of 20d6kh2, the first time', ours, floor: 5, target: 1, ok: ours <= 5 && error < 1e-20, unit: 'ms' };
}

export default async function odds(): Promise<BenchRow[]> {
  const cold = keptOfTwenty();
  return [cold, ...(await rowsOf(classicShot()))];
}
