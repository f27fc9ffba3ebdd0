import { games } from '@escarmouche/games';
import { gameOf } from '@escarmouche/games/game';
import type { FastifyInstance } from 'fastify';
import type { Header } from '../../host/header.ts';
import { bodyOf } from '../body.ts';
import { problem } from '../problem.ts';
import { claim, creation, shown } from '../schemas.ts';
import type { Named, Services } from '../services.ts';

const CLAIM_PROBLEMS = {
  unknown: problem(404, 'Cette invitation n’existe pas.', 'There is no such invitation.'),
  used: problem(409, 'Quelqu’un a déjà pris ce siège.', 'Somebody has taken this seat already.'),
  expired: problem(410, 'Cette invitation n’est plus valable.', 'This invitation has lapsed.'),
};

/** Battles from their set-up to their beginning. */
export function battleRoutes(app: FastifyInstance, { lobby, access }: Services): void {
  app.post('/api/battles', async (request, reply) => {
    await access.deviceOf(request);
    const { system: name, setup, ...rest } = bodyOf(creation, request);
    if (!games.some(({ id }) => id === name)) throw problem(400, 'Ce jeu n’existe pas.', 'There is no such game.');
    const game = await gameOf(name);
    const parsed = game.parseSetup(setup as never);
    if (!parsed.ok) throw problem(400, parsed.reason.fr, parsed.reason.en);
    const header: Header = { system: name, version: game.system.version, setup: parsed.setup, ...rest } as Header;
    reply.code(201);
    return lobby.create(header);
  });

  app.post('/api/claims', async (request) => {
    const { id } = await access.deviceOf(request);
    const { invitation, commitment } = bodyOf(claim, request);
    const claimed = await lobby.claim(id, invitation, commitment);
    if (typeof claimed !== 'string') return claimed;
    throw CLAIM_PROBLEMS[claimed];
  });

  app.get<Named>('/api/battles/:id', async ({ params }) => {
    const gathering = await lobby.gathering(params.id);
    if (!gathering) throw problem(404, 'Cette bataille n’existe pas.', 'There is no such battle.');
    return gathering;
  });

  app.post<Named>('/api/battles/:id/secrets', async (request) => {
    const { id } = await access.deviceOf(request);
    const { seat, secret } = bodyOf(shown, request);
    if (!(await lobby.show(request.params.id, id, seat, secret)))
      throw problem(
        409,
        'Ce secret n’est pas celui qui a été promis, ou pas encore attendu.',
        'That secret is not the one promised, or not wanted yet.',
      );
    return {};
  });
}
