import { ROUTES } from '@escarmouche/online/api';
import { problem } from '../problem.ts';
import type { AddRoute } from '../route.ts';
import type { Services } from '../services.ts';

const NO_INVITATION = {
  unknown: problem(409, 'Cette partie n’a pas ce siège.', 'This battle has no such seat.'),
  present: problem(
    409,
    'L’appareil de ce siège était là ces trois derniers jours ; il garde son siège.',
    'The device of this seat was there in the last three days; it keeps its seat.',
  ),
};

/** Invitations that the creator of a battle makes anew: those before lead nowhere, and the device at the seat has it no longer. */
export function invitationRoutes(add: AddRoute, { rights, invitations, reopenings, leaving }: Services): void {
  add(ROUTES.newInvitation, ['joining'], async ({ device, id, body: { seat }, reply }) => {
    if (!(await rights.isCreator(id, device.id)))
      throw problem(403, 'Seul l’appareil qui invite le peut.', 'Only the device that invites may do that.');
    const renewed = await invitations.renew(id, seat);
    const reopened = renewed === undefined ? await reopenings.ask(id, seat, device.id) : { invitation: renewed, left: null };
    if (reopened === 'asked') {
      reply.code(202);
      return { asked: true as const };
    }
    if (typeof reopened === 'string') throw NO_INVITATION[reopened];
    const { invitation, left } = reopened;
    if (left !== null) await leaving.leave(left);
    return { invitation };
  });

  add(ROUTES.agreeToReopening, ['acts'], async ({ device, id, body: { seat } }) => {
    if (!(await reopenings.agree(id, seat, device.id)))
      throw problem(409, 'Rien de tel n’est demandé à cet appareil.', 'Nothing of the kind is asked of this device.');
    return {};
  });
}
