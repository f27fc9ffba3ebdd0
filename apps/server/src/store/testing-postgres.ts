import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { findPostgres } from '../../../../scripts/postgres.mjs';

/** A PostgreSQL of a test's own, which forgets everything with its folder. */
export interface OwnPostgres {
  /** Address of an empty database. */
  readonly url: string;
  stop(): Promise<void>;
}

const USER = 'escarmouche';
const call = promisify(execFile);

/** Starts a PostgreSQL in a folder of its own, on this machine alone; undefined where the machine has none. Takes about two seconds. */
export async function ownPostgres(): Promise<OwnPostgres | undefined> {
  const programs = findPostgres();
  if (programs === undefined) return undefined;
  const folder = mkdtempSync(join(tmpdir(), 'escarmouche-postgres-'));
  const data = join(folder, 'data');
  const isRoot = process.getuid?.() === 0;
  // PostgreSQL does not run as root.
  if (isRoot) await call('chown', ['postgres', folder]);
  const run = (name: string, ...args: string[]) => {
    const program = join(programs, name);
    return isRoot ? call('runuser', ['-u', 'postgres', '--', program, ...args], { cwd: folder }) : call(program, args, { cwd: folder });
  };
  const port = await freePort();
  const settings = {
    port,
    listen_addresses: '127.0.0.1',
    unix_socket_directories: folder,
    fsync: 'off',
    max_connections: 60,
  };
  await run('initdb', '--no-sync', '-A', 'trust', '-U', USER, '-D', data);
  const options = Object.entries(settings).map(([name, value]) => `-c ${name}=${value}`);
  await run('pg_ctl', '-w', '-D', data, '-l', join(folder, 'log'), '-o', options.join(' '), 'start');
  return {
    url: `postgres://${USER}@127.0.0.1:${port}/postgres`,
    async stop() {
      await run('pg_ctl', '-w', '-D', data, '-m', 'immediate', 'stop');
      rmSync(folder, { recursive: true });
    },
  };
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}
