import { commitment, type Clock } from '@escarmouche/online';
import type { Created, Gathering, NextBattle, OnlineHeader } from '@escarmouche/online/api';
import { NOBODY, type Json, type Language, type Seat } from '@escarmouche/referee';
import { BOT, NPC, PERSON, type Holders } from '@escarmouche/session';
import type { Board } from '../boards/board.ts';
import { randomId } from '../parts/random-id.ts';
import type { AnyGame } from '../systems/index.ts';
import type { BattlePlan } from '../systems/new-game.ts';
import { ask, type Reply } from './api.ts';
import { kept, type KeptOnline } from './kept.ts';

/** The player of a seat, as chosen before the links are made. */
export type Chosen = 'me' | 'other' | 'bot' | 'npc';

/** A seat by its name and side, as the game's roster tells them. */
export interface NamedSeat {
  readonly seat: Seat;
  readonly name: string;
  readonly side: number;
}

/** The table before the first command, as whoever is invited sees it. */
export function before(game: AnyGame, setup: Json, language: Language): { readonly seats: readonly NamedSeat[]; readonly state: Json } {
  const state = game.system.setup(setup);
  const groups = game.roster(state, language).filter(({ seat }) => seat !== NOBODY);
  const seats = groups.filter(({ seat }, i) => groups.findIndex((one) => one.seat === seat) === i);
  return { state, seats: seats.map(({ seat, name, side }) => ({ seat, name, side })) };
}

/** Names of all seats, as lists of battles tell them. */
function namesOf(game: AnyGame, { setup }: OnlineHeader): NonNullable<KeptOnline['names']> {
  const named = (language: Language) =>
    Object.fromEntries(before(game, setup as Json, language).seats.map(({ seat, name }) => [seat, name]));
  return { fr: named('fr'), en: named('en') };
}

/** The picture of the table before the first command. */
export async function pictureOf(game: AnyGame, { setup, seats }: OnlineHeader, language: Language): Promise<Board> {
  const settings = { seed: '', dice: {}, seats, notes: {} };
  const state = game.system.setup(setup as Json);
  await game.dress?.(settings as never, state);
  return game.board(state, settings as never, language);
}

/** The players at first: the first person of the plan here, all others elsewhere; NPCs stay NPCs. */
export function firstChosen(seats: readonly NamedSeat[], holders: Holders): Readonly<Record<Seat, Chosen>> {
  const mine = seats.find(({ seat }) => (holders[seat]?.by ?? 'person') === 'person')?.seat ?? seats[0]?.seat;
  return Object.fromEntries(
    seats.map(({ seat }) => [seat, seat === mine ? 'me' : holders[seat]?.by === 'npc' ? 'npc' : ('other' as const)]),
  );
}

function holderOf(chosen: Chosen, planned: Holders[string] | undefined): Holders[string] {
  if (chosen === 'npc') return NPC;
  if (chosen === 'bot') return planned?.by === 'bot' ? planned : BOT;
  return PERSON;
}

/** 32 random bytes in hexadecimal digits. */
const newSecret = (): string => randomId() + randomId();

/** Takes a seat, or a place to look on, by its invitation; its secret is kept before the host hears of the promise. */
export async function takeSeat(
  game: AnyGame,
  battle: string,
  seat: Seat,
  invitation: string,
  header: OnlineHeader,
): Promise<Reply<unknown>> {
  const secret = (await kept.seat(battle, seat))?.secret ?? newSecret();
  await kept.keepSeat({ battle, seat, secret });
  const claimed = await ask('POST', 'claims', { invitation, commitment: commitment(battle, seat, secret) });
  if (!claimed.ok) return claimed;
  const told = await ask<Gathering>('GET', `battles/${battle}`);
  if (told.ok) await kept.keepSeat({ battle, seat, secret, host: told.value.commitment });
  const known = await kept.battle(battle);
  const own = [...new Set([...(known?.own ?? []), ...(seat === NOBODY ? [] : [seat])])];
  await kept.keepBattle({ ...known, battle, header, own, names: namesOf(game, header) });
  return claimed;
}

/** Creates a battle at the host, and takes the seats of this device; its id, or the reason why not. */
export async function createBattle(
  game: AnyGame,
  plan: BattlePlan,
  chosen: Readonly<Record<Seat, Chosen>>,
  clock?: Clock,
): Promise<Reply<string>> {
  const { title, setup, matchSettings } = plan;
  const seats = Object.fromEntries(Object.entries(chosen).map(([seat, who]) => [seat, holderOf(who, matchSettings.seats[seat])]));
  const header = { system: game.system.id, title, setup, seats, ...(clock && { clock }) };
  const created = await ask<Created>('POST', 'battles', { ...header, notes: matchSettings.notes });
  if (!created.ok) return created;
  const { battle, invitations } = created.value;
  const others = Object.fromEntries(Object.entries(invitations).filter(([seat]) => chosen[seat] !== 'me'));
  await kept.keepBattle({ battle, header, own: [], invitations: others, names: namesOf(game, header) });
  for (const [seat, who] of Object.entries(chosen)) {
    const invitation = invitations[seat];
    if (who !== 'me' || invitation === undefined) continue;
    const taken = await takeSeat(game, battle, seat, invitation, header);
    if (!taken.ok) return taken;
  }
  return { ok: true, value: battle };
}

/** Shows the secrets of this device once everybody has promised one; true once all are shown, so that the battle has begun. */
export async function showSecrets(battle: string, { seats }: Gathering, own: readonly Seat[]): Promise<boolean> {
  if (seats.some((one) => one.commitment === undefined)) return false;
  for (const { seat, shown } of seats) {
    if (shown || !own.includes(seat)) continue;
    const known = await kept.seat(battle, seat);
    if (known) await ask('POST', `battles/${battle}/secrets`, { seat, secret: known.secret });
  }
  return seats.every(({ shown }) => shown);
}

/** Goes on to the next battle that the seats have agreed to: its id, with the secrets of this device promised anew. */
export async function goToRematch(battle: string, own: readonly Seat[]): Promise<Reply<string>> {
  const next = await ask<NextBattle>('POST', `battles/${battle}/rematch`, { seat: own[0] });
  if (!next.ok) return next;
  const { battle: id } = next.value;
  const told = await ask<Gathering>('GET', `battles/${id}`);
  if (!told.ok) return told;
  const { header, commitment: host } = told.value;
  for (const seat of own) {
    const secret = (await kept.seat(id, seat))?.secret ?? newSecret();
    await kept.keepSeat({ battle: id, seat, secret, host });
    await ask('POST', `battles/${id}/commitments`, { seat, commitment: commitment(id, seat, secret) });
  }
  const names = (await kept.battle(battle))?.names;
  await kept.keepBattle({ battle: id, header, own, ...(names && { names }) });
  return { ok: true, value: id };
}
