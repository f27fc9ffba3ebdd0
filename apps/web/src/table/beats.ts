import type { Told } from '../systems/game-adapter.ts';

/** How a line of the log is told, in milliseconds at the usual speed: its dice fall, then it is read while what moves is under way. */
export interface Beat {
  readonly falls: number;
  readonly glides: number;
  /** All of it, falling included. */
  readonly lasts: number;
}

const READ: Readonly<Record<Told['kind'], number>> = { headline: 600, line: 500, roll: 650, loss: 1000 };
/** A way takes so long, whatever its length. */
const GLIDE = 500;
/** A roll of a contest is told with the one before it. */
const WITH_IT: Beat = { falls: 0, glides: 0, lasts: 0 };
/** One of many that do alike, one after the other. */
const FOLLOWING = 250;

/** How long dice fall, and whether nothing is seen to move. */
export interface Manner {
  readonly fall: number;
  readonly still: boolean;
}

/** `after`: what is told before it. */
export function beatOf({ kind, topic, roll, run }: Told, { fall, still }: Manner, after?: Told): Beat {
  if (roll && run && after?.roll && after.run?.of === run.of) return WITH_IT;
  const falls = roll ? fall : 0;
  const follows = kind === 'line' && after?.kind === 'line' && topic === after.topic;
  const glides = still || topic !== 'move' ? 0 : follows ? FOLLOWING : GLIDE;
  const reads = follows ? FOLLOWING : READ[kind];
  return { falls, glides, lasts: falls + Math.max(reads, glides) };
}

/** How far a story has been told: whole beats, and milliseconds of the next. */
export interface Place {
  readonly beats: number;
  readonly into: number;
}

export const BEGINNING: Place = { beats: 0, into: 0 };

/** Further by some milliseconds, but not beyond the last beat. */
export function further({ beats, into }: Place, by: number, story: readonly Beat[]): Place {
  let [done, time] = [beats, into + by];
  for (let beat = story[done]; beat && time >= beat.lasts; beat = story[done]) {
    time -= beat.lasts;
    done++;
  }
  return { beats: done, into: done < story.length ? time : 0 };
}

/** What is shown at a place of a story. */
export interface Seen {
  /** Lines whose dice may fall. */
  readonly thrown: number;
  /** Lines that are told: what they tell is seen. */
  readonly told: number;
  /** Share of its way that what moves by the last of them has gone. */
  readonly gone: number;
}

export function seenAt({ beats, into }: Place, story: readonly Beat[]): Seen {
  const beat = story[beats];
  if (!beat) return { thrown: story.length, told: story.length, gone: 1 };
  let together = 1;
  while (story[beats + together]?.lasts === 0) together++;
  const fallen = into >= beat.falls;
  const gone = fallen && beat.glides > 0 ? Math.min(1, (into - beat.falls) / beat.glides) : 1;
  return { thrown: beats + together, told: beats + (fallen ? together : 0), gone };
}

/** Who watches for so many milliseconds is told quicker. */
const LONG = 20_000;
const TOO_LONG = 32_000;

/** How many times as quick a story goes on after it has gone on without a pause for so long. */
export const hasteAfter = (milliseconds: number): number => (milliseconds < LONG ? 1 : milliseconds < TOO_LONG ? 1.8 : 3);
