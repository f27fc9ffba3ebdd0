import { claimBattle, keptBattle, onKeptElsewhere, type Revision } from '../storage/keep.ts';
import { tabLock, type TabLock } from '../browser/lock.ts';
import type { OpenBattle } from './battles.ts';
import { oneAtATime } from './single.ts';

/**
 * Which tab of this browser plays a battle on: one has its lock, and keeps it. The others show what that one keeps, and may take over. Whatever the
 * locks say, the revision of what is kept decides: nothing is ever written over what another tab has kept since.
 */
export function createWriter(battle: OpenBattle) {
  /** Unknown for a moment at the beginning. */
  let mine = $state<boolean>();
  /** It was followed here, and the other tab has been closed. */
  let inherited = $state(false);
  /** What another tab keeps cannot be read here: its program is newer. */
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
    // Where nothing can be kept there is nothing to claim.
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
    /** What is being kept is kept before another tab may have it. */
    close(): void {
      closed = true;
      forget();
      void (battle.kept.writing ?? Promise.resolve()).finally(() => lock?.close());
    },
  };
}

export type Writer = ReturnType<typeof createWriter>;
