import { games } from '@escarmouche/games';
import { gameOf } from '@escarmouche/games/game';
import { NOBODY, type Seat } from '@escarmouche/referee';
import type { FastifyInstance } from 'fastify';
import type { Header } from '../../host/header.ts';
import type { Held } from '../../host/lobby.ts';
import { bodyOf } from '../body.ts';
import { problem } from '../problem.ts';
import { claim, creation, invitation, shown } from '../schemas.ts';
import type { Named, Services } from '../services.ts';

const CLAIM_PROBLEMS = {
  unknown: problem(404, 'Cette invitation n’existe pas.', 'There is no such invitation.'),
  used: problem(409, 'Quelqu’un a déjà pris ce siège.', 'Somebody has taken this seat already.'),
  expired: problem(410, 'Cette invitation n’est plus valable.', 'This invitation has lapsed.'),
};

const TOO_MANY_BATTLES = problem(
  409,
  'Cet appareil a déjà trop de batailles en cours ; en finir une d’abord.',
  'This device has too many open battles already; end one of them first.',
);

const isSame = (some: readonly string[], others: readonly string[]): boolean =>
  some.length === others.length && some.every((one) => others.includes(one));

/** How far a battle is, and the seats that it waits for. */
interface Standing {
  readonly state: 'gathering' | 'open' | 'over';
  readonly asked: readonly Seat[];
  readonly sequence?: number;
}

/** Battles from their set-up to their beginning. */
export function battleRoutes(app: FastifyInstance, { lobby, rights, reopenings, limits, battles, access }: Services): void {
  app.post('/api/battles', { config: { rates: ['battles', 'household'] } }, async (request, reply) => {
    const { id: creator } = await access.deviceOf(request);
    const { system: name, setup, ...rest } = bodyOf(creation, request);
    if (!games.some(({ id }) => id === name)) throw problem(400, 'Ce jeu n’existe pas.', 'There is no such game.');
    const game = await gameOf(name);
    const parsed = game.parseSetup(setup as never);
    if (!parsed.ok) throw problem(400, parsed.reason.fr, parsed.reason.en);
    const seats = game.seats(game.system.setup(parsed.setup));
    if (!isSame(Object.keys(rest.seats), seats))
      throw problem(400, `Les sièges sont ${seats.join(', ')}.`, `The seats are ${seats.join(', ')}.`);
    if ((await rights.openBattles(creator)) >= limits.battles.open) throw TOO_MANY_BATTLES;
    const header: Header = { system: name, version: game.system.version, setup: parsed.setup, ...rest } as Header;
    reply.code(201);
    return lobby.create(header, creator);
  });

  app.post('/api/invitations', { config: { rates: ['joining'] } }, async (request) => {
    const { id } = await access.deviceOf(request);
    const invited = await lobby.invited(id, bodyOf(invitation, request).invitation);
    if (!invited) throw CLAIM_PROBLEMS.unknown;
    await rights.show(invited.battle, id);
    return invited;
  });

  app.get('/api/mine', async (request) => {
    const { id } = await access.deviceOf(request);
    const held = await lobby.battlesOf(id);
    return Promise.all(held.map(async (one) => ({ ...one, ...(await standing(one)) })));
  });

  /** How far a battle is, by what its first own seat, or whoever looks on, may know. */
  async function standing({ battle: id, own }: Held): Promise<Standing> {
    const battle = await battles.get(id);
    if (!battle) return { state: 'gathering', asked: [] };
    const { sequence, active, waiting, proposal, outcome } = battle.told(own[0] ?? NOBODY, battle.sequence);
    if (outcome) return { state: 'over', asked: [], sequence };
    return { state: 'open', asked: proposal?.asked ?? waiting?.asked ?? active, sequence };
  }

  app.post('/api/claims', { config: { rates: ['joining'] } }, async (request) => {
    const { id } = await access.deviceOf(request);
    const { invitation: token, commitment } = bodyOf(claim, request);
    const claimed = await lobby.claim(id, token, commitment);
    if (typeof claimed !== 'string') return claimed;
    throw CLAIM_PROBLEMS[claimed];
  });

  app.get<Named>('/api/battles/:id', async (request) => {
    const { id: device } = await access.deviceOf(request);
    const { id } = request.params;
    const gathering = (await rights.mayRead(id, device)) ? await lobby.gathering(id) : undefined;
    if (!gathering)
      throw problem(404, 'Cette bataille n’existe pas, ou pas pour cet appareil.', 'There is no such battle, or not for this device.');
    return { ...gathering, isCreator: await rights.isCreator(id, device), reopening: await reopenings.asked(id) };
  });

  app.post<Named>('/api/battles/:id/secrets', { config: { rates: ['acts'] } }, async (request) => {
    const { id } = await access.deviceOf(request);
    const { seat, secret } = bodyOf(shown, request);
    if (!(await lobby.show(request.params.id, id, seat, secret)))
      throw problem(
        409,
        'Ce secret n’est pas celui qui a été promis, ou pas encore attendu.',
        'That secret is not the one promised, or not wanted yet.',
      );
    // The last secret begins the battle.
    await battles.get(request.params.id);
    return {};
  });
}
