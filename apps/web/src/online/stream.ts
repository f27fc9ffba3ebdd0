import { streamReader, type Told, type Word } from '@escarmouche/online';
import type { Seat } from '@escarmouche/referee';
import { deviceToken, tokenRefused, UNKNOWN } from './api.ts';

/** A viewer of a battle that is followed from where it was heard. */
export interface Followed {
  readonly battle: string;
  readonly viewer: Seat;
  readonly heard: number;
  /** False where the news do not fit what was heard: all is to be told again, `heard` being 0 then. */
  hear(told: Told<unknown, unknown, unknown>): boolean;
}

/** Signals that a page hears beside the news. */
export interface Heard {
  /** Is the stream open, is it not, or does the host refuse it to this device? */
  connected(open: boolean | 'refused'): void;
  /** The number of the last word heard. */
  readonly lastWord: number;
  words(said: readonly Word[]): void;
}

/** Milliseconds: the host says every fifteen seconds that the stream lives. */
const SILENT = 40_000;
const FIRST_PAUSE = 500;
const LONGEST_PAUSE = 15_000;

/** The host does not know the device, or the battle, or the seat is another's. */
const REFUSED: ReadonlySet<number> = new Set([UNKNOWN, 403, 404]);

/** The end of a stream: the closing host has named the milliseconds to wait, it was ended, or it failed. */
type End = { readonly again: number } | 'ended' | 'failed';

/** Milliseconds until a stream is opened again, after so many that failed. `chance` from 0 to 1: many readers whose host comes back do not come all at once. */
export const pauseAfter = (end: End, failed: number, chance: number): number =>
  typeof end === 'object' ? end.again : Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** failed) * (0.5 + chance);

/**
 * Follows viewers by one stream as long as the tab is seen: browsers have few connections to one host. A stream that ends is opened again from
 * where it was heard; words beside the board come with the first viewer. Returns what ends it.
 */
export function follow(all: () => readonly Followed[], page: Heard): () => void {
  let closed = false;
  let current: AbortController | undefined;
  let wake: (() => void) | undefined;

  async function once(): Promise<End> {
    const followed = all();
    const query = followed.map(({ battle, viewer, heard }, i) => {
      const place = [battle, encodeURIComponent(viewer), heard, ...(i === 0 ? [page.lastWord] : [])];
      return `follow=${encodeURIComponent(place.join('~'))}`;
    });
    const control = new AbortController();
    current = control;
    let timer = setTimeout(() => control.abort(), SILENT);
    let end: End = 'ended';
    let isRefused = false;
    try {
      const token = await deviceToken();
      const response = await fetch(`/api/stream?${query.join('&')}`, {
        headers: { authorization: `Bearer ${token}` },
        signal: control.signal,
      });
      if (response.status === UNKNOWN) await tokenRefused(token);
      isRefused = REFUSED.has(response.status);
      if (!response.ok || !response.body) return 'failed';
      page.connected(true);
      const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
      const readPiece = streamReader();
      for (;;) {
        const { done, value } = await reader.read();
        if (done) return end;
        clearTimeout(timer);
        timer = setTimeout(() => control.abort(), SILENT);
        for (const one of readPiece(value)) {
          if ('again' in one) end = one;
          else if ('words' in one) page.words(one.words);
          else if (!followed.every((of) => of.battle !== one.battle || of.viewer !== one.seat || of.hear(one.told))) control.abort();
        }
      }
    } catch {
      return 'failed';
    } finally {
      clearTimeout(timer);
      page.connected(isRefused ? 'refused' : false);
    }
  }

  const pause = (milliseconds: number): Promise<void> =>
    new Promise((go) => {
      const timer = setTimeout(go, milliseconds);
      wake = () => {
        clearTimeout(timer);
        go();
      };
    });

  async function run(): Promise<void> {
    for (let failed = 0; !closed;) {
      if (document.hidden) {
        await pause(LONGEST_PAUSE);
        continue;
      }
      const end = await once();
      failed = end === 'failed' ? failed + 1 : 0;
      if (!closed) await pause(pauseAfter(end, failed, Math.random()));
    }
  }

  function look(): void {
    // A network that is gone says nothing to a stream, which would be waited for.
    if (document.hidden || !navigator.onLine) current?.abort();
    else wake?.();
  }
  document.addEventListener('visibilitychange', look);
  addEventListener('online', look);
  addEventListener('offline', look);
  void run();
  return () => {
    closed = true;
    document.removeEventListener('visibilitychange', look);
    removeEventListener('online', look);
    removeEventListener('offline', look);
    current?.abort();
    wake?.();
  };
}
