import { streamReader, type Told, type Word } from '@escarmouche/online';
import type { Seat } from '@escarmouche/referee';
import { deviceToken } from './api.ts';

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
  /** Is the stream open? */
  connected(open: boolean): void;
  /** The number of the last word heard. */
  readonly lastWord: number;
  words(said: readonly Word[]): void;
}

/** Milliseconds: the host says every fifteen seconds that the stream lives. */
const SILENT = 40_000;
const FIRST_PAUSE = 500;
const LONGEST_PAUSE = 15_000;

/**
 * Follows viewers by one stream as long as the tab is seen: browsers have few connections to one host. A stream that ends is opened again from
 * where it was heard; words beside the board come with the first viewer. Returns what ends it.
 */
export function follow(all: () => readonly Followed[], page: Heard): () => void {
  let closed = false;
  let current: AbortController | undefined;
  let wake: (() => void) | undefined;

  async function once(): Promise<boolean> {
    const followed = all();
    const query = followed.map(({ battle, viewer, heard }, i) => {
      const place = [battle, encodeURIComponent(viewer), heard, ...(i === 0 ? [page.lastWord] : [])];
      return `follow=${encodeURIComponent(place.join('~'))}`;
    });
    const control = new AbortController();
    current = control;
    let timer = setTimeout(() => control.abort(), SILENT);
    try {
      const headers = { authorization: `Bearer ${await deviceToken()}` };
      const response = await fetch(`/api/stream?${query.join('&')}`, { headers, signal: control.signal });
      if (!response.ok || !response.body) return false;
      page.connected(true);
      const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
      const readPiece = streamReader();
      for (;;) {
        const { done, value } = await reader.read();
        if (done) return true;
        clearTimeout(timer);
        timer = setTimeout(() => control.abort(), SILENT);
        for (const one of readPiece(value)) {
          if ('words' in one) page.words(one.words);
          else if (!followed.every((of) => of.battle !== one.battle || of.viewer !== one.seat || of.hear(one.told))) control.abort();
        }
      }
    } catch {
      return false;
    } finally {
      clearTimeout(timer);
      page.connected(false);
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
    for (let tries = 0; !closed;) {
      if (document.hidden) {
        await pause(LONGEST_PAUSE);
        continue;
      }
      tries = (await once()) ? 0 : tries + 1;
      // Many readers whose host comes back do not come all at once.
      if (!closed) await pause(Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** tries) * (0.5 + Math.random()));
    }
  }

  function look(): void {
    if (document.hidden) current?.abort();
    else wake?.();
  }
  document.addEventListener('visibilitychange', look);
  addEventListener('online', look);
  void run();
  return () => {
    closed = true;
    document.removeEventListener('visibilitychange', look);
    removeEventListener('online', look);
    current?.abort();
    wake?.();
  };
}
