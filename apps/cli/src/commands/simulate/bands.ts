import { bandBattle } from '@escarmouche/games/bands';
import type { Game } from '@escarmouche/games/game';
import { findBand, findMap, optionsFrom } from '../../battle.ts';
import type { Values } from '../../command.ts';
import { text, type Language, type Text } from '@escarmouche/cases/text';
import { planBattles } from './battles.ts';
import type { Plan } from './tally.ts';
import { listOf, stringOf } from './values.ts';

/** Two bands against each other; or why they cannot be. */
export function planBands(game: Game, args: readonly string[], values: Values, language: Language): Plan | { reason: Text } {
  const { bands } = game;
  if (!bands) throw new Error(`${game.system.id} has no bands`);
  if (values['band'] !== undefined) return { reason: text('--band : seulement avec un scénario', '--band: only of a scenario') };
  if (args.length > 2) return { reason: text('deux bandes au plus', 'two bands at most') };
  const [second, first] = bands.first.bands;
  const [one, other] = [findBand(game, args[0] ?? first), findBand(game, args[1] ?? second)];
  if (!one.ok) return one;
  if (!other.ok) return other;
  const map = findMap(stringOf(values, 'map', bands.first.map));
  if (!map.ok) return map;
  const options = optionsFrom(listOf(values, 'option'), game.options);
  if (!options.ok) return options;
  const two = [one.value, other.value] as const;
  const battles = {
    setup: bandBattle(bands, two, map.value, options.value, false),
    ...(values['swap'] === true && { swapped: bandBattle(bands, two, map.value, options.value, true) }),
    names: { a: two[0].name[language], b: two[1].name[language] },
    told: { bands: two.map(({ id }) => id) },
  };
  return planBattles(game, battles, values);
}
