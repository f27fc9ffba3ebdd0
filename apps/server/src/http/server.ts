import { gameOf } from '@escarmouche/games/game';
import { games } from '@escarmouche/games';
import { NOBODY, readJson } from '@escarmouche/referee';
import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { battlesOf } from '../host/battles.ts';
import { devicesOf, type Device } from '../host/devices.ts';
import type { Header } from '../host/header.ts';
import { lobbyOf } from '../host/lobby.ts';
import { battleStore } from '../store/battles.ts';
import type { Engine } from '../store/engine.ts';
import { BODY_LIMIT, guard } from './guard.ts';
import { problem, type Problem } from './problem.ts';
import { act, claim, creation, follow, shown } from './schemas.ts';
import { streams } from './streams.ts';

export interface ServerOptions {
  readonly engine: Engine;
  /** Does a name with its port lead here? */
  readonly isOurHost: (host: string) => boolean;
  readonly now?: () => number;
  readonly logger?: boolean;
}

/** The host of online battles: requests in JSON below /api, news as a stream. */
export function serverOf({ engine, isOurHost, now = Date.now, logger = false }: ServerOptions): FastifyInstance {
  const app = Fastify({
    bodyLimit: BODY_LIMIT,
    forceCloseConnections: true,
    requestTimeout: 10_000,
    logger: logger && { redact: ['req.headers.authorization'] },
  });
  const store = battleStore(engine, now);
  const lobby = lobbyOf(engine, now);
  const devices = devicesOf(engine, now);
  const battles = battlesOf(store, lobby);
  const open = streams();

  guard(app, isOurHost);
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => {
    const read = readJson(String(body));
    if (read.ok) done(null, read.value);
    else done(problem(400, read.reason.fr, read.reason.en));
  });
  app.setErrorHandler((error: Problem, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status >= 500) request.log.error(error);
    const reason = error.reason ?? (status >= 500 ? BROKEN : { fr: 'Demande refusée.', en: error.message });
    return reply.code(status).send({ reason });
  });

  async function deviceOf(request: FastifyRequest): Promise<Device> {
    const [, token] = /^Bearer (\S{1,128})$/.exec(request.headers.authorization ?? '') ?? [];
    const device = token === undefined ? undefined : await devices.of(token);
    if (!device) throw problem(401, 'Cet appareil n’est pas connu ici.', 'This device is not known here.');
    return device;
  }

  async function begun(id: string) {
    const battle = await battles.get(id);
    if (!battle) throw problem(404, 'Cette bataille n’a pas commencé, ou n’existe pas.', 'This battle has not begun, or does not exist.');
    return battle;
  }

  async function mayAs(request: FastifyRequest, battle: string, seat: string): Promise<void> {
    const { id } = await deviceOf(request);
    if (!(await lobby.holds(battle, id, seat))) throw problem(403, 'Ce siège n’est pas le vôtre.', 'This seat is not yours.');
  }

  app.get('/healthz', () => ({ status: 'ok' }));

  app.post('/api/devices', async (_request, reply) => {
    reply.code(201);
    return devices.create();
  });

  app.post('/api/battles', async (request, reply) => {
    await deviceOf(request);
    const { system: name, setup, ...rest } = bodyOf(creation, request);
    if (!games.some(({ id }) => id === name)) throw problem(400, 'Ce jeu n’existe pas.', 'There is no such game.');
    const game = await gameOf(name);
    const parsed = game.parseSetup(setup as never);
    if (!parsed.ok) throw problem(400, parsed.reason.fr, parsed.reason.en);
    const header: Header = { system: name, version: game.system.version, setup: parsed.setup, ...rest } as Header;
    reply.code(201);
    return lobby.create(header);
  });

  app.post('/api/claims', async (request) => {
    const { id } = await deviceOf(request);
    const { invitation, commitment } = bodyOf(claim, request);
    const claimed = await lobby.claim(id, invitation, commitment);
    if (typeof claimed !== 'string') return claimed;
    throw CLAIM_PROBLEMS[claimed];
  });

  app.get<Named>('/api/battles/:id', async ({ params }) => {
    const gathering = await lobby.gathering(params.id);
    if (!gathering) throw problem(404, 'Cette bataille n’existe pas.', 'There is no such battle.');
    return gathering;
  });

  app.post<Named>('/api/battles/:id/secrets', async (request) => {
    const { id } = await deviceOf(request);
    const { seat, secret } = bodyOf(shown, request);
    if (!(await lobby.show(request.params.id, id, seat, secret)))
      throw problem(
        409,
        'Ce secret n’est pas celui qui a été promis, ou pas encore attendu.',
        'That secret is not the one promised, or not wanted yet.',
      );
    return {};
  });

  app.get<Named & { Querystring: { seat?: string } }>('/api/battles/:id/welcome', async (request) => {
    const { seat = '' } = request.query;
    await mayAs(request, request.params.id, seat);
    return (await begun(request.params.id)).welcome(seat);
  });

  app.post<Named>('/api/battles/:id/acts', async (request) => {
    const { seat, act: given } = bodyOf(act, request);
    if (seat === NOBODY) throw problem(403, 'Qui regarde ne joue pas.', 'Whoever looks on does not play.');
    await mayAs(request, request.params.id, seat);
    return (await begun(request.params.id)).act(seat, given);
  });

  app.get<{ Querystring: { follow?: unknown } }>('/api/stream', async (request, reply) => {
    const wanted = follow.safeParse(request.query.follow ?? []);
    if (!wanted.success) throw problem(400, 'Que suivre ?', 'What is to be followed?');
    const followings = [];
    for (const one of wanted.data) {
      const [id = '', seat = '', since = '0'] = one.split('~').map(decodeURIComponent);
      await mayAs(request, id, seat);
      followings.push({ id, battle: await begun(id), seat, since: Math.max(0, Math.floor(Number(since)) || 0) });
    }
    reply.hijack();
    open.follow(reply.raw, followings);
  });

  app.addHook('preClose', () => open.close());
  return app;
}

interface Named {
  Params: { id: string };
}

const BROKEN = { fr: 'Le serveur a rencontré une erreur ; elle est notée.', en: 'The server has met with an error; it is noted.' };

const CLAIM_PROBLEMS = {
  unknown: problem(404, 'Cette invitation n’existe pas.', 'There is no such invitation.'),
  used: problem(409, 'Quelqu’un a déjà pris ce siège.', 'Somebody has taken this seat already.'),
  expired: problem(410, 'Cette invitation n’est plus valable.', 'This invitation has lapsed.'),
};

function bodyOf<Schema extends z.ZodType>(schema: Schema, { body }: FastifyRequest): z.infer<Schema> {
  const read = schema.safeParse(body);
  if (read.success) return read.data;
  const [{ path = [], message = '' } = {}] = read.error.issues;
  throw problem(400, `${path.join('.')} : ${message}`, `${path.join('.')}: ${message}`);
}
