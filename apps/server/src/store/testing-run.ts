import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { TestProject } from 'vitest/node';
import { ownPostgres } from './testing-postgres.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Where tests learn the address of the PostgreSQL of this run; the address is empty where the machine has none. */
    readonly postgres: string;
  }
}

/** One PostgreSQL for all tests of a run, which starts when a test first asks for it. */
export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  let own: ReturnType<typeof ownPostgres> | undefined;
  const server = createServer((_request, response) => {
    own ??= ownPostgres();
    own.then(
      (found) => response.end(found?.url ?? ''),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  provide('postgres', `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  return async () => {
    server.close();
    await (await own?.catch(() => undefined))?.stop();
  };
}
