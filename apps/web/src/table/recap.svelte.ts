import { untrack } from 'svelte';
import type { LogLine } from './log.ts';

export interface Watched {
  readonly lines: () => readonly LogLine[];
  /** How often a person has given a command or an answer here. */
  readonly given: () => number;
  /** The battle waits for a person. */
  readonly resting: () => boolean;
}

/** From which line on something may be told again: since a person last did something here, while the battle waits for one; until it is put away. */
export function createRecap({ lines, given, resting }: Watched) {
  let from = $state(untrack(lines).length);
  let away = $state(false);
  $effect(() => {
    void given();
    untrack(() => (from = lines().length));
    away = false;
  });

  return {
    /** Absent where nothing has happened since, or is not to be told. */
    get from() {
      return resting() && !away && from < lines().length ? from : undefined;
    },
    putAway(): void {
      away = true;
    },
  };
}

export type Recap = ReturnType<typeof createRecap>;
