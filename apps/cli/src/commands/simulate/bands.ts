import { MIXED } from '@escarmouche/content';
import { bandBattle, type Fielded } from '@escarmouche/lab';
import { findBand, findMap, findOptions, type ReadyBand } from '../../battle.ts';
import type { Values } from '../../command.ts';
import { text, type Language, type Text } from '../../text.ts';
import { classicBattles, planBattles } from './battles.ts';
import type { Plan } from './tally.ts';
import { listOf, stringOf } from './values.ts';

const fielded = ({ band, content }: ReadyBand): Fielded => ({ name: band.name.fr, figures: band.figures, content });

/** The kit's battles are simulated as scenarios tell them. */
export const planKitBands = (): { reason: Text } => ({
  reason: text('urss-kit : seulement avec --scenario', 'urss-kit: only with --scenario'),
});

/** Two bands against each other in URSS classic; or why they cannot be. */
export function planBands(args: readonly string[], values: Values, language: Language): Plan | { reason: Text } {
  if (values['band'] !== undefined) return { reason: text('--band : seulement avec un scénario', '--band: only of a scenario') };
  if (args.length > 2) return { reason: text('deux bandes au plus', 'two bands at most') };
  const [one, other] = [findBand(args[0] ?? 'patrouille-imperiale'), findBand(args[1] ?? 'cellule-rebelle')];
  if (!one.ok) return one;
  if (!other.ok) return other;
  const map = findMap(stringOf(values, 'map', 'quai-sept'));
  if (!map.ok) return map;
  const options = findOptions(listOf(values, 'option'));
  if (!options.ok) return options;
  const two = [one.value, other.value] as const;
  const [first, second] = [fielded(one.value), fielded(other.value)];
  const mixed = two.some(({ band }) => band.adaptation === MIXED);
  const readings = mixed ? { ...options.value, mixedAdaptations: 'yes' as const } : options.value;
  const battles = {
    setup: bandBattle([first, second], map.value, readings, false),
    ...(values['swap'] === true && { swapped: bandBattle([first, second], map.value, readings, true) }),
    names: { a: two[0].band.name[language], b: two[1].band.name[language] },
    told: { bands: two.map(({ band }) => band.id) },
  };
  return planBattles(classicBattles, battles, values);
}
