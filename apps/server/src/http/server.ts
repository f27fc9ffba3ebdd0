import { readJson } from '@escarmouche/referee';
import Fastify, { type FastifyInstance } from 'fastify';
import type { Engine } from '../store/engine.ts';
import { BODY_LIMIT, guard } from './guard.ts';
import { problem, type Problem } from './problem.ts';
import { aboutRoutes, type About } from './routes/about.ts';
import { actRoutes } from './routes/acts.ts';
import { battleRoutes } from './routes/battles.ts';
import { deviceRoutes } from './routes/devices.ts';
import { streamRoutes } from './routes/streams.ts';
import { servicesOf } from './services.ts';

export interface ServerOptions {
  readonly engine: Engine;
  /** Does a name with its port lead here? */
  readonly isOurHost: (host: string) => boolean;
  readonly about?: About;
  /** Proxies whose headers are believed. */
  readonly trustProxy?: string;
  readonly now?: () => number;
  readonly logger?: boolean;
}

/** The host of online battles: requests in JSON below /api, news as a stream. */
export function serverOf({ engine, isOurHost, about = {}, trustProxy, now = Date.now, logger = false }: ServerOptions): FastifyInstance {
  const app = Fastify({
    bodyLimit: BODY_LIMIT,
    forceCloseConnections: true,
    requestTimeout: 10_000,
    ...(trustProxy !== undefined && { trustProxy }),
    logger: logger && { redact: ['req.headers.authorization'] },
  });
  const services = servicesOf(engine, now, ({ reason, ...where }) => app.log.error({ ...where, err: reason }, 'a bot does not play'));

  guard(app, isOurHost, about.publicAddress);
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

  app.get('/healthz', () => ({ status: 'ok' }));
  aboutRoutes(app, about);
  for (const routes of [deviceRoutes, battleRoutes, actRoutes, streamRoutes]) routes(app, services);
  app.addHook('onReady', async () => void services.resume().catch((error: unknown) => app.log.error(error)));
  app.addHook('preClose', () => services.close());
  return app;
}

const BROKEN = { fr: 'Le serveur a rencontré une erreur ; elle est notée.', en: 'The server has met with an error; it is noted.' };
