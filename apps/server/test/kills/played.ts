import type { gameOf } from '@escarmouche/games/game';
import { commitment } from '@escarmouche/online';
import { choiceOf, NOBODY, type Random, type Seat } from '@escarmouche/referee';
import { PERSON } from '@escarmouche/session';
import { clientAt, type Client, type Tally } from './client.ts';
import type { Wire } from './wire.ts';

type Game = Awaited<ReturnType<typeof gameOf>>;

/** A battle of the battery, played by bots over the wire. */
export interface Played {
  readonly id: string;
  readonly clients: readonly Client[];
  /** Plays until the battle is over by its rules, or is to stop: then by an agreed draw. */
  play(isToStop: () => boolean): Promise<void>;
}

/** One seat in so many acts proposes to take back. */
const BACK_IN = 12;

/** Gathers devices for a battle until it begins, one of them to look on. */
export async function gathered(
  with_: { readonly wire: Wire; readonly tally: Tally; readonly random: Random },
  game: Game,
): Promise<Played> {
  const { wire, random, tally } = with_;
  const setup = game.sample();
  const names = seatsOf(game);
  const plan = { system: game.system.id, title: 'Essai', setup, seats: Object.fromEntries(names.map((name) => [name, PERSON])), notes: {} };
  const deviceToken = async () => (await wire.ask<{ token: string }>('POST', 'devices')).token;
  const organiser = await deviceToken();
  const { battle, invitations } = await wire.ask<{ battle: string; invitations: Record<Seat, string> }>('POST', 'battles', organiser, plan);
  const places: { viewer: Seat; token: string; secret: string }[] = [];
  for (const viewer of [...names, NOBODY]) {
    const secret = Array.from({ length: 64 }, () => random(16).toString(16)).join('');
    const token = await deviceToken();
    await wire.ask('POST', 'claims', token, { invitation: invitations[viewer], commitment: commitment(battle, viewer, secret) });
    places.push({ viewer, token, secret });
  }
  for (const { viewer, token, secret } of places)
    if (viewer !== NOBODY) await wire.ask('POST', `battles/${battle}/secrets`, token, { seat: viewer, secret });
  const clients: Client[] = [];
  for (const { viewer, token } of places) clients.push(await clientAt(with_, game.system as never, { battle, viewer, token }));

  return {
    id: battle,
    clients,
    async play(isToStop) {
      await Promise.all(clients.map((client) => playSeat(client, game, { tally, random, isToStop, isSpeaker: client === clients[0] })));
      await tally.bell.until(() => new Set(clients.map(({ seat }) => seat.heard)).size === 1);
      for (const client of clients) client.close();
    },
  };
}

function seatsOf({ system, sample }: Game): readonly Seat[] {
  const sides = Object.values(system.sides?.(system.setup(sample())) ?? {}).flat();
  return sides.length > 0 ? [...new Set(sides)] : ['a', 'b'];
}

/** Acts whenever the seat is asked, until it hears that the battle is over. */
async function playSeat(
  client: Client,
  game: Game,
  { tally, random, isToStop, isSpeaker }: { tally: Tally; random: Random; isToStop: () => boolean; isSpeaker: boolean },
): Promise<void> {
  const bot = game.bots['random']?.();
  for (;;) {
    const { seat } = client;
    const { outcome, proposal, waiting, active, state } = seat.snapshot();
    if (outcome) return;
    const isAsked = (proposal?.asked ?? waiting?.asked ?? active).includes(seat.viewer);
    const question = waiting && choiceOf(waiting.question, seat.viewer, waiting.asked);
    if (proposal && isAsked) await seat.consent(isToStop() || random(2) === 0);
    else if (isToStop() && isSpeaker && seat.heard > 0 && !proposal) await seat.propose('draw');
    else if (proposal || isToStop() || !isAsked || seat.viewer === NOBODY || !bot) {
      const [stops, now] = [isToStop(), seat.snapshot()];
      await tally.bell.until(() => client.seat.snapshot() !== now || isToStop() !== stops);
    } else if (random(BACK_IN) === 0 && seat.undoable()) await seat.propose('takeBack');
    else if (question) await seat.answer(bot.answer(state, question, random) ?? null);
    else await seat.submit(bot.decide(state, seat.viewer, random).command);
  }
}
