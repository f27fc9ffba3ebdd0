import type { Forced, Session } from '@escarmouche/session';

/**
 * Does for persons what leaves them no choice, where they wish it. What they take back is not done again by itself. `does` gives the command or the
 * answer and tells it; `inPassing`: commands that hold nothing up.
 */
export function createUnasked<Setup, S, C, E>(
  session: Session<Setup, S, C, E>,
  wished: () => boolean,
  does: (forced: Forced<C>) => Promise<void>,
  inPassing?: (command: C) => boolean,
) {
  let pace: (() => Promise<void>) | undefined;
  let paused = false;
  /** Entries that were made by itself. */
  let made: readonly number[] = [];
  /** How many entries were left when something was taken back. */
  let held: number | undefined;
  let undoing = false;
  const length = (): number => session.snapshot().entries.length;
  const mayGoOn = (): boolean => pace !== undefined && !paused && !undoing && wished() && length() !== held;

  /** Looks whether there is something to do, and does it after a pause unless the table has changed meanwhile. */
  async function look(): Promise<void> {
    const { version } = session.snapshot();
    const forced = mayGoOn() ? session.forced(inPassing) : undefined;
    if (!forced) return;
    await pace?.();
    if (!mayGoOn() || session.snapshot().version !== version) return;
    made = [...made.filter((entry) => entry < length()), length()];
    await does(forced);
  }

  return {
    look,
    begin(wait: () => Promise<void>): void {
      pace = wait;
      void look();
    },
    pause(): void {
      paused = true;
    },
    resume(): void {
      paused = false;
      void look();
    },
    /** Takes back the last decision; with what was made by itself goes the decision before it, where that is free. */
    async takeBack(consent: boolean): Promise<boolean> {
      undoing = true;
      const undone = await session.undo(consent);
      while (undone && made.includes(length()) && session.undoable()?.free) await session.undo();
      if (undone) held = length();
      undoing = false;
      return undone;
    },
    close(): void {
      pace = undefined;
    },
  };
}
