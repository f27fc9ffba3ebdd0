import type { Told } from '../systems/told.ts';

/** The time of a line of the log, in milliseconds at the usual speed: its dice fall, then the line is read while figures move or fall. */
export interface Beat {
  readonly falls: number;
  readonly glides: number;
  /** All of it, falling included. */
  readonly lasts: number;
}

const READ: Readonly<Record<Told['kind'], number>> = { headline: 600, line: 500, roll: 650, loss: 1000 };
/** A way takes so long, whatever its length; a fall as well. */
const GLIDE = 500;
/** A roll of a contest is told with the one before it. */
const WITH_IT: Beat = { falls: 0, glides: 0, lasts: 0 };
/** Times of a line like the one before or on the way to the next, and of a figure's movement right after another of its own. */
const FOLLOWING = 250;
/** A roll that leads on to another is read with that one. */
const LEADING_ON = 350;
/** Of several that move one after the other, the next sets off so long after the one before. */
const SETTING_OFF = 150;

/** Time of the dice, and whether movements are shown. */
export interface Manner {
  readonly fall: number;
  readonly still: boolean;
}

/** `before` and `after`: the lines told before this one, and after. */
function beatOf(told: Told, { fall, still }: Manner, before?: Told, after?: Told): Beat {
  const { kind, topic, roll, run, deed, lost } = told;
  if (roll && run && before?.roll && before.run?.of === run.of) return WITH_IT;
  const falls = roll ? fall : 0;
  const alike = kind === 'line' && before?.kind === 'line' && topic === before.topic;
  const moves = topic === 'move';
  const glides = still || !(moves || lost) ? 0 : alike && moves && deed?.by === before.deed?.by ? FOLLOWING : GLIDE;
  if (glides > 0 && moves && after && setsOff(after) && after.deed?.by !== deed?.by) return { falls, glides, lasts: SETTING_OFF };
  const follows = alike || topic === 'acts' || (kind === 'line' && (after?.run ?? before?.topic === 'acts'));
  const reads = follows ? FOLLOWING : roll && !run && after?.roll ? LEADING_ON : READ[kind];
  return { falls, glides, lasts: falls + Math.max(reads, glides) };
}

/** A figure begins to act or to move: the lines before are told on meanwhile. */
export const setsOff = ({ topic }: Told): boolean => topic === 'acts' || topic === 'move';

/** Beats of lines, which come after `before`. */
export const storyOf = (lines: readonly Told[], manner: Manner, before?: Told): readonly Beat[] =>
  lines.map((told, i) => beatOf(told, manner, lines[i - 1] ?? before, lines[i + 1]));

/** Progress of a telling: whole beats, and milliseconds of the next. */
export interface Place {
  readonly beats: number;
  readonly into: number;
}

/** Longer than this between two frames, the page was not seen. */
const LONGEST_FRAME = 200;

/** Milliseconds that have passed from the frame before to this one, as far as they were seen. */
export const passedSince = (before: number | undefined, now: number): number =>
  before === undefined ? 0 : Math.min(LONGEST_FRAME, now - before);

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

/** A figure under way: its beat, and the share of its way, or fall, that is behind it. */
interface UnderWay {
  readonly beat: number;
  readonly gone: number;
}

/** The picture at a place of a story. */
export interface Seen {
  /** Lines whose dice may fall. */
  readonly thrown: number;
  /** Number of lines told, whose outcome is seen. */
  readonly told: number;
  /** Beats told whose figure is still under way, in their order. */
  readonly moving: readonly UnderWay[];
}

export function seenAt({ beats, into }: Place, story: readonly Beat[]): Seen {
  const beat = story[beats];
  if (!beat) return { thrown: story.length, told: story.length, moving: [] };
  let together = 1;
  while (story[beats + together]?.lasts === 0) together++;
  const fallen = into >= beat.falls;
  return { thrown: beats + together, told: beats + (fallen ? together : 0), moving: movingAt({ beats, into }, story) };
}

/** Movements that set off less than the time of a way ago, and have not ended. */
function movingAt({ beats, into }: Place, story: readonly Beat[]): readonly UnderWay[] {
  const moving: UnderWay[] = [];
  for (let [beat, since] = [beats, into]; beat >= 0 && since < GLIDE; since += story[--beat]?.lasts ?? 0) {
    const { falls = 0, glides = 0 } = story[beat] ?? {};
    if (since >= falls && since - falls < glides) moving.unshift({ beat, gone: (since - falls) / glides });
  }
  return moving;
}

/** Haste of a long telling: the longer a player has watched, the quicker, so that much happening takes little longer. */
const HASTE: readonly (readonly [from: number, times: number])[] = [
  [36_000, 12],
  [30_000, 3],
  [20_000, 1.8],
];

/** Haste of a story after so many milliseconds without a pause. */
export const hasteAfter = (milliseconds: number): number => HASTE.find(([from]) => milliseconds >= from)?.[1] ?? 1;
