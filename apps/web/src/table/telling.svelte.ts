import { untrack } from 'svelte';
import { settings } from '../settings/settings.svelte.ts';
import { BEGINNING, beatOf, further, hasteAfter, seenAt, type Place } from './beats.ts';
import type { Table } from './table.svelte.ts';

/** Longer than this between two frames, the page was not seen. */
const LONGEST_FRAME = 200;
/** How long dice fall in the tray on a plan, and in three dimensions: there they are put in order as well. */
const FALLS = { plan: 820, scene: 1250 } as const;
/** So many new lines at once are a leap through the battle, which nobody wants to watch. */
const LEAP = 60;

/**
 * Tells what has happened line by line, each in its time: what comes after is not shown yet, neither on the board nor in the log. The battle itself is
 * ahead of it; whoever plays on awaits `caughtUp`.
 */
export function createTelling(table: Pick<Table, 'lines' | 'resting'>) {
  /** Lines told before the story that is being told. */
  let known = $state(untrack(() => table.lines).length);
  let lastId = $state(untrack(() => table.lines).at(-1)?.id);
  let place = $state.raw<Place>(BEGINNING);
  let held = $state(false);
  let frame = 0;
  let before = 0;
  /** Milliseconds for which it has gone on without a pause, and how many times as quick that makes it. */
  let watched = 0;
  let hastened = $state(1);
  let waiting: (() => void)[] = [];

  /** What is told again ends before this line. */
  let until = $state<number>();
  const lines = $derived(table.lines.slice(0, until));
  /** Dice that are told quicker than they fall simply lie. */
  const tumbles = $derived(settings.looks.tempo <= 1 && hastened === 1);
  const fall = $derived(tumbles && settings.looks.diceTumble ? FALLS[settings.now.view] / settings.looks.tempo : 0);
  const story = $derived(
    lines.slice(known).map(({ told }, i) => beatOf(told, { fall, still: settings.looks.still }, lines[known + i - 1]?.told)),
  );
  /** A battle that is not the one told so far, or further on than anybody would watch, is shown as it is. */
  const leaps = $derived(lines.length < known || lines[known - 1]?.id !== lastId || lines.length - known > LEAP);
  const behind = $derived(story.length > place.beats && !leaps && settings.looks.tempo !== Infinity);
  const seen = $derived(seenAt(place, story));
  const told = $derived(behind ? lines.slice(0, known + seen.told) : lines);

  function again(from: number, to: number): void {
    until = to;
    known = from;
    lastId = lines[from - 1]?.id;
    place = BEGINNING;
  }

  function catchUp(): void {
    until = undefined;
    known = lines.length;
    lastId = lines.at(-1)?.id;
    place = BEGINNING;
    held = false;
    cancelAnimationFrame(frame);
    frame = 0;
    const done = waiting;
    waiting = [];
    for (const go of done) go();
  }

  function tick(now: number): void {
    const passed = Math.min(LONGEST_FRAME, before === 0 ? 0 : now - before);
    before = now;
    if (!held) {
      watched += passed;
      hastened = hasteAfter(watched);
      place = further(place, passed * settings.looks.tempo * hastened, story);
    }
    if (place.beats >= story.length) catchUp();
    else frame = requestAnimationFrame(tick);
  }

  $effect(() => {
    if (!behind || document.hidden) untrack(catchUp);
    else if (untrack(() => frame === 0)) {
      before = 0;
      frame = requestAnimationFrame(tick);
    }
  });

  $effect(() => {
    if (!behind && table.resting) [watched, hastened] = [0, 1];
  });

  return {
    /** More has happened than is shown. */
    get behind() {
      return behind;
    },
    /** It stands still until it goes on. */
    get held() {
      return held;
    },
    /** Lines told. */
    get told() {
      return told;
    },
    /** Lines whose dice may fall: those told, and the one that is told as soon as they lie. */
    get thrown() {
      return behind ? lines.slice(0, known + seen.thrown) : lines;
    },
    /** What is being told, or is as soon as its dice lie. */
    get line() {
      return behind ? lines[known + place.beats] : undefined;
    },
    /** The line told before it. */
    get previous() {
      return lines[known + place.beats - 1];
    },
    /** Its dice lie. */
    get fallen() {
      return seen.told > place.beats;
    },
    get tumbles() {
      return tumbles;
    },
    /** Share of its way that what moves by the last line told has gone. */
    get gone() {
      return seen.gone;
    },
    hold(): void {
      if (behind) held = !held;
    },
    /** All is shown at once; also where the page is left. */
    skip: catchUp,
    /** Tells some lines of the past once more. */
    again,
    /** When all that has happened is shown. */
    caughtUp: (): Promise<void> => (behind ? new Promise((go) => waiting.push(go)) : Promise.resolve()),
  };
}

export type Telling = ReturnType<typeof createTelling>;
