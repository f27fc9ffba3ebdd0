import { deadzoneQuick } from '../packages/ai/src/index.ts';
import { deadzoneBoards, deadzonePatrol } from '../packages/content/src/deadzone.ts';
import { firstOf, NOBODY, randomFrom, resolve, seededDice, type Answer, type Question } from '../packages/referee/src/index.ts';
import { deadzoneGame, differenceOf, successesOf } from '../packages/systems/deadzone/src/index.ts';
import { median, type BenchRow } from './compare.ts';
import { besideRays, rate } from './selfplay.ts';

/** Patrols between players who do anything that is legal, in place, on the three battlefields in turn. */
const PATROLS = 20;
const MOST = 600;

const setups = deadzoneBoards.map((board) => deadzonePatrol(board, {}));

/** Commands of a patrol played at random to its end. */
function played(seed: number): number {
  const setup = setups[seed % setups.length];
  if (!setup) throw new Error('no battlefield');
  const random = randomFrom(seed);
  const state = deadzoneGame.setup(setup);
  const answers = (question: Question): Answer | undefined =>
    question.kind === 'choice' && question.options ? question.options[random(question.options.length)] : undefined;
  const source = firstOf(seededDice(seed, 0), answers);
  let commands = 0;
  for (; commands < MOST && !state.outcome; commands++) {
    const due = deadzoneGame.due?.(state);
    const seat = due ? NOBODY : (deadzoneGame.active(state)[0] ?? '');
    resolve(deadzoneGame, state, seat, due ?? deadzoneQuick(state, seat, random), source);
  }
  return commands;
}

/** Commands in a second of the processor. */
function round(i: number): number {
  let commands = 0;
  const patrols = rate(PATROLS, () => {
    for (let seed = 0; seed < PATROLS; seed++) commands += played(i * PATROLS + seed);
  });
  return (patrols * commands) / PATROLS;
}

const CHAINS = 42;

/** Milliseconds for the exact chances of an attack of which nothing was worked out before: pools of up to nine dice, with up to three re-rolls. */
function coldOdds(): BenchRow {
  const times = Array.from({ length: CHAINS }, (_, i) => {
    const start = performance.now();
    const attack = successesOf(3 + (i % 7), 2 + (i % 6), 1 + (i % 3));
    differenceOf(attack, successesOf(3 + (i % 5), 2 + ((i + 3) % 6), 0));
    return performance.now() - start;
  });
  const ours = median(times);
  return { name: 'Deadzone, exact odds of an attack, cold', ours, floor: 5, target: 2, ok: ours <= 5, unit: 'ms' };
}

export default function deadzonePlayouts(): BenchRow[] {
  const cold = coldOdds();
  for (let seed = 0; seed < PATROLS; seed++) played(10_000 + seed);
  return [cold, besideRays({ name: 'Deadzone, random playouts', unit: 'commands', floor: 10_000, target: 20_000, round })];
}
