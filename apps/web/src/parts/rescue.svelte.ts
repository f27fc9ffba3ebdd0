/** What has gone wrong with the program while it runs, and how what is being played is saved from it. */

/** `missing`: a file of the program did not come. `error`: something stopped on an error, perhaps the page itself before it was drawn. */
export type Trouble = 'missing' | 'error';

let trouble = $state<Trouble>();
/** A page has stopped and says so in its own place. */
let stopped = $state(false);
let save = $state.raw<() => void>();

/** What the browser refuses (DOMException) is no fault of the program, nor is what has no error at all. */
function hear(error: unknown): void {
  if (error instanceof Error && !(error instanceof DOMException)) trouble ??= 'error';
}

export const rescue = {
  /** Where a page that has stopped says so itself, an error is not told a second time. */
  get trouble(): Trouble | undefined {
    return stopped && trouble === 'error' ? undefined : trouble;
  },
  /** A page has stopped on an error and says so; returns what ends it. */
  stops(): () => void {
    stopped = true;
    return () => (stopped = false);
  },
  /** Gives the battle that is being played to the player as a file; undefined when none is. */
  get save(): (() => void) | undefined {
    return save;
  },
  /** Says how the battle at the table is given as a file; returns what ends it. */
  offer(how: () => void): () => void {
    save = how;
    return () => {
      if (save === how) save = undefined;
    };
  },
  /** A file was not there: the network is gone, or a newer version has taken its place. */
  misses(): void {
    trouble = 'missing';
  },
  later(): void {
    trouble = undefined;
  },
  /** Hears of every file that does not come, and of every error that nothing else has heard of. */
  begin(): void {
    addEventListener('vite:preloadError', rescue.misses);
    addEventListener('error', ({ error }) => hear(error));
    addEventListener('unhandledrejection', ({ reason }) => hear(reason));
  },
};
