import { games } from '@escarmouche/games';
import { gameOf } from '@escarmouche/games/game';
import { ROUTES } from '@escarmouche/online/api';
import { NOBODY, type Seat } from '@escarmouche/referee';
import type { Held } from '../../host/lobby.ts';
import { problem } from '../problem.ts';
import type { AddRoute } from '../route.ts';
import type { Services } from '../services.ts';

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
export function battleRoutes(add: AddRoute, { lobby, rights, reopenings, limits, battles }: Services): void {
  add(ROUTES.newBattle, ['battles', 'household'], async ({ device, body: { system: name, setup, ...rest } }) => {
    if (!games.some(({ id }) => id === name)) throw problem(400, 'Ce jeu n’existe pas.', 'There is no such game.');
    const game = await gameOf(name);
    const parsed = game.parseSetup(setup as never);
    if (!parsed.ok) throw problem(400, parsed.reason.fr, parsed.reason.en);
    const seats = game.seats(game.system.setup(parsed.setup));
    if (!isSame(Object.keys(rest.seats), seats))
      throw problem(400, `Les sièges sont ${seats.join(', ')}.`, `The seats are ${seats.join(', ')}.`);
    const header = { system: name, version: game.system.version, setup: parsed.setup, ...rest };
    const created = await lobby.createFor(device.id, header, limits.battles.open);
    if (!created) throw TOO_MANY_BATTLES;
    return created;
  });

  add(ROUTES.readInvitation, ['joining'], async ({ device, body: { invitation } }) => {
    const invited = await lobby.invited(device.id, invitation);
    if (!invited) throw CLAIM_PROBLEMS.unknown;
    await rights.show(invited.battle, device.id);
    return invited;
  });

  add(ROUTES.mine, [], async ({ device }) => {
    const held = await lobby.battlesOf(device.id);
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

  add(ROUTES.claim, ['joining'], async ({ device, body: { invitation, commitment } }) => {
    const claimed = await lobby.claim(device.id, invitation, commitment);
    if (typeof claimed !== 'string') return claimed;
    throw CLAIM_PROBLEMS[claimed];
  });

  add(ROUTES.gathering, [], async ({ device, id }) => {
    const gathering = (await rights.mayRead(id, device.id)) ? await lobby.gathering(id) : undefined;
    if (!gathering)
      throw problem(404, 'Cette bataille n’existe pas, ou pas pour cet appareil.', 'There is no such battle, or not for this device.');
    return { ...gathering, isCreator: await rights.isCreator(id, device.id), reopening: await reopenings.asked(id) };
  });

  add(ROUTES.showSecret, ['acts'], async ({ device, id, body: { seat, secret } }) => {
    if (!(await lobby.show(id, device.id, seat, secret)))
      throw problem(
        409,
        'Ce secret n’est pas celui qui a été promis, ou pas encore attendu.',
        'That secret is not the one promised, or not wanted yet.',
      );
    // The last secret begins the battle.
    await battles.get(id);
    return {};
  });
}
