import { keptBattle, keptRevision } from '../storage/keep.ts';
import { battleOfVisit, type Opening } from './battles.ts';

/** A battle of this visit or of this device; undefined when there is none of that id. */
export async function resumeBattle(id: string): Promise<Opening | undefined> {
  const known = battleOfVisit(id);
  await known?.kept.writing;
  // Another tab may have played it on since.
  if (known && (await keptRevision(id).catch(() => 0)) <= known.kept.revision) return { ok: true, battle: known };
  const kept = await keptBattle(id);
  if (!kept) return undefined;
  const { reopenBattle } = await import('./read-battle.ts');
  return reopenBattle(kept);
}
