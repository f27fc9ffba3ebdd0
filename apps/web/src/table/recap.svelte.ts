import { untrack } from 'svelte';
import { recapOf, type Remembered } from './recap.ts';
import type { LogLine } from './log.ts';

/** What has happened since a person last did something here, for as long as the battle waits for one; until it is put away, or something is done. */
export function createRecap(lines: () => readonly LogLine[], resting: () => boolean, mine: () => ReadonlySet<string>) {
  let from = $state(untrack(lines).length);
  let away = $state(false);
  $effect(() => {
    if (resting()) return;
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
