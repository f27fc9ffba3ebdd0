import { randomFrom, type Random } from '../packages/referee/src/index.ts';
import { race, type BenchRow } from './compare.ts';

/**
 * The exact chances of a whole shot (Tir, damage, save of the armour) beside a bare simulation of the same dice that is right to a tenth of a point
 * in 19 cases of 20, and against every face followed by the rules themselves.
 */
export const TRIALS = 800_000;
const QUESTIONS = 200;

/** A soldier and a Stormtrooper in the open, face to face; the soldier acts. */
export const FACE_TO_FACE = {
  order: ['g1', 'g0'],
  figures: { '0-0': { x: 10000, y: 10000, facing: { x: 1, y: 0 } }, '1-0': { x: 14000, y: 10000, facing: { x: -1, y: 0 } } },
  activation: { figure: '1-0' },
};
export const PROFILES = ['stormtrooper', 'soldat-rebelle'];

/** The chance of a shot to put its target out of action: as it is reckoned, as it is in truth, as it is simulated. */
export interface Shot {
  readonly name: string;
  readonly chance: () => number;
  readonly truth: number;
  readonly simulated: (random: Random) => number;
}

/** The target of the chances. */
export function pair<F, W>(figures: Readonly<Record<string, F>>, weapon: W | undefined): readonly [shooter: F, target: F, weapon: W] {
  const [shooter, target] = [figures['1-0'], figures['0-0']];
  if (!shooter || !target || weapon === undefined) throw new Error('the figures are missing');
  return [shooter, target, weapon];
}

/** Posture of the target. */
export const postureOf = (after: { readonly figures: Readonly<Record<string, { readonly posture: string }>> }): string =>
  after.figures['0-0']?.posture ?? '';

export async function rowsOf({ name, chance, truth, simulated: guessed }: Shot): Promise<BenchRow[]> {
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
