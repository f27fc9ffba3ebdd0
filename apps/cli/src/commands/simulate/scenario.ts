import { scenarioSetup } from '@escarmouche/content/scenarios/setup';
import { findOptions, findScenario } from '../../battle.ts';
import type { Values } from '../../command.ts';
import { text, type Language, type Text } from '../../text.ts';
import { planBattles } from './battles.ts';
import type { Plan } from './tally.ts';
import { listOf, stringOf } from './values.ts';

/** What a scenario says itself. */
const ITS_OWN = ['system', 'map', 'swap'] as const;

/** A scenario, each seat played by a bot; or why it cannot be. */
export function planScenario(args: readonly string[], values: Values, language: Language): Plan | { reason: Text } {
  const own = ITS_OWN.find((key) => values[key] !== undefined);
  if (own !== undefined) return { reason: text(`--${own} : le scénario le dit lui-même`, `--${own}: the scenario says so itself`) };
  if (args.length > 0) return { reason: text('un scénario a ses bandes', 'a scenario has its bands') };
  const found = findScenario(stringOf(values, 'scenario', ''));
  if (!found.ok) return found;
  const options = findOptions(listOf(values, 'option'));
  if (!options.ok) return options;
  const setup = scenarioSetup(found.value, { options: options.value, language });
  const nameOf = (side: string): string =>
    setup.groups
      .filter((group) => group.side === side)
      .map(({ name }) => name)
      .join(' & ');
  const names = Object.fromEntries(setup.groups.map(({ side }) => [side, nameOf(side)]));
  return planBattles({ setup, names, told: { scenario: found.value.id } }, values);
}
