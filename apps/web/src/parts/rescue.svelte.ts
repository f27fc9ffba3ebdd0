/** Trouble of the running program, and the rescue of the battle being played. */

/**
 * `missing`: a file of the program did not come. `error`: an error stopped a part of the program, perhaps the page itself before it was
 * drawn.
 */
export type Trouble = 'missing' | 'error';

let trouble = $state<Trouble>();
/** A page has stopped and says so in its own place. */
let stopped = $state(false);
let save = $state.raw<() => void>();

/** Refusals of the browser (DOMException) are no faults of the program, nor are rejections without an error. */
function hear(error: unknown): void {
  if (error instanceof Error && !(error instanceof DOMException)) trouble ??= 'error';
}

export const rescue = {
  /** A page that has stopped says so itself: no error is told a second time. */
  get trouble(): Trouble | undefined {
    return stopped && trouble === 'error' ? undefined : trouble;
  },
  /** A page has stopped on an error and says so; returns a function that ends this. */
  stops(): () => void {
    stopped = true;
    return () => (stopped = false);
  },
  /** Gives the battle being played to the player as a file; undefined when there is none. */
  get save(): (() => void) | undefined {
    return save;
  },
  /** Sets the way to give the battle at the table as a file; returns a function that ends this. */
  offer(how: () => void): () => void {
    save = how;
    return () => {
      if (save === how) save = undefined;
    };
  },
  /** A file was not there: the network is gone, or a newer version has replaced the file. */
  misses(): void {
    trouble = 'missing';
  },
  later(): void {
    trouble = undefined;
  },
  /** Hears of every file that does not come, and of every error heard of nowhere else. */
  begin(): void {
    addEventListener('vite:preloadError', rescue.misses);
    addEventListener('error', ({ error }) => hear(error));
    addEventListener('unhandledrejection', ({ reason }) => hear(reason));
  },
};
