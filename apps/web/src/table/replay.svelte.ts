import type { Json } from '@escarmouche/referee';
import type { ViewerSession } from '@escarmouche/session';
import { settings } from '../settings/settings.svelte.ts';
import { further, passedSince, seenAt, storyOf } from './beats.ts';
import { feltAt } from './felt.ts';
import type { LogLine, Moment } from './log.ts';
import { mannerAt, tumblesAt } from './manner.ts';

/** Speeds, as multiples of the usual one. */
export const SPEEDS = [0.5, 1, 2, 4] as const;
export type Speed = (typeof SPEEDS)[number];

const earlier = (a: Moment, b: Moment): boolean => a.entry < b.entry || (a.entry === b.entry && a.event < b.event);

/** Going through a battle line by line, each told in its time while it plays. `at` lines have been told; undefined: the table is shown as it is. */
export function createReplay<Setup, S, C, E>(
  eye: () => ViewerSession<Setup, S, C, E>,
  linesNow: () => readonly LogLine[],
  turnOf: (state: S) => number,
) {
  let at = $state<number>();
  let speed = $state<Speed>(1);
  let playing = $state(false);
  /** Milliseconds of the line that is being told. */
  let into = $state(0);
  let frame = 0;

  const all = $derived(linesNow());
  const tellings = $derived(all.map(({ told }) => told));
  const story = $derived(playing ? storyOf(tellings, mannerAt(speed)) : []);
  const seen = $derived(playing ? seenAt({ beats: at ?? 0, into }, story) : undefined);
  const toldUpTo = $derived(seen?.told ?? at);
  const lines = $derived(all.slice(0, toldUpTo));
  const thrownUpTo = $derived(seen?.thrown ?? at);
  const thrown = $derived(all.slice(0, thrownUpTo));
  const moving = $derived((seen?.moving ?? []).map(({ beat, gone }) => ({ index: beat, gone })));
  const felt = $derived(playing && !settings.looks.still ? feltAt({ beats: at ?? 0, into }, story, tellings) : undefined);
  const last = $derived(lines.at(-1));
  const state = $derived(eye().stateAt(last?.entry ?? 0, last?.event));

  function pause(): void {
    // Lines told stay told.
    if (playing) at = lines.length;
    playing = false;
    into = 0;
    cancelAnimationFrame(frame);
  }
  function play(): void {
    playing = true;
    let before: number | undefined;
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(function tick(now) {
      const place = further({ beats: at ?? 0, into }, passedSince(before, now) * speed, story);
      before = now;
      [at, into] = [place.beats, place.into];
      if (at < all.length) frame = requestAnimationFrame(tick);
      else pause();
    });
  }
  function seek(to: number): void {
    at = Math.min(all.length, Math.max(0, to));
    into = 0;
    if (at === all.length) pause();
  }
  /** Lines told when a moment has come. */
  function lineOf(moment: Moment): number {
    const index = all.findIndex((line) => !earlier(line, moment));
    return index < 0 ? all.length : index + 1;
  }
  /** Lines told when so many entries are over. */
  function linesAfter(entries: number): number {
    return all.findLastIndex(({ entry }) => entry < entries) + 1;
  }
  /** Ends of a leap: after each whole command, or at the beginning of a turn. */
  function stops(by: 'command' | 'turn'): readonly number[] {
    const ends = ({ entry, told }: LogLine, i: number): boolean => (by === 'turn' ? told.turn !== undefined : all[i + 1]?.entry !== entry);
    return [0, ...all.flatMap((line, i) => (ends(line, i) ? [i + 1] : [])), all.length];
  }

  return {
    get at() {
      return at;
    },
    get length() {
      return all.length;
    },
    get playing() {
      return playing;
    },
    get speed() {
      return speed;
    },
    get lines() {
      return lines;
    },
    /** Lines whose dice may fall. */
    get thrown() {
      return thrown;
    },
    get tumbles() {
      return tumblesAt(speed);
    },
    /** The line being told while the replay runs. */
    get line() {
      return playing ? all[at ?? 0] : undefined;
    },
    /** Its dice lie. */
    get fallen() {
      return toldUpTo !== at;
    },
    /** Lines told whose mover is still under way. */
    get moving() {
      return moving;
    },
    get felt() {
      return felt;
    },
    get state() {
      return state;
    },
    /** Turns begun. */
    get turn() {
      return turnOf(state);
    },
    /** The moment shown. */
    get moment(): Moment {
      return { entry: last?.entry ?? 0, event: last?.event ?? 0 };
    },
    /** Whole entries that lie behind: from here the battle may go on. */
    get entries() {
      if (!last) return 0;
      return all[lines.length]?.entry === last.entry ? last.entry : Math.min(last.entry + 1, eye().snapshot().entries.length);
    },
    seek,
    lineOf,
    linesAfter,
    stops,
    leap(by: 'command' | 'turn', way: 1 | -1): void {
      const here = at ?? all.length;
      const to = way > 0 ? stops(by).find((stop) => stop > here) : stops(by).findLast((stop) => stop < here);
      if (to !== undefined) seek(to);
    },
    toggle(): void {
      if (playing) return pause();
      if (at === all.length) at = 0;
      play();
    },
    hasten(next: Speed): void {
      speed = next;
    },
    stop(): void {
      pause();
      at = undefined;
    },
  };
}

export type Replay = ReturnType<typeof createReplay<Json, Json, Json, Json>>;
