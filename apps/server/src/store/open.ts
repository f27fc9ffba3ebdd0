import type { Text } from '@escarmouche/referee';
import type { Engine } from './engine.ts';

/** Codes of the system and of SQLite for a folder in which nothing can be written. */
const UNWRITABLE = new Set<unknown>(['EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'EEXIST', 'ENOENT', 8, 14]);
const LOCKED = 5;
/** Of the system, of SQLite and of PostgreSQL, for a disk without room. */
const FULL = new Set<unknown>(['ENOSPC', 13, '53100']);

/** Of the system, for a server that cannot be reached. */
const UNREACHED = new Set<unknown>(['ECONNREFUSED', 'ECONNRESET', 'EHOSTUNREACH', 'ENOTFOUND', 'EAI_AGAIN', 'ETIMEDOUT']);
/** Of PostgreSQL. */
const UNKNOWN_USER = new Set<unknown>(['28000', '28P01']);
const NO_DATABASE = '3D000';

/** Opens the database of a host: PostgreSQL by its address, or the embedded one in a folder. */
export async function openEngine(database: string | undefined, folder: string): Promise<Engine> {
  if (database === undefined) return (await import('./sqlite.ts')).sqliteEngine(folder);
  return (await import('./postgres.ts')).postgresEngine(database);
}

/** Has another process the folder of a database? */
export const isLocked = (error: unknown): boolean => (error as { readonly errcode?: number }).errcode === LOCKED;

/** Has a database no room left for what was to be kept? */
export function isFull(error: unknown): boolean {
  const { code, errcode } = error as { readonly code?: string; readonly errcode?: number };
  return FULL.has(errcode ?? code);
}

/** The reason why a database could not be opened, in words. */
export function closedBecause(error: unknown, folder: string): Text {
  const { code, errcode, reason, message } = error as {
    readonly code?: string;
    readonly errcode?: number;
    readonly reason?: Text;
    readonly message?: string;
  };
  if (reason) return reason;
  if (isLocked(error)) return { fr: `un autre programme se sert déjà de ${folder}`, en: `another program is using ${folder} already` };
  const named = errcode ?? code;
  if (UNWRITABLE.has(named)) return { fr: `rien ne peut être écrit dans ${folder}`, en: `nothing can be written in ${folder}` };
  if (isFull(error)) return { fr: `il n’y a plus de place pour ${folder}`, en: `there is no room left for ${folder}` };
  if (UNREACHED.has(code))
    return { fr: `aucun PostgreSQL ne répond à cette adresse (${code})`, en: `no PostgreSQL answers at that address (${code})` };
  if (UNKNOWN_USER.has(code)) return { fr: 'PostgreSQL refuse ce nom ou ce mot de passe', en: 'PostgreSQL refuses that name or password' };
  if (code === NO_DATABASE) return { fr: 'PostgreSQL n’a pas de base de ce nom', en: 'PostgreSQL has no database of that name' };
  const words = message ?? String(error);
  return { fr: words, en: words };
}
