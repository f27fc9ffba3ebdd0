import { untrack } from 'svelte';
import { settings } from '../settings/settings.svelte.ts';
import { BEGINNING, further, hasteAfter, passedSince, seenAt, setsOff, storyOf, type Place } from './beats.ts';
import { feltAt } from './felt.ts';
import { mannerAt, tumblesAt } from './manner.ts';
import type { Table } from './table.svelte.ts';

/** So many new lines at once are a leap through the battle, which nobody wants to watch. */
const LEAP = 60;

/**
 * Tells events line by line, each in its time: later events are not shown yet, neither on the board nor in the log. The battle itself is
 * ahead; players who go on await `caughtUp`.
 */
export function createTelling(table: Pick<Table, 'log' | 'resting'>) {
  /** Lines told before the story that is being told. */
  let known = $state(untrack(() => table.log.lines).length);
  let lastId = $state(untrack(() => table.log.lines).at(-1)?.id);
  let place = $state.raw<Place>(BEGINNING);
  let held = $state(false);
  let frame = 0;
  let before: number | undefined;
  /** Milliseconds for which it has gone on without a pause, and how many times as quick that makes it. */
  let watched = 0;
  let hastened = $state(1);
  let waiting: (() => void)[] = [];

  /** End of a repeated telling: the line before which it stops. */
  let until = $state<number>();
  const lines = $derived(table.log.lines.slice(0, until));
  const pace = $derived(settings.looks.tempo * hastened);
  const tellings = $derived(lines.slice(known).map(({ told }) => told));
  const story = $derived(storyOf(tellings, mannerAt(pace), lines[known - 1]?.told));
  /** A battle that is not the one told so far, or further on than anybody would watch, is shown as it is. */
  const leaps = $derived(lines.length < known || lines[known - 1]?.id !== lastId || story.length - place.beats > LEAP);
  const behind = $derived(story.length > place.beats && !leaps && settings.looks.tempo !== Infinity);
  const seen = $derived(seenAt(place, story));
  // Numbers first: they change with a line, figures under way with every frame.
  const toldUpTo = $derived(behind ? known + seen.told : lines.length);
  const thrownUpTo = $derived(behind ? known + seen.thrown : lines.length);
  const told = $derived(lines.slice(0, toldUpTo));
  const thrown = $derived(lines.slice(0, thrownUpTo));
  const at = $derived(known + place.beats);
  const line = $derived(behind ? lines[at] : undefined);
  const fallen = $derived(seen.told > place.beats);
  const moving = $derived(seen.moving.map(({ beat, gone }) => ({ index: known + beat, gone })));
  const felt = $derived(behind && !settings.looks.still ? feltAt(place, story, tellings) : undefined);
  /** Only an opponent's beginning or movement is left: the next line joins in. */
  const joinable = $derived(
    fallen && !held && at === lines.length - 1 && line !== undefined && setsOff(line.told) && table.log.byMachine(line.entry),
  );

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
    goOn();
  }

  /** Players who await the end of the telling play on, each in a task of its own: the page draws between two of them. */
  function goOn(): void {
    for (const go of waiting) setTimeout(go);
    waiting = [];
  }

  function tick(now: number): void {
    const passed = passedSince(before, now);
    before = now;
    if (!held) {
      watched += passed;
      hastened = hasteAfter(watched);
      place = further(place, passed * pace, story);
    }
    if (joinable) goOn();
    if (place.beats >= story.length) catchUp();
    else frame = requestAnimationFrame(tick);
  }

  $effect(() => {
    if (!behind || document.hidden) untrack(catchUp);
    else if (untrack(() => frame === 0)) {
      before = undefined;
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
    /** The telling stands still. */
    get held() {
      return held;
    },
    /** Lines told. */
    get told() {
      return told;
    },
    /** Lines whose dice may fall: those told, and the one that is told as soon as they lie. */
    get thrown() {
      return thrown;
    },
    /** The line being told, or about to be once its dice lie. */
    get line() {
      return line;
    },
    /** Its dice lie. */
    get fallen() {
      return fallen;
    },
    get tumbles() {
      return tumblesAt(pace);
    },
    /** Lines told whose mover is still under way, and the share of its way that it has gone. */
    get moving() {
      return moving;
    },
    /** The visible force of the line's deed. */
    get felt() {
      return felt;
    },
    hold(): void {
      if (behind) held = !held;
    },
    /** All is shown at once; also where the page is left. */
    skip: catchUp,
    /** Tells some lines of the past once more. */
    again,
    /** When all that has happened is shown, or all but what more may join in. */
    caughtUp: (): Promise<void> => (behind && !joinable ? new Promise((go) => waiting.push(go)) : Promise.resolve()),
  };
}

export type Telling = ReturnType<typeof createTelling>;
