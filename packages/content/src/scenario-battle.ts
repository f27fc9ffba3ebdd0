import { NOBODY, type Seat, type Text } from '@escarmouche/referee';
import type { Npcs, Scenario, Zone } from '@escarmouche/skirmish/plane';
import type { BattleMap } from './battle-map.ts';
import { loadMap } from './load-map.ts';
import { deploymentZone, loadScenario, type CourseFile, type ScenarioGroup } from './load-scenario.ts';
import { maps } from './ready-maps.ts';
import { npcsOf, type ChosenGroup } from './scenario-npcs.ts';
import { chosenFigures, type ChosenBand, type OpenGroup, type ScenarioBands } from './scenario-bands.ts';

/** Common parts of the set-ups of scenarios, of every system. */

/** The map of a scenario: a ready one, or its own. */
export function mapOf({ map: on }: Pick<CourseFile, 'map'>): BattleMap {
  const map = typeof on === 'string' ? maps.find(({ id }) => id === on) : loadMap(on);
  if (!map) throw new Error(`no map "${String(on)}"`);
  return map;
}

/** A group of a battle without its figures. */
interface GroupHead {
  readonly id: string;
  readonly name: Text;
  readonly side: string;
  readonly seat: Seat;
  readonly zone: Zone;
}

/** Players' choices in a scenario. */
export interface ScenarioChoice<F, O> {
  /** Bands by group, where the scenario gives the choice. The usual one when absent. */
  readonly bands?: Readonly<Record<string, ChosenBand<F>>>;
  /** In place of those of the scenario. */
  readonly options?: O;
}

type GroupFile<F> = Omit<ScenarioGroup, 'figures'> & OpenGroup<F>;

/** The groups of a scenario on its map, each with its figures or those of the band chosen for it. */
export function groupsOf<F>(
  groups: readonly GroupFile<F>[],
  map: BattleMap,
  bands: ScenarioBands<F>,
  chosen: Readonly<Record<string, ChosenBand<F>>> = {},
): readonly (GroupHead & { readonly figures: readonly F[] })[] {
  const figures = chosenFigures(groups, bands, chosen);
  return groups.map(({ id, name, side, seat, zone }, i) => ({
    id,
    name,
    side,
    seat: seat === 'automaton' ? NOBODY : seat,
    zone: deploymentZone(map, zone),
    figures: figures[i] ?? [],
  }));
}

interface Groups {
  readonly groups: readonly { readonly id: string; readonly figures: readonly { readonly id: string }[] }[];
}

/** A battle with its scenario: the name of a group stands for all its figures. `chosen`: the groups with the figures of their files. */
export function withCourse<S extends Groups>(
  setup: S,
  file: CourseFile,
  map: BattleMap,
  chosen: readonly ChosenGroup[],
): S & { readonly scenario: Scenario; readonly npcs?: Npcs } {
  const members = new Map(setup.groups.map(({ id, figures }) => [id, figures.map((figure) => figure.id)]));
  const npcs = npcsOf(file, setup.groups, chosen);
  return { ...setup, scenario: loadScenario(file, map, (name) => members.get(name) ?? [name]), ...(npcs && { npcs }) };
}
