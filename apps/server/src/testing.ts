import type { FastifyInstance, InjectOptions } from 'fastify';
import { NO_LIMITS } from './http/limits.ts';
import { serverOf, type ServerOptions } from './http/server.ts';
import type { Engine } from './store/engine.ts';
import { sqliteForTest, type TestEngine } from './store/testing-engines.ts';

/** A host of its own for a test, in a folder of its own. */
export interface TestHost {
  readonly app: FastifyInstance;
  readonly engine: Engine;
  /** The time of the host. */
  now(): number;
  /** Lets time pass. */
  wait(milliseconds: number): void;
  close(): Promise<void>;
}

const isOurHost = (name: string): boolean => /^(?:localhost|127\.0\.0\.1)(?::\d+)?$/.test(name);

/** A host that does not listen yet, on a store of its own; requests are injected. */
export async function testHost(store?: TestEngine, options: Partial<ServerOptions> = {}): Promise<TestHost> {
  const { engine, close } = store ?? (await sqliteForTest());
  let time = 1_800_000_000_000;
  const app = serverOf({ engine, isOurHost, now: () => time, limits: NO_LIMITS, ...options });
  return {
    app,
    engine,
    now: () => time,
    wait(milliseconds) {
      time += milliseconds;
    },
    async close() {
      await app.close();
      await close();
    },
  };
}

/** A device at a host: its requests, each with its status and what it is told. */
export async function deviceAt({ app }: Pick<TestHost, 'app'>) {
  const { token } = (await app.inject({ method: 'POST', url: '/api/devices' })).json<{ token: string }>();
  const ask = async (method: 'GET' | 'POST', path: string, body?: object) => {
    const options: InjectOptions = {
      method,
      url: `/api/${path}`,
      headers: { authorization: `Bearer ${token}` },
      ...(body && { payload: body }),
    };
    const { statusCode, headers, json } = await app.inject(options);
    return { status: statusCode, told: json<Record<string, unknown>>(), headers };
  };
  return {
    token,
    get: (path: string) => ask('GET', path),
    post: (path: string, body: object) => ask('POST', path, body),
  };
}
