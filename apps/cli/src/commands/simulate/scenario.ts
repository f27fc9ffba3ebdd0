import { contentFor, refusedBand, type ChosenBand, type ClassicScenario, type KitScenario } from '@escarmouche/content';
import { kitScenarioSetup } from '@escarmouche/content/kit';
import { scenarioSetup } from '@escarmouche/content/scenarios/setup';
import { copy, type Json } from '@escarmouche/referee';
import { nameOfSide } from '@escarmouche/skirmish';
import { parseSetup } from '@escarmouche/urss-classic';
import { parseSetup as parseKitSetup } from '@escarmouche/urss-kit';
import { findBand, findKitOptions, findOptions, findScenario, isFile, type Found } from '../../battle.ts';
import type { Values } from '../../command.ts';
import { text, type Language, type Text } from '../../text.ts';
import { classicBattles, kitBattles, planBattles } from './battles.ts';
import type { Plan } from './tally.ts';
import { listOf, stringOf } from './values.ts';

/** What a scenario says itself. */
const ITS_OWN = ['system', 'map', 'swap'] as const;

/** The band of a group, as `GROUP=BAND` says; or why it cannot be. */
function chosenBand(scenario: ClassicScenario, pair: string): Found<readonly [group: string, band: ChosenBand]> {
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

function chosenBands(scenario: ClassicScenario, pairs: readonly string[]): Found<Readonly<Record<string, ChosenBand>>> {
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
  return found.value.system === 'urss-kit' ? planKit(found.value, values, language) : planClassic(found.value, values, language);
}

function planClassic(scenario: ClassicScenario, values: Values, language: Language): Plan | { reason: Text } {
  const options = findOptions(listOf(values, 'option'));
  if (!options.ok) return options;
  const bands = chosenBands(scenario, listOf(values, 'band'));
  if (!bands.ok) return bands;
  // A small band may lack a figure that the scenario names by its number.
  const read = parseSetup(copy(scenarioSetup(scenario, { bands: bands.value, options: options.value })) as unknown as Json);
  if (!read.ok) return read;
  const { setup } = read;
  const told = { scenario: scenario.id, bands: listOf(values, 'band') };
  return planBattles(classicBattles, { setup, names: namesOf(setup.groups, language), told }, values);
}

/** Its groups have their figures; an option may forbid what one of them carries. */
function planKit(scenario: KitScenario, values: Values, language: Language): Plan | { reason: Text } {
  if (values['band'] !== undefined) return { reason: text('--band : rien n’est au choix', '--band: nothing is to be chosen') };
  const options = findKitOptions(listOf(values, 'option'));
  if (!options.ok) return options;
  const read = parseKitSetup(copy(kitScenarioSetup(scenario, options.value)) as unknown as Json);
  if (!read.ok) return read;
  const { setup } = read;
  return planBattles(kitBattles, { setup, names: namesOf(setup.groups, language), told: { scenario: scenario.id } }, values);
}

/** The sides by name, as they are printed. */
function namesOf(groups: Parameters<typeof nameOfSide>[0], language: Language): Plan['names'] {
  return Object.fromEntries(groups.map(({ side }) => [side, nameOfSide(groups, side, language)]));
}
