import {
  firstOf,
  mix,
  NOBODY,
  randomFrom,
  resolve,
  seededDice,
  type Answer,
  type ChoiceQuestion,
  type Question,
  type Random,
  type Seat,
  type Source,
  type System,
} from '@escarmouche/referee';

/** Needs of a search beyond the game's rules. All of it is pure; `random` is the only source of chance. */
export interface Model<S, C> {
  /**
   * Draws whole states that fit a seat's view: parts hidden from the seat are drawn at random. Drawn states share nothing that changes with the view,
   * nor with each other.
   */
  imagine(view: S, seat: Seat): (random: Random) => S;
  /** Allowed commands worth trying, the most promising first; at least one wherever the seat may command. */
  candidates(view: S, seat: Seat, random: Random): readonly C[];
  /** Quick command of any seat, for playing imagined games on. */
  policy(state: S, seat: Seat, random: Random): C;
  /** Quick answer of any seat. */
  answer(state: S, question: ChoiceQuestion, random: Random): Answer;
  /** Standing of a seat, from 0 (lost) to 1 (won). */
  worth(state: S, seat: Seat): number;
  /** Turns begun, or whatever else the game is counted by: games are compared where as many have gone by. */
  turns(state: S): number;
}

/** Limits of thought on a decision. The same budget, seed and view give the same decision. */
export interface Budget {
  /** Games imagined and played on. */
  readonly iterations: number;
  /** Turns until a game is weighed: games are played to the beginning of the turn after so many. */
  readonly turns: number;
  /** Commands that each is played on for at most. */
  readonly depth: number;
}

/** A tried command: number of games, and its average result for the seat. */
export interface Tried<C> {
  readonly command: C;
  readonly visits: number;
  readonly worth: number;
}

interface Trial<C> {
  readonly command: C;
  /** Result of each imagined game. */
  readonly results: number[];
}

const SEEDS = 0x7fffffff;

/**
 * Searches the best command of a seat. Each command worth trying is played on in the same imagined games, with the same luck; the better half is
 * played on more often, until one is left (Monte Carlo playouts by sequential halving, over drawn hidden parts). The command that looked best at
 * first sight is played on with them to the end, and stays the choice unless another beats it by more than luck. The best comes first. A command
 * without another is not played on.
 */
export function search<Setup, S, C, E>(
  system: System<Setup, S, C, E>,
  model: Model<S, C>,
  view: S,
  seat: Seat,
  budget: Budget,
  random: Random,
): readonly Tried<C>[] {
  const trials = model.candidates(view, seat, random).map((command): Trial<C> => ({ command, results: [] }));
  const [first] = trials;
  const seed = random(SEEDS);
  const imagine = model.imagine(view, seat);
  const rounds = trials.length > 1 ? halvings(trials.length) : 0;
  let left = trials;
  let game = 0;
  for (let round = 0; round < rounds; round++) {
    const games = Math.max(1, Math.floor(budget.iterations / (rounds * left.length)));
    for (let i = 0; i < games; i++, game++) {
      for (const { command, results } of left) results.push(playedOn(system, model, imagine, seat, command, budget, mix(seed, game)));
    }
    const better = byWorth(left).slice(0, Math.ceil(left.length / 2));
    left = first && !better.includes(first) ? [...better, first] : better;
  }
  const order = byWorth(trials);
  const [best] = order;
  if (best && first && !isBetter(best, first)) order.sort((a, b) => Number(b === first) - Number(a === first));
  return order.map((trial) => ({ command: trial.command, visits: trial.results.length, worth: average(trial) }));
}

/** Has a command done better than another in the same games by more than luck, that is by its standard error? */
function isBetter(one: Trial<unknown>, other: Trial<unknown>): boolean {
  const leads = one.results.map((result, game) => result - (other.results[game] ?? 0));
  const mean = sum(leads) / leads.length;
  const variance = sum(leads.map((lead) => (lead - mean) * (lead - mean))) / (leads.length * leads.length);
  return mean > Math.sqrt(variance);
}

/** Halvings of a field of two or more until one is left. */
const halvings = (count: number): number => (count <= 2 ? 1 : 1 + halvings(Math.ceil(count / 2)));

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);

const average = ({ results }: Trial<unknown>): number => (results.length === 0 ? 0 : sum(results) / results.length);

/** Sorts: commands tried more often have outlived the others. Equals keep the order of promise. */
function byWorth<C>(trials: readonly Trial<C>[]): Trial<C>[] {
  return trials.toSorted((a, b) => b.results.length - a.results.length || average(b) - average(a));
}

/** Result of a command for its seat in an imagined game, with quick play on all sides after it. */
function playedOn<Setup, S, C, E>(
  system: System<Setup, S, C, E>,
  model: Model<S, C>,
  imagine: (random: Random) => S,
  seat: Seat,
  first: C,
  { depth, turns }: Budget,
  luck: number,
): number {
  const random = randomFrom(luck);
  const state = imagine(random);
  const end = model.turns(state) + turns;
  const choices = choicesBy(model, random);
  let next: Given<C> | undefined = { by: seat, command: first };
  for (let played = 0; played < depth && next; played++) {
    if (resolve(system, state, next.by, next.command, firstOf<S>(seededDice(luck, played), choices)).status !== 'done') break;
    next = model.turns(state) < end ? nextOf(system, model, state, random) : undefined;
  }
  return model.worth(state, seat);
}

/** A command, and whose it is. */
interface Given<C> {
  readonly by: Seat;
  readonly command: C;
}

/** The next step of an imagined game: the rules' own, else the command that looks best to the seat. */
function nextOf<Setup, S, C, E>(system: System<Setup, S, C, E>, model: Model<S, C>, state: S, random: Random): Given<C> | undefined {
  const due = system.due?.(state);
  if (due !== undefined) return { by: NOBODY, command: due };
  const [by] = system.active(state);
  return by === undefined ? undefined : { by, command: model.policy(state, by, random) };
}

/** Choices by the model's quick answer. */
function choicesBy<S, C>(model: Model<S, C>, random: Random): Source<S> {
  return (question, _index, state) => {
    if (question.kind === 'roll') return undefined;
    const parts: readonly Question[] = question.kind === 'commit' ? question.parts : [question];
    const answers = parts.map((part) => (part.kind === 'choice' ? model.answer(state, part, random) : null));
    return question.kind === 'commit' ? answers : answers[0];
  };
}
