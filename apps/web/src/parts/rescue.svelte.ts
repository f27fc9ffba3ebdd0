/** What of the program is missing while it runs, and how what is being played is saved from it. */

let missing = $state(false);
let save = $state.raw<() => void>();

export const rescue = {
  /** A file of the program could not be fetched: the network is gone, or a newer version has taken its place. */
  get missing(): boolean {
    return missing;
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
  /** Something was not there. */
  misses(): void {
    missing = true;
  },
  later(): void {
    missing = false;
  },
  /** Hears of every page, dialog or language whose file does not come. */
  begin(): void {
    addEventListener('vite:preloadError', rescue.misses);
  },
};
