import type { FastifyInstance } from 'fastify';
import { problem } from '../problem.ts';
import { tooMany } from '../rates.ts';
import { follow } from '../schemas.ts';
import type { Services } from '../services.ts';

/** Seconds after which a reader for whom there was no room may come again. */
const WAIT = 30;

/** News of the battles that a device follows, as one stream. */
export function streamRoutes(app: FastifyInstance, { access, streams }: Services): void {
  app.get<{ Querystring: { follow?: unknown } }>('/api/stream', async (request, reply) => {
    const wanted = follow.safeParse(request.query.follow ?? []);
    if (!wanted.success) throw problem(400, 'Que suivre ?', 'What is to be followed?');
    const { id: device } = await access.deviceOf(request);
    const followings = [];
    for (const { battle: id, seat, since, words } of wanted.data) {
      await access.mayAs(request, id, seat);
      followings.push({ id, battle: await access.begun(id), seat, since, ...(words !== undefined && { words }) });
    }
    const reader = { device, address: request.ip };
    if (!streams.hasRoom(reader)) throw tooMany(reply, WAIT);
    reply.hijack();
    streams.follow(reply.raw, reader, followings);
  });

  app.addHook('preClose', () => streams.close());
}
