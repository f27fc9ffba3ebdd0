import { NOBODY, type Seat, type Text } from '@escarmouche/referee';
import type { Scenario, Zone } from '@escarmouche/skirmish/plane';
import type { BattleMap } from './battle-map.ts';
import { loadMap } from './load-map.ts';
import { deploymentZone, loadScenario, type CourseFile, type KitScenario, type ScenarioGroup } from './load-scenario.ts';
import { maps } from './ready-maps.ts';

/** What the set-ups of scenarios of every system have in common. */

/** The map of a scenario: a ready one, or its own. */
export function mapOf({ map: on }: Pick<CourseFile, 'map'>): BattleMap {
  const map = typeof on === 'string' ? maps.find(({ id }) => id === on) : loadMap(on);
  if (!map) throw new Error(`no map "${String(on)}"`);
  return map;
}

/** What a group of a battle is beside its figures. */
interface GroupHead {
  readonly id: string;
  readonly name: Text;
  readonly side: string;
  readonly seat: Seat;
  readonly zone: Zone;
}

export function groupHead({ id, name, side, seat, zone }: ScenarioGroup | KitScenario['groups'][number], map: BattleMap): GroupHead {
  return { id, name, side, seat: seat === 'automaton' ? NOBODY : seat, zone: deploymentZone(map, zone) };
}

interface Groups {
  readonly groups: readonly { readonly id: string; readonly figures: readonly { readonly id: string }[] }[];
}

/** A battle with what it is about: the name of a group stands for all its figures. */
export function withCourse<S extends Groups>(setup: S, file: CourseFile, map: BattleMap): S & { readonly scenario: Scenario } {
  const members = new Map(setup.groups.map(({ id, figures }) => [id, figures.map((figure) => figure.id)]));
  return { ...setup, scenario: loadScenario(file, map, (name) => members.get(name) ?? [name]) };
}
