import { digest, seededDice, type Entry, type Source } from '@escarmouche/referee';
import type { AnyPlayable } from '../playable.ts';
import { actsOf } from './acts.ts';
import { actorIn, isSameDeed } from './deed.ts';
import type { Lesson } from './lesson.ts';
import { nextActs } from './next.ts';
import { atMatch, carryOut, type AnyMatch } from './play-through.ts';
import { rollsOf } from './rolls.ts';

type AnyEntry = Entry<unknown, unknown>;

/** How far a lesson is, by the lesson and the record alone. */
interface Progress {
  /** Steps that are done, or that one after them has left behind. */
  readonly passed: number;
  /** The step to be done now: the first one that is possible; none where all are done, or none is possible any more. */
  readonly current: number | undefined;
  /** Entries of the record when each passed step was done; a step left behind counts with the one that left it. */
  readonly ends: readonly number[];
  /** Where the step to be done began. */
  readonly begun: number;
  /** Own commands of the step to be done that have been given since. */
  readonly given: number;
  /** The last command of the step has been given, and the rules wait for an answer after it. */
  readonly closing: boolean;
  /** The step done last, where it came out as the lesson expects. */
  readonly held: number | undefined;
}

export type Follower = (entries: readonly AnyEntry[]) => Progress;

const actorAt = (index: number, at: AnyMatch): string | undefined => actorIn(at.stateAt(index));

/** Follows a lesson along a record: what was known of a shorter one is known still. */
export function followerOf(lesson: Lesson): Follower {
  const playable = lesson.playable();
  const possible = (passed: number, at: AnyMatch): number | undefined => {
    for (let index = passed; index < lesson.steps.length; index++) if (nextActs(lesson, playable, index, at.entries)) return index;
    return undefined;
  };
  const beginning = lesson.after([]);
  const start: Progress = { passed: 0, current: possible(0, beginning), ends: [], begun: 0, given: 0, closing: false, held: undefined };
  const known: { readonly entry: AnyEntry; readonly progress: Progress }[] = [];

  function after(before: Progress, entries: readonly AnyEntry[]): Progress {
    const at = lesson.after(entries);
    const { current: doing, begun } = before;
    const given = doing === undefined ? 0 : before.given + (isOwnOf(doing, entries.length - 1, entries, at) ? 1 : 0);
    const complete = doing !== undefined && (before.closing || isDone(doing, given, before, entries, at));
    // A question that the rules ask after a command is part of the step's way.
    if (doing !== undefined && at.pending) return { ...before, given, closing: complete };
    const done = complete ? doing : undefined;
    if (doing !== undefined && done === undefined)
      // A step begun goes on, though its first command is no longer to be given.
      return { ...before, given, current: given > before.given ? doing : possible(before.passed, at) };
    const passed = done === undefined ? before.passed : done + 1;
    const ends = [...before.ends, ...Array.from({ length: passed - before.passed }, () => entries.length)];
    const held = done === undefined ? before.held : cameOut(lesson, playable, done, begun, at) ? done : undefined;
    return { passed, current: possible(passed, at), ends, begun: ends.at(-1) ?? 0, given: 0, closing: false, held };
  }

  /** Is an entry one of the step's own commands? */
  function isOwnOf(step: number, index: number, entries: readonly AnyEntry[], at: AnyMatch): boolean {
    const entry = entries[index];
    const own = lesson.steps[step]?.deeds.filter((deed) => deed.own) ?? [];
    return entry !== undefined && own.some((deed) => isSameDeed(deed, { ...entry, actor: actorAt(index, at) }));
  }

  /** A step is done by the last of its own commands as it is written, or by as many of them; an NPC's, when its activation is over. */
  function isDone(index: number, given: number, before: Progress, entries: readonly AnyEntry[], at: AnyMatch): boolean {
    const { npc, seat, deeds } = lesson.steps[index] ?? { npc: false, seat: '', deeds: [] };
    const own = deeds.filter((deed) => deed.own);
    const actor = deeds.at(-1)?.actor;
    if (npc) {
      const acts = (entry: AnyEntry, i: number): boolean => entry.seat === seat && actorAt(before.begun + i, at) === actor;
      return entries.slice(before.begun).some(acts) && actorIn(at.state) !== actor;
    }
    if (given === before.given) return false;
    return given >= own.length || digest(entries.at(-1)?.command) === digest(own.at(-1)?.command);
  }

  return (entries) => {
    let shared = 0;
    while (shared < entries.length && known[shared]?.entry === entries[shared]) shared++;
    if (shared < entries.length) known.length = shared;
    for (const entry of entries.slice(shared)) {
      const before = known.at(-1)?.progress ?? start;
      known.push({ entry, progress: after(before, entries.slice(0, known.length + 1)) });
    }
    return known[entries.length - 1]?.progress ?? start;
  };
}

/** Does a step that is done hold what it expects? */
function cameOut(lesson: Lesson, playable: AnyPlayable, index: number, begun: number, at: AnyMatch): boolean {
  const expected = playable.steps[index]?.expect;
  if (expected === undefined) return true;
  if (lesson.steps[index]?.npc) thinkAgain(lesson, playable, index, begun, at);
  const events = at.entries.slice(begun).flatMap((entry) => entry.events);
  const past = at.entries.flatMap((entry) => entry.events);
  const thrown = at.entries.slice(begun).flatMap((entry, i) => rollsOf(lesson, { ...entry, state: at.stateAt(begun + i) }));
  return playable.wrong(expected, { before: at.stateAt(begun), state: at.state, events, past, questions: [], thrown }).length === 0;
}

/** Thoughts of NPCs are no part of the record: they think the same again, with the same dice. */
function thinkAgain(lesson: Lesson, playable: AnyPlayable, index: number, begun: number, at: AnyMatch): void {
  const same = (entry: number): Source => {
    const seeded = seededDice(1, entry);
    return (question, which, state) => at.entries[entry]?.answers[which]?.answer ?? seeded(question, which, state);
  };
  const again: AnyMatch = lesson.after(at.entries.slice(0, begun), same);
  for (const act of actsOf(playable, index, () => atMatch(again))) if (!carryOut(again, act)) return;
}
