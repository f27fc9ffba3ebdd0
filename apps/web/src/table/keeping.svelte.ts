import { keeper } from '../storage/keep.ts';
import { toKeep, type OpenBattle } from './battles.ts';
import type { Table } from './table.svelte.ts';

/** Keeps a battle on the device whenever it goes on or something is written in its margin. */
export function createKeeping(battle: OpenBattle, table: Table) {
  let kept = $state<boolean>();
  let version = $state<number>();
  let writing = -1;
  const keep = keeper((done) => {
    kept = done;
    if (done) version = writing;
  });
  $effect(() => {
    void [table.snapshot.version, battle.margin.now];
    keep(() => {
      writing = table.snapshot.version;
      return toKeep(battle, battle.game.turn(table.snapshot.state));
    });
  });

  return {
    /** Whether it could be kept the last time; nothing before the first. */
    get kept() {
      return kept;
    },
    /** Version of the table that the device has. */
    get version() {
      return version;
    },
  };
}
