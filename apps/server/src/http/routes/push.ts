import type { FastifyInstance } from 'fastify';
import { isPushService } from '../../push/services.ts';
import { bodyOf } from '../body.ts';
import { problem } from '../problem.ts';
import { subscription } from '../schemas.ts';
import type { Services } from '../services.ts';

/** Notices of a turn to devices that are elsewhere. */
export function pushRoutes(app: FastifyInstance, { access, subscriptions }: Services): void {
  app.get('/api/push', async () => ({ key: subscriptions ? (await subscriptions.keys()).publicKey : null }));

  app.put('/api/push', { config: { rates: ['acts'] } }, async (request) => {
    const { own } = await access.deviceOf(request);
    if (!subscriptions) throw problem(409, 'Ce serveur ne prévient pas.', 'This host sends no notices.');
    const { endpoint, keys, language } = bodyOf(subscription, request);
    if (!isPushService(endpoint))
      throw problem(400, 'Ce service de notification n’est pas connu ici.', 'That push service is not known here.');
    await subscriptions.keep(own, { endpoint, keys, language });
    return {};
  });

  app.delete('/api/push', { config: { rates: ['acts'] } }, async (request) => {
    const { own } = await access.deviceOf(request);
    await subscriptions?.remove(own);
    return {};
  });
}
