import type { Game } from '@escarmouche/games/game';
import { optionsFrom } from '../../battle.ts';
import type { Values } from '../../command.ts';
import { text, type Text } from '@escarmouche/cases/text';
import { planOf, type Plan } from './tally.ts';
import { lengthsOf, listOf, stringOf } from './values.ts';

/** Options of battles of bands alone. */
const FOREIGN = ['band', 'map', 'swap', 'ai', 'ai-a', 'ai-b', 'role-a', 'role-b'] as const;

/** Bots of a game without bands, one a seat, by their names; or why they cannot play. */
export function planPlayers(game: Game, args: readonly string[], values: Values): Plan | { reason: Text } {
  const { players, bots, bot, mostTurns } = game;
  if (!players) throw new Error(`${game.system.id} is no game of single players`);
  const foreign = FOREIGN.find((key) => values[key] !== undefined);
  if (foreign !== undefined) return { reason: text(`--${foreign} n’est pas de ce jeu`, `--${foreign} is not of this game`) };
  const levels = args.length > 0 ? args : Array.from({ length: players.least }, () => bot);
  if (levels.length < players.least || levels.length > players.seats.length) return { reason: players.count };
  if (levels.includes('npc')) return { reason: text('ce jeu n’a pas de PNJ', 'this game has no NPCs') };
  const names = Object.keys(bots).join(', ');
  if (levels.some((level) => !Object.hasOwn(bots, level))) {
    return { reason: text(`joueurs automatiques : ${names}`, `machine players: ${names}`) };
  }
  const options = optionsFrom(listOf(values, 'option'), game.options);
  if (!options.ok) return options;
  const lengths = lengthsOf(values, mostTurns);
  if ('reason' in lengths) return lengths;
  const seated = levels.map((level, i) => {
    const seat = players.seats[i] ?? '';
    return { seat, level, name: `${seat.toUpperCase()} (${level})` };
  });
  return planOf(game, {
    ...lengths,
    setup: players.setup(
      seated.map(({ seat, name }) => ({ seat, name })),
      options.value,
    ),
    bots: Object.fromEntries(seated.map(({ seat, level }) => [seat, bots[level]?.()])),
    names: Object.fromEntries(seated.map(({ seat, name }) => [seat, name])),
    told: { players: levels },
    seed: stringOf(values, 'seed', 'escarmouche'),
  });
}
