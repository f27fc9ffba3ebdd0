import { contentFor, refusedBand, type ChosenBand, type ScenarioFile } from '@escarmouche/content';
import { scenarioSetup } from '@escarmouche/content/scenarios/setup';
import { copy, type Json } from '@escarmouche/referee';
import { nameOfSide } from '@escarmouche/skirmish';
import { parseSetup } from '@escarmouche/urss-classic';
import { findBand, findOptions, findScenario, isFile, type Found } from '../../battle.ts';
import type { Values } from '../../command.ts';
import { text, type Language, type Text } from '../../text.ts';
import { planBattles } from './battles.ts';
import type { Plan } from './tally.ts';
import { listOf, stringOf } from './values.ts';

/** What a scenario says itself. */
const ITS_OWN = ['system', 'map', 'swap'] as const;

/** The band of a group, as `GROUP=BAND` says; or why it cannot be. */
function chosenBand(scenario: ScenarioFile, pair: string): Found<readonly [group: string, band: ChosenBand]> {
  const [name = '', written = ''] = pair.split('=');
  const group = scenario.groups.find(({ id }) => id === name);
  const content = contentFor(scenario.adaptation);
  const groups = scenario.groups.map(({ id }) => id).join(', ');
  if (!group || !content) {
    return {
      ok: false,
      reason: text(`groupe inconnu : « ${name} » ; il y a : ${groups}`, `unknown group "${name}"; there are: ${groups}`),
    };
  }
  const found = findBand(written);
  if (!found.ok) return found;
  const { band } = found.value;
  if (band.adaptation !== scenario.adaptation) {
    return { ok: false, reason: text(`« ${written} » est d’un autre monde`, `"${written}" is of another world`) };
  }
  const chosen = isFile(written) ? band.figures : band.id;
  const reason = refusedBand(group, content, chosen);
  return reason ? { ok: false, reason } : { ok: true, value: [name, chosen] };
}

function chosenBands(scenario: ScenarioFile, pairs: readonly string[]): Found<Readonly<Record<string, ChosenBand>>> {
  const bands: Record<string, ChosenBand> = {};
  for (const pair of pairs) {
    const chosen = chosenBand(scenario, pair);
    if (!chosen.ok) return chosen;
    const [group, band] = chosen.value;
    bands[group] = band;
  }
  return { ok: true, value: bands };
}

/** A scenario, each seat played by a bot; or why it cannot be. */
export function planScenario(args: readonly string[], values: Values, language: Language): Plan | { reason: Text } {
  const own = ITS_OWN.find((key) => values[key] !== undefined);
  if (own !== undefined) return { reason: text(`--${own} : le scénario le dit lui-même`, `--${own}: the scenario says so itself`) };
  if (args.length > 0) return { reason: text('un scénario a ses bandes', 'a scenario has its bands') };
  const found = findScenario(stringOf(values, 'scenario', ''));
  if (!found.ok) return found;
  const options = findOptions(listOf(values, 'option'));
  if (!options.ok) return options;
  const bands = chosenBands(found.value, listOf(values, 'band'));
  if (!bands.ok) return bands;
  // A small band may lack a figure that the scenario names by its number.
  const read = parseSetup(copy(scenarioSetup(found.value, { bands: bands.value, options: options.value })) as unknown as Json);
  if (!read.ok) return read;
  const { setup } = read;
  const names = Object.fromEntries(setup.groups.map(({ side }) => [side, nameOfSide(setup.groups, side, language)]));
  return planBattles({ setup, names, told: { scenario: found.value.id, bands: listOf(values, 'band') } }, values);
}
