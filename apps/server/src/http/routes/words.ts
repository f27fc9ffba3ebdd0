import { ROUTES } from '@escarmouche/online/api';
import { NOBODY } from '@escarmouche/referee';
import { problem } from '../problem.ts';
import { tooMany } from '../rates.ts';
import type { AddRoute } from '../route.ts';
import type { Services } from '../services.ts';

/** Seconds after which a seat that says too much may say more. */
const WAIT = 60;

/** Words beside the board. */
export function wordRoutes(add: AddRoute, { access, words }: Services): void {
  add(ROUTES.say, ['acts'], async ({ device, id: battle, body: { seat, id, ...saying }, reply }) => {
    if (seat === NOBODY) throw problem(403, 'Qui regarde ne parle pas.', 'Whoever looks on does not speak.');
    await access.mayAs(device, battle, seat);
    const number = await words.say(battle, seat, id, saying);
    if (number === 'often') throw tooMany(reply, WAIT);
    if (number === 'full') throw problem(409, 'Tout a été dit dans cette partie.', 'All has been said in this battle.');
    return { number };
  });
}
