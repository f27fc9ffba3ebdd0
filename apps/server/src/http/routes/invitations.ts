import type { FastifyInstance } from 'fastify';
import { bodyOf } from '../body.ts';
import { problem } from '../problem.ts';
import { asSeat } from '../schemas.ts';
import type { Named, Services } from '../services.ts';

/** Invitations that the creator of a battle takes back, and makes anew. */
export function invitationRoutes(app: FastifyInstance, { access, rights, invitations }: Services): void {
  app.post<Named>('/api/battles/:id/invitations', { config: { rates: ['joining'] } }, async (request, reply) => {
    const { id: device } = await access.deviceOf(request);
    const { id } = request.params;
    const { seat } = bodyOf(asSeat, request);
    if (!(await rights.isCreator(id, device)))
      throw problem(403, 'Seul l’appareil qui invite le peut.', 'Only the device that invites may do that.');
    const invitation = await invitations.renew(id, seat);
    if (invitation === undefined)
      throw problem(409, 'Cette bataille a commencé, ou ce siège n’y est pas.', 'This battle has begun, or has no such seat.');
    reply.code(201);
    return { invitation };
  });
}
