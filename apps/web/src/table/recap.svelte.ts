import { untrack } from 'svelte';
import { recapOf, type Remembered } from './recap.ts';
import type { LogLine } from './log.ts';

export interface Watched {
  readonly lines: () => readonly LogLine[];
  /** How often a person has given a command or an answer here. */
  readonly given: () => number;
  /** The battle waits for a person. */
  readonly resting: () => boolean;
  /** Figures of whom it is told to. */
  readonly mine: () => ReadonlySet<string>;
}

/** What has happened since a person last did something here, for as long as the battle waits for one; until it is put away, or something is done. */
export function createRecap({ lines, given, resting, mine }: Watched) {
  let from = $state(untrack(lines).length);
  let away = $state(false);
  $effect(() => {
    void given();
    untrack(() => (from = lines().length));
    away = false;
  });
  const all = $derived<readonly Remembered[]>(resting() && !away ? recapOf(lines(), from, mine()) : []);

  return {
    get all() {
      return all;
    },
    putAway(): void {
      away = true;
    },
  };
}
