import { isMore, NEVER, numberOf, type Chance, type Tried, type Underway } from '@escarmouche/ai/puzzle';
import { copy, openMatch, resolve, type Answer, type Entry, type Question, type Recorded, type Seat } from '@escarmouche/referee';
import { actorIn, isSameDeed } from '../lesson/deed.ts';
import type { OpenPuzzle } from './open.ts';
import type { Choice } from './score.ts';
import { isRight } from './written.ts';

/** Entries of a match of the puzzle, from its start on. */
export type Entries = readonly Entry<unknown, unknown>[];

/** A decision of the player, where something else would have had another chance. */
export interface Judged {
  /** Entry of the record. */
  readonly entry: number;
  /** Of an answer, its place among the answers of the entry. */
  readonly answer?: number;
  /** Chance of the goal by what was chosen, before its dice, and by the best. */
  readonly chosen: Chance;
  readonly best: Chance;
  /** The better line: commands up to the first that leaves something to dice or to a question, or one answer. Empty where the best was chosen. */
  readonly better: readonly unknown[];
  /** The line of `instead` that was chosen. */
  readonly instead?: number;
}

/** How a puzzle stands: solved as soon as its goal holds, failed as soon as there is no chance of it. */
export interface Standing {
  readonly fate: 'open' | 'solved' | 'failed';
  /** Entries of the record that belong to the puzzle. */
  readonly entries: number;
}

/** A command that waits for an answer, as a match has it. */
export interface Waiting {
  readonly seat: Seat;
  readonly command: unknown;
  readonly answers: readonly Recorded[];
}

/** Commands of a better line that are told at most. */
const MOST_TOLD = 6;

/** The chance of a choice beside the best one; undefined where nothing sensible has another chance. */
function weighed(all: readonly Tried<unknown>[], chosen: Chance): Pick<Judged, 'chosen' | 'best'> | undefined {
  const [top = NEVER] = all.map(({ chance }) => chance);
  const best = isMore(chosen, top) ? chosen : top;
  const sensible = all.filter(({ chance }) => isMore(chance, NEVER));
  const isAlike = ({ chance }: Tried<unknown>): boolean => !isMore(best, chance);
  return !isMore(best, chosen) && sensible.every(isAlike) ? undefined : { chosen, best };
}

/** Judges records of a puzzle by the exact chances of its search. */
export function judgeOf({ system, setup, written, start, instead, quest, solver }: OpenPuzzle) {
  const { seat, key, isReached } = quest;
  const known = new Map<string, readonly Tried<unknown>[]>();

  function tried(state: unknown): readonly Tried<unknown>[] {
    const named = key(state);
    let all = known.get(named);
    if (!all) known.set(named, (all = solver.tried(state)));
    return all;
  }

  const stateAt = (record: Entries, index: number): unknown => openMatch(system, setup, undefined, { entries: record }).stateAt(index);

  /** The best line from a state, up to the first command that leaves something to dice or to a question. */
  function lineFrom(state: unknown): readonly unknown[] {
    const line: unknown[] = [];
    let now = state;
    while (line.length < MOST_TOLD && !isReached(now)) {
      const [top] = tried(now);
      if (!top || !isMore(top.chance, NEVER)) break;
      line.push(top.what);
      now = copy(now);
      const { status } = resolve(system, now, seat, top.what, () => undefined);
      if (status !== 'done' || system.due?.(now) !== undefined) break;
    }
    return line;
  }

  /** The line of `instead` that a command is: the same deed, with the chance that is told of it; where that is none, in the same state. */
  function insteadBy(state: unknown, command: unknown, chance: Chance): number | undefined {
    const deed = { seat, actor: actorIn(state), command };
    const index = instead.findIndex((other, i) => {
      const told = written.instead[i]?.chance;
      if (!other || !told || !isRight(told, chance)) return false;
      const isAlike = isSameDeed({ ...deed, own: true }, { seat, actor: actorIn(other.state), command: other.command });
      return isAlike && (isMore(chance, NEVER) || key(state) === key(other.state));
    });
    return index < 0 ? undefined : index;
  }

  /** A command of the player's; places that the search does not know are judged by the position that they lead to. */
  function commanded(state: unknown, command: unknown): Omit<Judged, 'entry'> | undefined {
    const found = weighed(tried(state), solver.after(state, command));
    if (!found) return undefined;
    const isWorse = isMore(found.best, found.chosen);
    return { ...found, better: isWorse ? lineFrom(state) : [], instead: isWorse ? insteadBy(state, command, found.chosen) : undefined };
  }

  function answered(underway: Underway<unknown, unknown>, answer: Answer): Omit<Judged, 'entry' | 'answer'> | undefined {
    const all = solver.answers(underway);
    const found = weighed(all, solver.during({ ...underway, answers: [...underway.answers, answer] }));
    const [top] = all;
    return found && { ...found, better: top && isMore(found.best, found.chosen) ? [top.what] : [] };
  }

  return {
    commanded,
    /** Searches the puzzle from its start, a part at each step, so that others are asked for in between. */
    *prepared(): Generator<void, void> {
      for (const command of quest.candidates(start)) {
        solver.after(start, command);
        yield;
      }
    },
    /** The decisions of an entry: its command, and answers of the player's. */
    judged(record: Entries, index: number): readonly Judged[] {
      const entry = record[index];
      const state = stateAt(record, index);
      if (!entry || isReached(state)) return [];
      const { command, seat: by } = entry;
      const answers = entry.answers.map(({ answer }) => answer);
      const found = by === seat ? commanded(state, command) : undefined;
      const questions: Question[] = [];
      resolve(system, copy(state), by, command, (question, which) => {
        questions.push(question);
        return answers[which];
      });
      const others = questions.flatMap((question, which): Judged[] => {
        const answer = answers[which];
        if (question.kind !== 'choice' || question.seat !== seat || answer === undefined) return [];
        const one = answered({ start: state, by, command, answers: answers.slice(0, which) }, answer);
        return one ? [{ ...one, entry: index, answer: which }] : [];
      });
      return [...(found ? [{ ...found, entry: index }] : []), ...others];
    },
    standing(record: Entries): Standing {
      const match = openMatch(system, setup, undefined, { entries: record });
      for (let entries = 0; entries <= record.length; entries++) if (isReached(match.stateAt(entries))) return { fate: 'solved', entries };
      const isOpen = system.due?.(match.state) !== undefined || isMore(solver.best(match.state), NEVER);
      return { fate: isOpen ? 'open' : 'failed', entries: record.length };
    },
    /** The best line from the end of a record on. */
    onward: (record: Entries): readonly unknown[] => lineFrom(stateAt(record, record.length)),
    /** The answer of another seat that is the worst for the player. */
    reply(record: Entries, { seat: by, command, answers }: Waiting): Answer | undefined {
      const given = answers.map(({ answer }) => answer);
      return solver.answers({ start: stateAt(record, record.length), by, command, answers: given }).at(-1)?.what;
    },
  };
}

/** A decision with its chances as numbers. */
export const choiceOf = ({ chosen, best, ...rest }: Judged): Choice => ({ ...rest, chosen: numberOf(chosen), best: numberOf(best) });
