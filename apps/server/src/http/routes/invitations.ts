import type { FastifyInstance } from 'fastify';
import { bodyOf } from '../body.ts';
import { problem } from '../problem.ts';
import { asSeat } from '../schemas.ts';
import type { Named, Services } from '../services.ts';

const NO_INVITATION = {
  unknown: problem(409, 'Cette partie n’a pas ce siège.', 'This battle has no such seat.'),
  present: problem(
    409,
    'L’appareil de ce siège était là ces trois derniers jours ; il garde son siège.',
    'The device of this seat was there in the last three days; it keeps its seat.',
  ),
};

/** Invitations that the creator of a battle makes anew: those before lead nowhere, and the device at the seat has it no longer. */
export function invitationRoutes(app: FastifyInstance, { access, rights, invitations, reopenings, leaving }: Services): void {
  app.post<Named>('/api/battles/:id/invitations', { config: { rates: ['joining'] } }, async (request, reply) => {
    const { id: device } = await access.deviceOf(request);
    const { id } = request.params;
    const { seat } = bodyOf(asSeat, request);
    if (!(await rights.isCreator(id, device)))
      throw problem(403, 'Seul l’appareil qui invite le peut.', 'Only the device that invites may do that.');
    const renewed = await invitations.renew(id, seat);
    const reopened = renewed === undefined ? await reopenings.ask(id, seat, device) : { invitation: renewed, left: null };
    if (reopened === 'asked') return reply.code(202).send({ asked: true });
    if (typeof reopened === 'string') throw NO_INVITATION[reopened];
    const { invitation, left } = reopened;
    if (left !== null) await leaving.leave(left);
    return reply.code(201).send({ invitation });
  });

  app.post<Named>('/api/battles/:id/reopenings', { config: { rates: ['acts'] } }, async (request) => {
    const { id: device } = await access.deviceOf(request);
    const { seat } = bodyOf(asSeat, request);
    if (!(await reopenings.agree(request.params.id, seat, device)))
      throw problem(409, 'Rien de tel n’est demandé à cet appareil.', 'Nothing of the kind is asked of this device.');
    return {};
  });
}
