import { untrack } from 'svelte';
import { isNews, sincePersons } from './since.ts';
import type { Table } from './table.svelte.ts';

/**
 * From which line on something may be told again: since a person last did something, while the battle waits for one; until it is put away. Of a battle
 * that is opened again that is told of NPCs, whose thoughts are found again, and of persons at other screens.
 */
export function createRecap(table: Pick<Table, 'log' | 'acts' | 'resting'>) {
  let from = $state(untrack(() => sincePersons(table.log.lines, table.log.byPerson, table.log.mayRecall)));
  let away = $state(false);
  $effect(() => {
    if (table.acts.given === 0) return;
    untrack(() => (from = table.log.lines.length));
    away = false;
  });

  return {
    /** Absent where nothing worth knowing has happened since, or is not to be told. */
    get from() {
      return table.resting && !away && table.log.lines.slice(from).some(isNews) ? from : undefined;
    },
    putAway(): void {
      away = true;
    },
  };
}
