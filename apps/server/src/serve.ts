import { isIP } from 'node:net';
import type { Engine } from './store/engine.ts';
import { serverOf } from './http/server.ts';

interface ServeOptions {
  /** PostgreSQL by its address; without one an embedded database in `folder`. */
  readonly database?: string;
  readonly folder: string;
  readonly host: string;
  readonly port: number;
  /** Names by which the server is reached, beside its own interface: "escarmouche.example" or "escarmouche.example:8443". */
  readonly names: readonly string[];
  readonly logger?: boolean;
}

interface Serving {
  /** Where it listens. */
  readonly url: string;
  /** Says goodbye to streams, finishes what is under way and closes the database. */
  close(): Promise<void>;
}

/** Starts a host of online battles. Throws where the port, the folder or the database cannot be had. */
export async function serve({ database, folder, host, port, names, logger = false }: ServeOptions): Promise<Serving> {
  const engine = await engineOf(database, folder);
  const app = serverOf({ engine, isOurHost: (name) => isOurs(name, names), logger });
  try {
    const url = await app.listen({ host, port });
    return {
      url,
      async close() {
        await app.close();
        await engine.close();
      },
    };
  } catch (error) {
    await engine.close();
    throw error;
  }
}

async function engineOf(database: string | undefined, folder: string): Promise<Engine> {
  if (database === undefined) return (await import('./store/sqlite.ts')).sqliteEngine(folder);
  return (await import('./store/postgres.ts')).postgresEngine(database);
}

/** Names of this machine, numbers, and those given: any other name that leads here is somebody else's. */
function isOurs(name: string, names: readonly string[]): boolean {
  const bare = name.replace(/:\d+$/, '').replace(/^\[|\]$/g, '');
  return bare === 'localhost' || isIP(bare) > 0 || names.includes(name) || names.includes(bare);
}
