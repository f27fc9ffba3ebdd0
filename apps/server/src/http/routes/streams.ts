import { ROUTES } from '@escarmouche/online/api';
import { tooMany } from '../rates.ts';
import type { AddRoute } from '../route.ts';
import type { Services } from '../services.ts';

/** Seconds after which a reader for whom there was no room may come again. */
const WAIT = 30;

/** News of the battles that a device follows, as one stream. */
export function streamRoutes(add: AddRoute, { access, streams }: Services): void {
  add(ROUTES.stream, [], async ({ device, query: { follow }, request, reply }) => {
    const followings = [];
    for (const { battle: id, seat, since, words } of follow) {
      await access.mayAs(device, id, seat);
      followings.push({ id, battle: await access.begun(id), seat, since, ...(words !== undefined && { words }) });
    }
    const reader = { device, address: request.ip };
    if (!streams.hasRoom(reader)) throw tooMany(reply, WAIT);
    reply.hijack();
    streams.follow(reply.raw, reader, followings);
  });
}
