import type { FastifyInstance } from 'fastify';
import { bodyOf } from '../body.ts';
import { problem } from '../problem.ts';
import { asSeat, promised } from '../schemas.ts';
import type { Named, Services } from '../services.ts';

/** Battles that are played once more. */
export function rematchRoutes(app: FastifyInstance, { access, rematches }: Services): void {
  app.post<Named>('/api/battles/:id/rematch', { config: { rates: ['acts'] } }, async (request) => {
    const { id } = request.params;
    const { seat } = bodyOf(asSeat, request);
    await access.mayAs(request, id, seat);
    const battle = await access.begun(id);
    if (!battle.told(seat, battle.sequence).rematch)
      throw problem(409, 'Les sièges ne se sont pas accordés sur une revanche.', 'The seats have not agreed to a rematch.');
    return { battle: await rematches.after(id) };
  });

  app.post<Named>('/api/battles/:id/commitments', { config: { rates: ['acts'] } }, async (request) => {
    const { id } = await access.deviceOf(request);
    const { seat, commitment } = bodyOf(promised, request);
    if (!(await rematches.promise(request.params.id, id, seat, commitment)))
      throw problem(
        409,
        'Ce siège n’est pas le vôtre, ou son secret est déjà promis.',
        'This seat is not yours, or its secret is promised already.',
      );
    return {};
  });
}
