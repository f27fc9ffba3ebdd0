import { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { localOnly } from '../local.ts';
import type { Services } from '../services.ts';

/** The state of a node, for those who look after it. Once the node closes, the framework replies 503 to all of them. */
export function stateRoutes(app: FastifyInstance, { metrics, isReady }: Services, hasOpenMetrics: boolean): void {
  app.addHook('onRequest', async ({ socket }) => {
    // An injected request comes by no connection.
    if (socket instanceof Socket) metrics.connection(socket);
  });

  app.get('/healthz', { logLevel: 'warn' }, () => ({ status: 'ok' }));

  app.get('/readyz', { logLevel: 'warn' }, async (_request, reply) => {
    if (await isReady()) return { status: 'ok' };
    reply.code(503);
    return { reason: { fr: 'La base de données ne répond pas.', en: 'The database does not answer.' } };
  });

  app.get('/metrics', { logLevel: 'warn', ...(!hasOpenMetrics && { onRequest: localOnly }) }, async (_request, reply) => {
    reply.type(metrics.contentType);
    return metrics.text();
  });
}
