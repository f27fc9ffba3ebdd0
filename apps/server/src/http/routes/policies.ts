import { NOBODY } from '@escarmouche/referee';
import type { FastifyInstance } from 'fastify';
import { bodyOf } from '../body.ts';
import { problem } from '../problem.ts';
import { policy } from '../schemas.ts';
import type { Named, Services } from '../services.ts';

/** Answers that seats leave in advance. */
export function policyRoutes(app: FastifyInstance, { access, policies }: Services): void {
  app.post<Named>('/api/battles/:id/policy', { config: { rates: ['acts'] } }, async (request) => {
    const { seat, policy: left } = bodyOf(policy, request);
    if (seat === NOBODY) throw problem(403, 'Qui regarde ne joue pas.', 'Whoever looks on does not play.');
    await access.mayAs(request, request.params.id, seat);
    const battle = await access.begun(request.params.id);
    await policies.leave(request.params.id, seat, { ...left, entries: battle.told(seat, 0).entries.length });
    return {};
  });

  app.get<Named & { Querystring: { seat?: string } }>('/api/battles/:id/policy', async (request) => {
    const { seat = '' } = request.query;
    await access.mayAs(request, request.params.id, seat);
    const { entries: _place, ...left } = (await policies.of(request.params.id)).get(seat) ?? { entries: 0 };
    return left;
  });
}
