import { untrack } from 'svelte';
import type { Table } from './table.svelte.ts';

/** From which line on something may be told again: since a person last did something here, while the battle waits for one; until it is put away. */
export function createRecap(table: Pick<Table, 'log' | 'acts' | 'resting'>) {
  let from = $state(untrack(() => table.log.lines.length));
  let away = $state(false);
  $effect(() => {
    void table.acts.given;
    untrack(() => (from = table.log.lines.length));
    away = false;
  });

  return {
    /** Absent where nothing has happened since, or is not to be told. */
    get from() {
      return table.resting && !away && from < table.log.lines.length ? from : undefined;
    },
    putAway(): void {
      away = true;
    },
  };
}
