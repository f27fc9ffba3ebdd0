import type { FastifyInstance } from 'fastify';
import { problem } from '../problem.ts';
import { follow } from '../schemas.ts';
import type { Services } from '../services.ts';

/** News of the battles that a device follows, as one stream. */
export function streamRoutes(app: FastifyInstance, { access, streams }: Services): void {
  app.get<{ Querystring: { follow?: unknown } }>('/api/stream', async (request, reply) => {
    const wanted = follow.safeParse(request.query.follow ?? []);
    if (!wanted.success) throw problem(400, 'Que suivre ?', 'What is to be followed?');
    const followings = [];
    for (const one of wanted.data) {
      const [id = '', seat = '', since = '0'] = one.split('~').map(decodeURIComponent);
      await access.mayAs(request, id, seat);
      followings.push({ id, battle: await access.begun(id), seat, since: Math.max(0, Math.floor(Number(since)) || 0) });
    }
    reply.hijack();
    streams.follow(reply.raw, followings);
  });

  app.addHook('preClose', () => streams.close());
}
