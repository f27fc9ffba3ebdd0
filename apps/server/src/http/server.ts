import { randomUUID } from 'node:crypto';
import { readJson } from '@escarmouche/referee';
import Fastify, { type FastifyInstance } from 'fastify';
import type { Engine } from '../store/engine.ts';
import type { PushOptions } from '../push/push.ts';
import { errors, frameworkErrors } from './errors.ts';
import { BODY_LIMIT, guard } from './guard.ts';
import { USUAL_LIMITS, type Limits } from './limits.ts';
import { logOf, type Log } from './log.ts';
import { problem } from './problem.ts';
import { rates } from './rates.ts';
import { adding } from './route.ts';
import { aboutRoutes, type About } from './routes/about.ts';
import { actRoutes } from './routes/acts.ts';
import { battleRoutes } from './routes/battles.ts';
import { deviceRoutes } from './routes/devices.ts';
import { invitationRoutes } from './routes/invitations.ts';
import { policyRoutes } from './routes/policies.ts';
import { pushRoutes } from './routes/push.ts';
import { rematchRoutes } from './routes/rematches.ts';
import { stateRoutes } from './routes/state.ts';
import { streamRoutes } from './routes/streams.ts';
import { wordRoutes } from './routes/words.ts';
import { servicesOf } from './services.ts';
import { sweeping } from './sweeping.ts';

export interface ServerOptions {
  readonly engine: Engine;
  /** Does a name with its port lead here? */
  readonly isOurHost: (host: string) => boolean;
  readonly about?: About;
  /** Proxies whose headers are believed. */
  readonly trustProxy?: string;
  /** May everybody read the metrics, not this machine alone? */
  readonly hasOpenMetrics?: boolean;
  readonly now?: () => number;
  /** Bounds to its use; the usual ones where left out. */
  readonly limits?: Limits;
  readonly log?: Log;
  /** Nobody is told of a turn where left out. */
  readonly push?: PushOptions;
}

/** The host of online battles: requests in JSON below /api, news as a stream. */
export function serverOf({
  engine,
  isOurHost,
  about = {},
  trustProxy,
  hasOpenMetrics = false,
  limits = USUAL_LIMITS,
  now = Date.now,
  log,
  push,
}: ServerOptions): FastifyInstance {
  const app = Fastify({
    bodyLimit: BODY_LIMIT,
    forceCloseConnections: true,
    requestTimeout: 10_000,
    ...(trustProxy !== undefined && { trustProxy }),
    frameworkErrors,
    // The last twelve digits of a UUID are random, and drawn in stock.
    genReqId: () => randomUUID().slice(-12),
    logger: log ? logOf(log) : false,
  });
  const services = servicesOf(
    engine,
    limits,
    now,
    ({ reason, ...where }) => app.log.error({ ...where, err: reason }, 'the host could not do its part in a battle'),
    push,
  );

  guard(app, isOurHost, about.publicAddress);
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => {
    const read = readJson(String(body));
    if (read.ok) done(null, read.value);
    else done(problem(400, read.reason.fr, read.reason.en));
  });
  errors(app);
  rates(app, limits.rates);

  stateRoutes(app, services, hasOpenMetrics);
  const add = adding(app, services);
  aboutRoutes(add, about);
  for (const routes of [
    deviceRoutes,
    battleRoutes,
    invitationRoutes,
    actRoutes,
    rematchRoutes,
    wordRoutes,
    policyRoutes,
    pushRoutes,
    streamRoutes,
  ])
    routes(add, services);
  app.addHook('preClose', () => services.streams.close());
  sweeping(app, services);
  app.addHook('onReady', async () => void services.resume().catch((error: unknown) => app.log.error(error)));
  app.addHook('preClose', () => services.close());
  return app;
}
