import { battleWithFile, keepBattle } from '../storage/keep.ts';
import { toKeep, type SeatedBattle } from '../table/battles.ts';
import { ask, type Reply } from './api.ts';
import { onlineWords } from './words.ts';

/** The match file of a battle that is over, with all that was hidden. */
export async function wholeFile(battle: string): Promise<Reply<string>> {
  const told = await ask<{ file: string }>('GET', `battles/${battle}/file`);
  return told.ok ? { ok: true, value: told.value.file } : told;
}

/** Keeps a battle that is over on this device, with all that was hidden, as one that was played here; its id there. */
export async function keptWhole({ id, title, game }: SeatedBattle): Promise<Reply<string>> {
  const told = await wholeFile(id);
  if (!told.ok) return told;
  const { value: file } = told;
  const known = await battleWithFile(file).catch(() => undefined);
  if (known !== undefined) return { ok: true, value: known };
  const { readBattle } = await import('../table/read-battle.ts');
  const opening = await readBattle(file, title);
  if (!opening.ok) return { ok: false, reason: opening.reason };
  const { battle } = opening;
  const revision = await keepBattle(toKeep(battle, game.turn(battle.host.snapshot().state))).catch(() => undefined);
  if (revision === undefined) return { ok: false, reason: { fr: onlineWords.fr.unkept, en: onlineWords.en.unkept } };
  battle.kept.revision = revision;
  return { ok: true, value: battle.id };
}
