import type { SavedBattle } from './db.ts';

export type { SavedBattle } from './db.ts';

/** IndexedDB is opened when the first battle is kept or listed, not to show the first page. */
const table = async () => (await import('./db.ts')).battles;

/** The battles kept on this device, the latest first. */
export async function keptBattles(): Promise<readonly SavedBattle[]> {
  return (await table()).orderBy('updated').reverse().toArray();
}

export async function keptBattle(id: string): Promise<SavedBattle | undefined> {
  return (await table()).get(id);
}

export async function keepBattle(battle: SavedBattle): Promise<void> {
  await (await table()).put(battle);
}

export async function dropBattle(id: string): Promise<void> {
  await (await table()).delete(id);
}

/**
 * Keeps what it is given, the newest winning while an older one is still being written. `told` hears of every end, well or badly.
 */
export function keeper(told: (kept: boolean) => void): (battle: () => SavedBattle) => void {
  let next: (() => SavedBattle) | undefined;
  let writing = false;
  const write = async (): Promise<void> => {
    writing = true;
    while (next) {
      const battle = next;
      next = undefined;
      try {
        await keepBattle(battle());
        told(true);
      } catch {
        told(false);
      }
    }
    writing = false;
  };
  return (battle) => {
    next = battle;
    if (!writing) void write();
  };
}
