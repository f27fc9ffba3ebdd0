import { distribution, outcomes, randomFrom, type Random } from '../packages/referee/src/index.ts';
import { sheetFrom, shotOdds, urssClassic, type Sheet, type State } from '../packages/systems/urss-classic/src/index.ts';
import * as urssKit from '../packages/systems/urss-kit/src/index.ts';
import { starWars } from '../packages/content/src/index.ts';
import { kit } from '../packages/content/src/kit/index.ts';
import { skirmish } from './battles.ts';
import { race, type BenchRow } from './compare.ts';

/**
 * The exact chances of a whole shot (Tir, damage, save of the armour) beside a bare simulation of the same dice that is right to a tenth of a point
 * in 19 cases of 20, and against every face followed by the rules themselves.
 */
const TRIALS = 800_000;
const QUESTIONS = 200;

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

function simulatedKit(random: Random): number {
  let lost = 0;
  for (let trial = 0; trial < TRIALS; trial++) {
    if (random(6) < 3) continue;
    if (Math.min(random(6), random(6), random(6), random(6)) >= 3) continue;
    if (Math.max(random(6), random(6), random(6)) >= 3) lost++;
  }
  return lost / TRIALS;
}

function soldier(id: string, name: string, group: string): Sheet {
  const profile = starWars.profiles[id];
  if (!profile) throw new Error(`no profile ${id}`);
  return sheetFrom(starWars, profile, name, name, group);
}

/** Where a soldier and a Stormtrooper stand in the open, face to face; the soldier acts. */
const FACE_TO_FACE = {
  order: ['g1', 'g0'],
  figures: { '0-0': { x: 10000, y: 10000, facing: { x: 1, y: 0 } }, '1-0': { x: 14000, y: 10000, facing: { x: -1, y: 0 } } },
  activation: { figure: '1-0' },
};
const PROFILES = ['stormtrooper', 'soldat-rebelle'];

/** The chance of a shot to put its target out of action: as it is reckoned, as it is in truth, as it is simulated. */
interface Shot {
  readonly name: string;
  readonly chance: () => number;
  readonly truth: number;
  readonly simulated: (random: Random) => number;
}

/** Whom the chances are asked of. */
function pair<F, W>(figures: Readonly<Record<string, F>>, weapon: W | undefined): readonly [shooter: F, target: F, weapon: W] {
  const [shooter, target] = [figures['1-0'], figures['0-0']];
  if (!shooter || !target || weapon === undefined) throw new Error('the figures are missing');
  return [shooter, target, weapon];
}

const postureOf = (after: { readonly figures: State['figures'] | urssKit.State['figures'] }): string => after.figures['0-0']?.posture ?? '';

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

/** In the kit a Shooting roll of one die, a save of the worst of four (an armour that is pierced), damage of the best of three. */
function kitShot(): Shot {
  const { groups: bands, table } = skirmish(0);
  const groups = bands.map((group, i) => {
    const profile = kit.profiles[PROFILES[i] ?? ''];
    if (!profile) throw new Error('a profile is missing');
    return { ...group, figures: [urssKit.sheetFrom(kit, profile, group.id, 0, { id: `${i}-0` })] };
  });
  const state = urssKit.urssKit.setup({ options: {}, table: { ...table, features: [] }, groups, position: FACE_TO_FACE });
  const weapon = state.scene.sheets['1-0']?.weapons[0];
  const [shooter, target, arm] = pair(state.figures, weapon && urssKit.rangedArm(weapon));
  const { chances } = outcomes(urssKit.urssKit, state, 'p1', { type: 'shoot', weapon: arm.id, target: target.id }, postureOf);
  return {
    name: 'kit odds',
    chance: () => urssKit.shotOdds(state, shooter, arm, target).losses[0]?.out ?? Number.NaN,
    truth: chances.get('out') ?? 0,
    simulated: simulatedKit,
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

async function rowsOf({ name, chance, truth, simulated: guessed }: Shot): Promise<BenchRow[]> {
  const error = Math.abs(chance() - truth);
  const row = await race({
    name: `${name} of a shot beside a simulation right to 0.1 point`,
    ours: () => {
      let sum = 0;
      for (let i = 0; i < QUESTIONS; i++) sum += chance();
      return sum / QUESTIONS;
    },
    peer: () => guessed(randomFrom(7)),
    agree: (exact, guess) => {
      if (Math.abs(exact - guess) > 0.003) throw new Error(`exact ${exact}, simulated ${guess}`);
    },
    work: 1,
    piece: 'runs',
    floor: 100 / QUESTIONS,
    target: 1000 / QUESTIONS,
  });
  const ratio = (row.ratio ?? 0) * QUESTIONS;
  return [
    { ...row, ours: row.ours * QUESTIONS, ratio, floor: 100, target: 1000, ok: ratio >= 100, unit: 'questions/s' },
    { name: `${name}: error against every face followed`, ours: error, floor: 1e-12, target: 1e-12, ok: error <= 1e-12, unit: 'chance' },
  ];
}

export default async function odds(): Promise<BenchRow[]> {
  const cold = keptOfTwenty();
  return [cold, ...(await rowsOf(classicShot())), ...(await rowsOf(kitShot()))];
}
