import { solverOf, type Puzzle, type Quest, type Solver } from '@escarmouche/ai/puzzle';
import { NOBODY, openMatch, type Answer, type Match } from '@escarmouche/referee';
import type { Sentences } from '../lesson/schema.ts';
import type { AnyPlayable } from '../playable.ts';
import type { LocatedCase } from '../read-case.ts';
import { runCase } from '../run-case.ts';

type AnyMatch = Match<unknown, unknown, unknown, unknown>;

/** A decision of the line, where it is taken. */
interface Decision {
  readonly state: unknown;
  readonly command: unknown;
  /** Answers to the rolls and questions of the command, in order. */
  readonly answers: readonly Answer[];
}

/** A puzzle made ready: its start, the line told as the best, others, and the search for better ones. */
export interface OpenPuzzle extends Pick<AnyPlayable, 'system' | 'setup'> {
  /** Goal, time and chances as their author has written them. */
  readonly written: NonNullable<Sentences['puzzle']>;
  readonly start: unknown;
  readonly line: readonly Decision[];
  /** The last decision of each other line; undefined where the rules refuse it. */
  readonly instead: readonly (Pick<Decision, 'state' | 'command'> | undefined)[];
  readonly quest: Quest<unknown, unknown>;
  readonly solver: Solver<unknown, unknown>;
}

/** The search of one game's puzzles, fetched alone, as its cases are. */
interface Searching {
  questOf(puzzle: Puzzle<unknown, unknown>, goal: unknown): Quest<unknown, unknown>;
}

/** Makes a puzzle ready; undefined of a case that is none, or cannot be played. */
export async function openPuzzle({ sentences, system: id, battle, instead }: LocatedCase): Promise<OpenPuzzle | undefined> {
  const { playable } = battle();
  const written = sentences?.puzzle;
  if (!playable || !written) return undefined;
  const match = played(playable);
  const first = match.entries.findIndex(({ seat }) => seat !== NOBODY);
  const start = match.stateAt(Math.max(0, first));
  const seat = sentences.seat ?? playable.system.active(start)[0] ?? NOBODY;
  const line = match.entries.flatMap((entry, i): Decision[] =>
    entry.seat === seat ? [{ state: match.stateAt(i), command: entry.command, answers: entry.answers.map(({ answer }) => answer) }] : [],
  );
  const others = instead.map((one) => lastOf(one.battle().playable));
  const goal = playable.expect ?? {};
  const isReached = (state: unknown): boolean =>
    playable.wrong(goal, { before: start, state, events: [], past: [], questions: [], thrown: [] }).length === 0;
  const { questOf } = (await import(`../${id}/puzzle.ts`)) as Searching;
  const candidates = [...line, ...others].flatMap((decision) => (decision ? [decision.command] : []));
  const quest = questOf({ seat, within: written.within, start, isReached, line: candidates }, goal);
  const { system, setup } = playable;
  return { system, setup, written, start, line, instead: others, quest, solver: solverOf(quest) };
}

/** The match in which the steps of a case have been played. */
function played(playable: AnyPlayable): AnyMatch {
  let match: AnyMatch | undefined;
  runCase(playable, (opened) => (match = opened));
  if (!match) throw new Error('the case was not opened');
  return match;
}

/** The last command of a case whose steps before it need neither dice nor answers, where it is given. */
function lastOf(playable: AnyPlayable | undefined): Pick<Decision, 'state' | 'command'> | undefined {
  if (!playable) return undefined;
  const { system, setup, steps } = playable;
  const match: AnyMatch = openMatch(system, setup);
  for (const step of steps) {
    for (const { command, own, seat = system.active(match.state)[0] ?? NOBODY } of playable.commands(
      step,
      () => match.state,
      () => [],
    )) {
      if (command === undefined || system.check(match.state, seat, command)) return undefined;
      if (own && step === steps.at(-1)) return { state: match.state, command };
      match.submit(seat, command);
    }
  }
  return undefined;
}
