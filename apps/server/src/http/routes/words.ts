import { NOBODY } from '@escarmouche/referee';
import type { FastifyInstance } from 'fastify';
import { bodyOf } from '../body.ts';
import { problem } from '../problem.ts';
import { tooMany } from '../rates.ts';
import { said } from '../schemas.ts';
import type { Named, Services } from '../services.ts';

/** Seconds after which a seat that says too much may say more. */
const WAIT = 60;

/** Words beside the board. */
export function wordRoutes(app: FastifyInstance, { access, words }: Services): void {
  app.post<Named>('/api/battles/:id/words', { config: { rates: ['acts'] } }, async (request, reply) => {
    const { seat, id, ...saying } = bodyOf(said, request);
    if (seat === NOBODY) throw problem(403, 'Qui regarde ne parle pas.', 'Whoever looks on does not speak.');
    await access.mayAs(request, request.params.id, seat);
    const number = await words.say(request.params.id, seat, id, saying);
    if (number === 'often') throw tooMany(reply, WAIT);
    if (number === 'full') throw problem(409, 'Tout a été dit dans cette partie.', 'All has been said in this battle.');
    return { number };
  });
}
