import { claimBattle, keptBattle, onKeptElsewhere, type Revision } from '../storage/keep.ts';
import { tabLock, type TabLock } from '../browser/lock.ts';
import type { OpenBattle } from './battles.ts';
import { oneAtATime } from './single.ts';

/**
 * The tab of this browser that plays a battle on: one has its lock, and keeps the battle. Other tabs show the kept battle, and may take
 * over. The kept revision decides, even against the locks: nothing is ever written over a later one of another tab.
 */
export function createWriter(battle: OpenBattle) {
  /** Unknown for a moment at the beginning. */
  let mine = $state<boolean>();
  /** The battle was followed here, and the other tab has been closed. */
  let inherited = $state(false);
  /** Battles kept by the other tab cannot be read here: its program is newer. */
  let behind = $state(false);
  let lock: TabLock | undefined;
  let closed = false;

  async function show(record: { readonly file: string; readonly revision: Revision }): Promise<void> {
    const { showFile } = await import('./read-battle.ts');
    behind = !(await showFile(battle, record.file));
    if (!behind) battle.kept.revision = record.revision;
  }
  const follow = oneAtATime(async () => {
    const record = await keptBattle(battle.id).catch(() => undefined);
    if (record && !mine && record.revision !== battle.kept.revision) await show(record);
  });
  async function gain(): Promise<void> {
    // A battle that cannot be kept has no lock to claim.
    const record = await claimBattle(battle.id).catch(() => undefined);
    if (closed) return;
    if (record && record.revision !== battle.kept.revision + 1) await show(record);
    else if (record) battle.kept.revision = record.revision;
    inherited = mine === false && !behind;
    mine = !behind;
    battle.margin.closed = behind;
  }
  /** Another tab plays it. */
  function lose(): void {
    mine = false;
    battle.margin.closed = true;
    void follow();
  }
  const forget = onKeptElsewhere((id, revision) => {
    if (id === battle.id && revision !== battle.kept.revision) lose();
  });

  return {
    /** May this tab play? */
    get mine() {
      return mine === true;
    },
    /** Is it known to be played in another tab? */
    get follows() {
      return mine === false;
    },
    get behind() {
      return behind;
    },
    get inherited() {
      return inherited;
    },
    begin(): void {
      lock = tabLock(`escarmouche-battle-${battle.id}`, (held) => (held ? void gain() : lose()));
    },
    lose,
    /** Plays it here from now on. */
    take(): void {
      lock?.take();
    },
    /** A writing under way ends before another tab may have the battle. */
    close(): void {
      closed = true;
      forget();
      void (battle.kept.writing ?? Promise.resolve()).finally(() => lock?.close());
    },
  };
}

export type Writer = ReturnType<typeof createWriter>;
