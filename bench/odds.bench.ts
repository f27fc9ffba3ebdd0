import { distribution, outcomes, randomFrom, type Random } from '../packages/referee/src/index.ts';
import { sheetFrom, shotOdds, urssClassic, type Sheet, type State } from '../packages/systems/urss-classic/src/index.ts';
import { starWars } from '../packages/content/src/index.ts';
import { skirmish } from './battles.ts';
import { race, type BenchRow } from './compare.ts';

/**
 * The exact chances of a whole shot (Tir, damage, save of the armour, save of the cover) beside a bare simulation of the same dice that is
 * right to a tenth of a point in 19 cases of 20, and against every face followed by the rules themselves.
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

function soldier(id: string, name: string, group: string): Sheet {
  const profile = starWars.profiles[id];
  if (!profile) throw new Error(`no profile ${id}`);
  return sheetFrom(starWars, profile, name, name, group);
}

/** A soldier and a Stormtrooper in the open, face to face. */
function faceToFace(): State {
  const { groups: bands, ...rest } = skirmish(0);
  const groups = bands.map((group, i) => ({
    ...group,
    figures: [soldier(i === 0 ? 'stormtrooper' : 'soldat-rebelle', `${i}-0`, group.id)],
  }));
  const place = { '0-0': { x: 10000, y: 10000, facing: { x: 1, y: 0 } }, '1-0': { x: 14000, y: 10000, facing: { x: -1, y: 0 } } };
  const table = { ...rest.table, features: [] };
  const position = { order: ['g1', 'g0'], figures: place, activation: { figure: '1-0' } };
  return urssClassic.setup({ ...rest, table, groups, position });
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
  const state = faceToFace();
  const shooter = state.figures['1-0'];
  const target = state.figures['0-0'];
  const weapon = state.scene.sheets['1-0']?.weapons[0];
  if (!shooter || !target || !weapon) throw new Error('the figures are missing');
  const chance = (): number => shotOdds(state, shooter, weapon, target).losses[0]?.out ?? Number.NaN;
  const { chances: truth } = outcomes(urssClassic, state, 'p1', { type: 'shoot', weapon: weapon.id, target: target.id }, (after) =>
    after.figures['0-0']?.posture === 'out' ? 'out' : 'in',
  );
  const error = Math.abs(chance() - (truth.get('out') ?? 0));
  const row = await race({
    name: 'odds of a shot beside a simulation right to 0.1 point',
    ours: () => {
      let sum = 0;
      for (let i = 0; i < QUESTIONS; i++) sum += chance();
      return sum / QUESTIONS;
    },
    peer: () => simulated(randomFrom(7)),
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
    cold,
    { ...row, ours: row.ours * QUESTIONS, ratio, floor: 100, target: 1000, ok: ratio >= 100, unit: 'questions/s' },
    { name: 'odds: error against every face followed', ours: error, floor: 1e-12, target: 1e-12, ok: error <= 1e-12, unit: 'chance' },
  ];
}
