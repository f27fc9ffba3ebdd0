import { withNpcs } from '@escarmouche/games/npcs';
import type { BandSetup } from '@escarmouche/games/setups';
import type { Game } from '@escarmouche/games/game';
import { copy, NOBODY, type Json, type Seat } from '@escarmouche/referee';
import type { Values } from '../../command.ts';
import { text, type Text } from '../../text.ts';
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
  const seatsOf = ({ groups }: BandSetup): readonly Seat[] =>
    [...new Set(groups.map(({ seat }) => seat))].filter((seat) => seat !== NOBODY);
  if (!seatsOf(battles.setup).every((seat) => Object.hasOwn(players, nameOf(seat)))) {
    const all = Object.keys(players).join(', ');
    return { reason: text(`joueurs automatiques : ${all}`, `machine players: ${all}`) };
  }
  const prepared = (one: BandSetup): BandSetup =>
    withNpcs(
      game,
      one,
      one.groups.flatMap(({ id, seat }) => (nameOf(seat) === 'npc' ? [id] : [])),
    );
  const [setup, swapped] = [prepared(battles.setup), battles.swapped && prepared(battles.swapped)];
  // A small band may lack a figure that the scenario names by its number, and an option may forbid what a figure carries.
  const read = parseSetup(copy(setup) as unknown as Json);
  if (!read.ok) return read;
  const lengths = lengthsOf(values, mostTurns);
  if ('reason' in lengths) return lengths;
  const seats = Object.fromEntries(seatsOf(setup).map((seat) => [seat, players[nameOf(seat)]?.()]));
  return planOf(game, { ...lengths, setup, swapped, bots: seats, names, told, seed: stringOf(values, 'seed', 'escarmouche') });
}

/** Names of the players of seats: as they are asked for, else NPCs where figures have roles, else the usual bot. */
function playerNames({ groups, npcs }: BandSetup, values: Values, bot: string): (seat: Seat) => string {
  const roles = npcs?.roles ?? {};
  const isOfNpcs = (seat: Seat): boolean =>
    groups.some((group) => group.seat === seat && group.figures.some(({ id }) => Object.hasOwn(roles, id)));
  return (seat) => stringOf(values, seat === 'a' ? 'ai-a' : 'ai-b', stringOf(values, 'ai', isOfNpcs(seat) ? 'npc' : bot));
}
