import { copyFileSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import { sql } from 'kysely';
import { problem } from '../http/problem.ts';
import { closedBecause, isLocked } from '../store/open.ts';
import { FILE } from '../store/place.ts';
import { sqliteEngine } from '../store/sqlite.ts';

/**
 * Puts a backup in the place of the database of a folder, which no process may have meanwhile. The copy is opened and searched before; the database that was
 * there stays in the folder under another name, which is returned. Throws problems, in both languages.
 */
export async function restore(file: string, folder: string, now: Date): Promise<{ readonly before?: string }> {
  if (!existsSync(file)) throw problem(404, `${file} : fichier introuvable`, `${file}: no such file`);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const current = join(folder, FILE);
  const isThere = existsSync(current);
  if (isThere) await leave(folder);
  const trial = mkdtempSync(join(folder, 'restore-'));
  try {
    copyFileSync(file, join(trial, FILE));
    if (!hasBattles(join(trial, FILE)))
      throw problem(400, `${file} n’est pas une sauvegarde de parties, ou est abîmé`, `${file} is no backup of battles, or is damaged`);
    const engine = await sqliteEngine(trial).catch((error: unknown) => {
      const { fr, en } = closedBecause(error, file);
      throw problem(400, `${file} ne peut être repris : ${fr}`, `${file} cannot be restored: ${en}`);
    });
    const { rows } = await sql<{ readonly integrity_check: string }>`pragma integrity_check`.execute(engine.db);
    await engine.close();
    if (rows[0]?.integrity_check !== 'ok') throw problem(400, `${file} est abîmé`, `${file} is damaged`);
    const before = `before-${now.toISOString().replaceAll(/[:.]/g, '-')}.sqlite`;
    for (const part of ['', '-wal']) if (existsSync(current + part)) renameSync(current + part, join(folder, before + part));
    renameSync(join(trial, FILE), current);
    return isThere ? { before } : {};
  } finally {
    rmSync(trial, { recursive: true, force: true });
  }
}

/** Has a file the table of battles? One without would be made an empty database: so would a copy that was cut off before its first byte. */
function hasBattles(file: string): boolean {
  const database = new DatabaseSync(file);
  try {
    database.exec('select 1 from battle limit 0');
    return true;
  } catch {
    return false;
  } finally {
    database.close();
  }
}

/** Throws where a process has the folder; a database that is damaged, or of a newer program, may be replaced. */
async function leave(folder: string): Promise<void> {
  try {
    await (await sqliteEngine(folder)).close();
  } catch (error) {
    if (!isLocked(error)) return;
    const { fr, en } = closedBecause(error, folder);
    throw problem(503, `${fr} : arrêtez-le d’abord`, `${en}: end it first`);
  }
}
