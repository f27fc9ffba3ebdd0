import {
  contentFor,
  kitEditionFaults,
  kitEditionGroups,
  refusedBand,
  type ChosenBand,
  type ClassicScenario,
  type KitScenario,
} from '@escarmouche/content';
import { kitScenarioSetup } from '@escarmouche/content/kit';
import { kitReading } from '@escarmouche/content/files/kit-reading';
import { kitEditionSetup } from '@escarmouche/content/kit/edition';
import { scenarioSetup } from '@escarmouche/content/scenarios/setup';
import { copy, type Json } from '@escarmouche/referee';
import { nameOfSide } from '@escarmouche/skirmish';
import { parseSetup } from '@escarmouche/urss-classic';
import { parseSetup as parseKitSetup, urssKit, type Setup as KitSetup } from '@escarmouche/urss-kit';
import { findBand, findKitOptions, findOptions, findScenario, isFile, type Found } from '../../battle.ts';
import type { Values } from '../../command.ts';
import { pathText, type Path } from '../../problem.ts';
import { text, type Language, type Text } from '../../text.ts';
import { classicBattles, kitBattles, planBattles } from './battles.ts';
import type { Plan } from './tally.ts';
import { listOf, stringOf } from './values.ts';

/** What a scenario says itself. */
const ITS_OWN = ['map', 'swap'] as const;

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
  const scenario = found.value;
  const edition = stringOf(values, 'system', scenario.system);
  if (scenario.system === 'urss-classic' && edition === urssKit.id) return planInKit(scenario, values, language);
  if (edition !== scenario.system) return { reason: otherEdition(scenario, edition) };
  return scenario.system === 'urss-kit' ? planKit(scenario, values, language) : planClassic(scenario, values, language);
}

const otherEdition = ({ id, system }: ClassicScenario | KitScenario, edition: string): Text =>
  text(`« ${id} » se joue en ${system}, pas en ${edition}`, `"${id}" is played by ${system}, not by ${edition}`);

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

/** Its groups have their figures. */
function planKit(scenario: KitScenario, values: Values, language: Language): Plan | { reason: Text } {
  if (values['band'] !== undefined) return { reason: text('--band : rien n’est au choix', '--band: nothing is to be chosen') };
  const options = findKitOptions(listOf(values, 'option'));
  return options.ok ? planKitSetup(kitScenarioSetup(scenario, options.value), { scenario: scenario.id }, values, language) : options;
}

/** A scenario of URSS classic in the kit's edition (UK-PROFILE-COMPAT). */
function planInKit(scenario: ClassicScenario, values: Values, language: Language): Plan | { reason: Text } {
  const faults: { readonly keys: Path; readonly reason: Text }[] = [];
  kitEditionFaults(scenario, kitReading, (keys, fr, en) => faults.push({ keys, reason: text(fr, en) }));
  const [fault] = faults;
  if (fault) {
    const at = `${scenario.id}: ${pathText(fault.keys)}`;
    return { reason: text(`${at} : ${fault.reason.fr}`, `${at}: ${fault.reason.en}`) };
  }
  const options = findKitOptions(listOf(values, 'option'));
  if (!options.ok) return options;
  const bands = chosenBands({ ...scenario, groups: [...kitEditionGroups(scenario)] }, listOf(values, 'band'));
  if (!bands.ok) return bands;
  const told = { scenario: scenario.id, bands: listOf(values, 'band') };
  return planKitSetup(kitEditionSetup(scenario, { bands: bands.value, options: options.value }), told, values, language);
}

/** An option may forbid what a figure carries. */
function planKitSetup(made: KitSetup, told: Plan['told'], values: Values, language: Language): Plan | { reason: Text } {
  const read = parseKitSetup(copy(made) as unknown as Json);
  if (!read.ok) return read;
  const { setup } = read;
  return planBattles(kitBattles, { setup, names: namesOf(setup.groups, language), told }, values);
}

/** The sides by name, as they are printed. */
function namesOf(groups: Parameters<typeof nameOfSide>[0], language: Language): Plan['names'] {
  return Object.fromEntries(groups.map(({ side }) => [side, nameOfSide(groups, side, language)]));
}
