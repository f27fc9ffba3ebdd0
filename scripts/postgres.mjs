import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { isExecutable } from './chromium.mjs';

/** Debian keeps the programs of each version in a folder of its own. */
const versions = '/usr/lib/postgresql';

/**
 * The PostgreSQL that tests start one of their own with: the newest of Debian's, else the one on the PATH.
 * @returns {string | undefined} absolute path of the folder of its programs, or undefined when this machine has none
 */
export function findPostgres() {
  const installed = existsSync(versions) ? readdirSync(versions).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [...installed.map((version) => join(versions, version, 'bin')), ...(process.env.PATH ?? '').split(delimiter)];
  return folders.filter(Boolean).find((folder) => ['initdb', 'pg_ctl'].every((name) => isExecutable(join(folder, name))));
}
