import { deadzoneQuick } from '../packages/ai/src/index.ts';
import { deadzoneBoards, deadzonePatrol } from '../packages/content/src/deadzone.ts';
import { deadzoneGame } from '../packages/systems/deadzone/src/index.ts';
import { firstOf, NOBODY, randomFrom, resolve, seededDice, type Answer, type Question } from '../packages/referee/src/index.ts';
import type { BenchRow } from './compare.ts';
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

export default function deadzonePlayouts(): BenchRow[] {
  for (let seed = 0; seed < PATROLS; seed++) played(10_000 + seed);
  return [besideRays({ name: 'Deadzone, random playouts', unit: 'commands', floor: 10_000, target: 20_000, round })];
}
