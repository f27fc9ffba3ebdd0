import { ROUTES } from '@escarmouche/online/api';
import { isPushService } from '../../push/services.ts';
import { problem } from '../problem.ts';
import type { AddRoute } from '../route.ts';
import type { Services } from '../services.ts';

/** Notices of a turn to devices that are elsewhere. */
export function pushRoutes(add: AddRoute, { subscriptions }: Services): void {
  add(ROUTES.pushKey, [], async () => ({ key: subscriptions ? (await subscriptions.keys()).publicKey : null }));

  add(ROUTES.subscribe, ['acts'], async ({ device, body: { endpoint, keys, language } }) => {
    if (!subscriptions) throw problem(409, 'Ce serveur ne prévient pas.', 'This host sends no notices.');
    if (!isPushService(endpoint))
      throw problem(400, 'Ce service de notification n’est pas connu ici.', 'That push service is not known here.');
    await subscriptions.keep(device.own, { endpoint, keys, language });
    return {};
  });

  add(ROUTES.unsubscribe, ['acts'], async ({ device }) => {
    await subscriptions?.remove(device.own);
    return {};
  });
}
