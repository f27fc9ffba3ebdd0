import { askedSeats, nobody, NOBODY, type Match, type Seat } from '@escarmouche/referee';
import type { Forced } from './forced.ts';
import type { MatchSettings } from './match-settings.ts';
import { questionsOf } from './underway.ts';

/** What taking back the last decision of a person means. */
export interface Undo {
  /** Entries taken back, the waiting command counted as one. */
  readonly steps: number;
  /** Free until a die fell or another player decided, but for letting a chance pass; beyond that the table has to agree. */
  readonly free: boolean;
}

/** The undo that may be had now; undefined when there is nothing to take back. Goes back to the last command a person gave. */
export function undoOf<Setup, S, C, E>(match: Match<Setup, S, C, E>, matchSettings: MatchSettings): Undo | undefined {
  const byBot = (seat: Seat): boolean => matchSettings.seats[seat] === 'machine';
  const { pending, entries } = match;
  let free = true;
  let steps = 0;
  if (pending) {
    free &&= harmless(match, entries.length, pending);
    if (pending.seat !== NOBODY) steps++;
    if (pending.seat !== NOBODY && !byBot(pending.seat)) return { steps, free };
  }
  for (let index = entries.length - 1; index >= 0; index--) {
    const entry = entries[index];
    if (!entry) break;
    // what the rules did by themselves goes with the command that led to it
    if (entry.seat !== NOBODY) steps++;
    free &&= !byBot(entry.seat) && harmless(match, index, entry);
    if (entry.seat !== NOBODY && !byBot(entry.seat)) return { steps, free };
  }
  return undefined;
}

/** After this, could what is free to take back now still be taken back freely? Not once a die falls, or a bot may go on from it. */
export function keepsUndo<Setup, S, C, E>(match: Match<Setup, S, C, E>, matchSettings: MatchSettings, forced: Forced<C>): boolean {
  const trial = match.fork(match.entries.length, () => nobody);
  if ('command' in forced) trial.submit(forced.seat, forced.command);
  else trial.answer(forced.answer, forced.seat);
  const { pending } = trial;
  if (pending?.question.kind === 'roll') return false;
  const next = pending ? askedSeats(pending.question, pending.partial) : trial.system.active(trial.state);
  return next.every((seat) => matchSettings.seats[seat] !== 'machine') && undoOf(trial, matchSettings)?.free === true;
}

function harmless<Setup, S, C, E>(
  match: Match<Setup, S, C, E>,
  index: number,
  entry: Parameters<typeof questionsOf<Setup, S, C, E>>[2],
): boolean {
  if (entry.answers.length === 0) return true;
  const state = index === match.entries.length ? match.state : match.stateAt(index);
  const { system } = match;
  return questionsOf(system, state, entry).every(
    ({ question, answer }) => question.kind === 'choice' && (question.seat === entry.seat || system.idle?.(question, answer) === true),
  );
}
