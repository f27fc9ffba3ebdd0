import { keepBattle } from '../storage/keep.ts';
import { toKeep, type OpenBattle } from './battles.ts';
import { oneAtATime } from './single.ts';
import type { Table } from './table.svelte.ts';
import type { Writer } from './writer.svelte.ts';

/** Keeps a battle that this tab plays on the device, whenever it goes on or something is written in its margin. */
export function createKeeping(battle: OpenBattle, table: Table, writer: Writer) {
  let kept = $state<boolean>();
  let version = $state<number>();
  const keep = oneAtATime(async () => {
    const { version: writing, state } = table.snapshot;
    try {
      const revision = await keepBattle(toKeep(battle, battle.game.turn(state)), battle.kept.revision);
      if (revision === undefined) return writer.lose();
      battle.kept.revision = revision;
      [kept, version] = [true, writing];
    } catch {
      kept = false;
    }
  });
  $effect(() => {
    void [table.snapshot.version, battle.margin.now];
    if (writer.mine) battle.kept.writing = keep();
  });

  return {
    /** Was the battle kept the last time? Undefined before the first time, or while another tab plays the battle. */
    get kept() {
      return writer.follows ? undefined : kept;
    },
    /** Version of the table that the device has. */
    get version() {
      return version;
    },
  };
}
