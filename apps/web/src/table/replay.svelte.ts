import type { Session } from '@escarmouche/session';
import type { LogLine } from './log.ts';

const BEAT = 900;

/** Going through a battle line by line. `at` lines have been told; undefined: the table is shown as it is. */
export function createReplay<Setup, S, C, E>(session: Session<Setup, S, C, E>, linesNow: () => readonly LogLine[]) {
  let at = $state<number>();
  let playing = $state(false);
  let timer: ReturnType<typeof setInterval> | undefined;

  const all = $derived(linesNow());
  const lines = $derived(all.slice(0, at));
  const last = $derived(lines.at(-1));
  const state = $derived(last ? session.stateAt(last.entry, last.event) : session.stateAt(0));

  function pause(): void {
    playing = false;
    clearInterval(timer);
  }
  function seek(to: number): void {
    at = Math.min(all.length, Math.max(0, to));
    if (at === all.length) pause();
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
    get lines() {
      return lines;
    },
    get state() {
      return state;
    },
    /** Whole entries that lie behind: from here the battle may go on. */
    get entries() {
      return last ? last.entry : 0;
    },
    seek,
    toggle(): void {
      if (playing) return pause();
      if (at === all.length) at = 0;
      playing = true;
      timer = setInterval(() => seek((at ?? 0) + 1), BEAT);
    },
    stop(): void {
      pause();
      at = undefined;
    },
  };
}
