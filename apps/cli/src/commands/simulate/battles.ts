import type { BandSetup } from '@escarmouche/games/setups';
import type { Game } from '@escarmouche/games/game';
import { copy, type Json } from '@escarmouche/referee';
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
export function planBattles(game: Game, { setup, swapped, names, told }: Battles, values: Values): Plan | { reason: Text } {
  const { bots, bot, mostTurns, parseSetup } = game;
  // A small band may lack a figure that the scenario names by its number, and an option may forbid what a figure carries.
  const read = parseSetup(copy(setup) as unknown as Json);
  if (!read.ok) return read;
  const lengths = lengthsOf(values, mostTurns);
  if ('reason' in lengths) return lengths;
  const usual = stringOf(values, 'ai', bot);
  const [a, b] = ['ai-a', 'ai-b'].map((key) => {
    const name = stringOf(values, key, usual);
    return Object.hasOwn(bots, name) ? bots[name] : undefined;
  });
  if (!a || !b) {
    const all = Object.keys(bots).join(', ');
    return { reason: text(`joueurs automatiques : ${all}`, `machine players: ${all}`) };
  }
  const seats = Object.fromEntries(setup.groups.map(({ seat }) => [seat, seat === 'a' ? a() : b()]));
  return planOf(game, { ...lengths, setup, swapped, bots: seats, names, told, seed: stringOf(values, 'seed', 'escarmouche') });
}
