import type { Rejection } from '@escarmouche/referee';
import type { Forced } from '@escarmouche/session';
import { lastDecision } from './proposals.svelte.ts';
import type { Seats } from './seats.svelte.ts';

/**
 * Gives forced commands and answers for persons, where they wish it, but none that was taken back. `does` gives the command or the answer
 * and tells it; `refused` hears why a decision could not be taken back; `inPassing`: commands that hold nothing up.
 */
export function createUnasked<Setup, S, C, E>(
  { everybody, held }: Seats<Setup, S, C, E>,
  wished: () => boolean,
  does: (forced: Forced<C>) => Promise<void>,
  refused: (because: Rejection) => void,
  inPassing?: (command: C) => boolean,
) {
  let pace: (() => Promise<void>) | undefined;
  let paused = false;
  /** Entries that were made by itself. */
  let made: readonly number[] = [];
  /** Number of entries left after taking back. */
  let takenBackTo: number | undefined;
  let undoing = false;
  const length = (): number => everybody.snapshot().entries.length;
  /** Commands taken back are not forced again, even where the consent came later. */
  const isTakenBack = (): boolean => length() === takenBackTo || everybody.snapshot().agreements.at(-1)?.at.entries === length();
  const mayGoOn = (): boolean => pace !== undefined && !paused && !undoing && wished() && !isTakenBack();

  async function firstForced(): Promise<Forced<C> | undefined> {
    for (const seat of held) {
      const forced = await seat.forced(inPassing);
      if (forced) return forced;
    }
    return undefined;
  }

  /** Looks whether there is something to do, and does it after a pause unless the table has changed meanwhile. */
  async function look(): Promise<void> {
    const { version } = everybody.snapshot();
    const forced = mayGoOn() ? await firstForced() : undefined;
    if (!forced) return;
    await pace?.();
    if (!mayGoOn() || everybody.snapshot().version !== version) return;
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
    /**
     * Takes back the last decision made here, or asks the others for it; with what was made by itself goes the decision before it, where that is free.
     * Resolves to whether it is taken back already.
     */
    async takeBack(): Promise<boolean> {
      undoing = true;
      const proposed = await lastDecision(held)?.session.propose('takeBack');
      if (proposed?.status === 'refused') refused(proposed.refusal);
      const undone = proposed?.status === 'done';
      for (let next = lastDecision(held); undone && made.includes(length()) && next?.undo.free; next = lastDecision(held))
        await next.session.propose('takeBack');
      if (undone) takenBackTo = length();
      undoing = false;
      return undone;
    },
    close(): void {
      pace = undefined;
    },
  };
}
