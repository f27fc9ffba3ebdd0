import type { BandSetup } from '@escarmouche/games/setups';
import type { Game } from '@escarmouche/games/game';
import { copy, NOBODY, type Json, type Seat } from '@escarmouche/referee';
import type { Found } from '../../battle.ts';
import type { Values } from '../../command.ts';
import { text, type Text } from '@escarmouche/cases/text';
import { roleFrom, withPlayers, type BandRole } from './npcs.ts';
import { planOf, type Plan } from './tally.ts';
import { lengthsOf, stringOf } from './values.ts';

/** Battles to fight, before their number and players are known. */
export interface Battles {
  readonly setup: BandSetup;
  /** With the deployment zones exchanged: every other battle, when asked for. */
  readonly swapped?: BandSetup;
  readonly names: Plan['names'];
  readonly told: Plan['told'];
}

/** Battles of a game of bands, each side played by a bot; or why they cannot be. */
export function planBattles(game: Game, battles: Battles, values: Values): Plan | { reason: Text } {
  const { bots, bot, npc, mostTurns, parseSetup } = game;
  const { names, told } = battles;
  const players: Game['bots'] = { ...bots, ...(npc && { npc }) };
  const nameOf = playerNames(battles.setup, values, bot);
  const seats = [...new Set(battles.setup.groups.map(({ seat }) => seat))].filter((seat) => seat !== NOBODY);
  if (!seats.every((seat) => Object.hasOwn(players, nameOf(seat)))) {
    const all = Object.keys(players).join(', ');
    return { reason: text(`joueurs automatiques : ${all}`, `machine players: ${all}`) };
  }
  const npcs = seats.filter((seat) => nameOf(seat) === 'npc');
  const roles = rolesOf(npcs, values);
  if (!roles.ok) return roles;
  const [setup, swapped] = [battles.setup, battles.swapped].map((one) => one && withPlayers(game, one, roles.value));
  if (!setup) throw new Error('a battle without a set-up');
  // A small band may lack a figure that the scenario names by its number, and an option may forbid what a figure carries.
  const read = parseSetup(copy(setup) as unknown as Json);
  if (!read.ok) return read;
  const lengths = lengthsOf(values, mostTurns);
  if ('reason' in lengths) return lengths;
  const playing = Object.fromEntries(seats.map((seat) => [seat, players[nameOf(seat)]?.()]));
  return planOf(game, { ...lengths, setup, swapped, bots: playing, npcs, names, told, seed: stringOf(values, 'seed', 'escarmouche') });
}

const sideOf = (seat: Seat): 'a' | 'b' => (seat === 'a' ? 'a' : 'b');

/** Roles of whole bands, by the seats of NPCs; or why there are none. */
function rolesOf(npcs: readonly Seat[], values: Values): Found<ReadonlyMap<Seat, BandRole | undefined>> {
  const strange = (['a', 'b'] as const).find((side) => values[`role-${side}`] !== undefined && !npcs.some((seat) => sideOf(seat) === side));
  if (strange) {
    const [role, ai] = [`--role-${strange}`, `--ai-${strange} npc`];
    return { ok: false, reason: text(`${role} : seulement des PNJ (${ai})`, `${role}: of NPCs alone (${ai})`) };
  }
  const roles = new Map<Seat, BandRole | undefined>();
  for (const seat of npcs) {
    const written = values[`role-${sideOf(seat)}`];
    const role = typeof written === 'string' ? roleFrom(written) : undefined;
    if (role?.ok === false) return role;
    roles.set(seat, role?.value);
  }
  return { ok: true, value: roles };
}

/** Names of the players of seats: as they are asked for, else NPCs where figures have roles or are given one, else the usual bot. */
function playerNames({ groups, npcs }: BandSetup, values: Values, bot: string): (seat: Seat) => string {
  const roles = npcs?.roles ?? {};
  const isOfNpcs = (seat: Seat): boolean =>
    groups.some((group) => group.seat === seat && group.figures.some(({ id }) => Object.hasOwn(roles, id)));
  return (seat) => {
    const side = sideOf(seat);
    const usual = values[`role-${side}`] !== undefined || isOfNpcs(seat) ? 'npc' : bot;
    return stringOf(values, `ai-${side}`, stringOf(values, 'ai', usual));
  };
}
