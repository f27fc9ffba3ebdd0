import { NOBODY } from '@escarmouche/referee';
import type { FastifyInstance } from 'fastify';
import { bodyOf } from '../body.ts';
import { problem } from '../problem.ts';
import { act } from '../schemas.ts';
import type { Named, Services } from '../services.ts';

/** Battles that have begun, as their seats play them. */
export function actRoutes(app: FastifyInstance, { access, metrics, fileOf }: Services): void {
  app.get<Named & { Querystring: { seat?: string } }>('/api/battles/:id/welcome', async (request) => {
    const { seat = '' } = request.query;
    await access.mayAs(request, request.params.id, seat);
    return (await access.begun(request.params.id)).welcome(seat);
  });

  app.post<Named>('/api/battles/:id/acts', { config: { rates: ['acts'] } }, async (request) => {
    const { seat, act: given } = bodyOf(act, request);
    if (seat === NOBODY) throw problem(403, 'Qui regarde ne joue pas.', 'Whoever looks on does not play.');
    await access.mayAs(request, request.params.id, seat);
    const battle = await access.begun(request.params.id);
    return metrics.act(() => battle.act(seat, given));
  });

  app.get<Named>('/api/battles/:id/file', async (request) => {
    const { id } = request.params;
    await access.mayAs(request, id, NOBODY);
    const whole = await fileOf(id);
    if (!whole?.isOver) throw problem(409, 'Une partie garde ses secrets jusqu’à sa fin.', 'A battle keeps its secrets until its end.');
    return { file: whole.file };
  });
}
