// The server of boardgame.io as a child of the bench, with matches in its memory.
import { createRequire } from 'node:module';
import { createServer, type AddressInfo } from 'node:net';
import type * as servers from 'boardgame.io/server';
import { gameOf } from '../boardgame.ts';
import type { Game } from '../flat.ts';
import { record } from '../record.ts';
import { answering } from './child.ts';
import { RECORDED } from './recorded.ts';

const { Server, Origins } = createRequire(import.meta.url)('boardgame.io/server') as typeof servers;
const { feed } = record(RECORDED.seed, RECORDED.moves);

/** Dice and payments as recorded, of each match its own. */
const game = gameOf((match: Game & { fed?: number }) => {
  const next = (): number => feed[(match.fed = (match.fed ?? 0) + 1) - 1] ?? 0;
  return { die: next, choose: () => next() === 1 };
});
const server = Server({ games: [game], origins: [Origins.LOCALHOST] });
// With the Koa of today its matches are made at a port of their own only.
const { appServer, apiServer } = await server.run({ port: 0, lobbyConfig: { apiPort: await freePort() } });

const urlOf = (listening: typeof appServer): string => `http://127.0.0.1:${(listening.address() as AddressInfo).port}`;

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}

answering({ url: () => urlOf(appServer), lobby: () => urlOf(apiServer) });
