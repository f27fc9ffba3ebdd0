import { refusedBand, type ChosenBand, type ScenarioFile } from '@escarmouche/content';
import type { Game } from '@escarmouche/games/game';
import type { Edition } from '@escarmouche/games/scenarios';
import { nameOfSide } from '@escarmouche/skirmish';
import { findBand, findScenario, isFile, optionsFrom, type Found } from '../../battle.ts';
import type { Values } from '../../command.ts';
import { gamesById } from '../../games.ts';
import { text, type Language, type Text } from '@escarmouche/cases/text';
import { planBattles } from './battles.ts';
import type { Plan } from './tally.ts';
import { listOf, stringOf } from './values.ts';

/** Options that a scenario decides itself. */
const ITS_OWN = ['map', 'swap'] as const;

/** The band of a group, as `GROUP=BAND` says; or why it cannot be. */
function chosenBand(scenario: ScenarioFile, { groups, bands }: Edition, pair: string): Found<readonly [group: string, band: ChosenBand]> {
  const [name = '', written = ''] = pair.split('=');
  const group = groups.find(({ id }) => id === name);
  const game = gamesById.get(scenario.system);
  const all = groups.map(({ id }) => id).join(', ');
  if (!group || !game) {
    return { ok: false, reason: text(`groupe inconnu : « ${name} » ; il y a : ${all}`, `unknown group "${name}"; there are: ${all}`) };
  }
  const found = findBand(game, written);
  if (!found.ok) return found;
  const band = found.value;
  if (band.adaptation !== scenario.adaptation) {
    return { ok: false, reason: text(`« ${written} » est d’un autre monde`, `"${written}" is of another world`) };
  }
  const chosen = isFile(written) ? band.figures : band.id;
  const reason = refusedBand(group, bands, chosen);
  return reason ? { ok: false, reason } : { ok: true, value: [name, chosen] };
}

function chosenBands(scenario: ScenarioFile, edition: Edition, pairs: readonly string[]): Found<Readonly<Record<string, ChosenBand>>> {
  const bands: Record<string, ChosenBand> = {};
  for (const pair of pairs) {
    const chosen = chosenBand(scenario, edition, pair);
    if (!chosen.ok) return chosen;
    const [group, band] = chosen.value;
    bands[group] = band;
  }
  return { ok: true, value: bands };
}

/** A scenario in the edition of a game, each seat played by a bot; or why it cannot be. */
export function planScenario(game: Game | undefined, args: readonly string[], values: Values, language: Language): Plan | { reason: Text } {
  const own = ITS_OWN.find((key) => values[key] !== undefined);
  if (own !== undefined) return { reason: text(`--${own} : le scénario le dit lui-même`, `--${own}: the scenario says so itself`) };
  if (args.length > 0) return { reason: text('un scénario a ses bandes', 'a scenario has its bands') };
  const found = findScenario(stringOf(values, 'scenario', ''));
  if (!found.ok) return found;
  const scenario = found.value;
  const played = game ?? gamesById.get(scenario.system);
  const edition = played?.scenarios?.edition(scenario);
  if (!played || !edition) return { reason: otherEdition(scenario, played?.system.id ?? '') };
  if (!edition.ok) {
    const [problem] = edition.problems;
    return { reason: text(`${problem?.path ?? ''} : ${problem?.fr ?? ''}`, `${problem?.path ?? ''}: ${problem?.en ?? ''}`) };
  }
  const pairs = listOf(values, 'band');
  const bands = chosenBands(scenario, edition.value, pairs);
  if (!bands.ok) return bands;
  const options = optionsFrom(listOf(values, 'option'), played.options);
  if (!options.ok) return options;
  const setup = edition.value.setup({ bands: bands.value, options: options.value });
  return planBattles(played, { setup, names: namesOf(setup.groups, language), told: { scenario: scenario.id, bands: pairs } }, values);
}

const otherEdition = ({ id, system }: ScenarioFile, edition: string): Text =>
  text(`« ${id} » se joue en ${system}, pas en ${edition}`, `"${id}" is played by ${system}, not by ${edition}`);

/** The sides by name, as they are printed. */
function namesOf(groups: Parameters<typeof nameOfSide>[0], language: Language): Plan['names'] {
  return Object.fromEntries(groups.map(({ side }) => [side, nameOfSide(groups, side, language)]));
}
