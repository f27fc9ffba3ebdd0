import type { Scenario, Zone } from '@escarmouche/skirmish/plane';
import type { Place } from '@escarmouche/space';
import type { z } from 'zod';
import type { BattleMap } from './battle-map.ts';
import { shapeOf, zoneOf } from './load-map.ts';
import type { scenario } from './schemas/scenario.ts';
import { units } from './units.ts';

/** A scenario as its file holds it: lengths in paces, deployment zones perhaps by their number on the map. */
export type ScenarioFile = z.input<typeof scenario>;
/** A scenario of URSS classic. */
export type ClassicScenario = Extract<ScenarioFile, { system: 'urss-classic' }>;
export type ScenarioGroup = ClassicScenario['groups'][number];
/** The course of a battle of figures in any system: map, turns, objectives, happenings. */
export type CourseFile = Pick<
  ClassicScenario,
  'id' | 'name' | 'story' | 'map' | 'turns' | 'zones' | 'tokens' | 'objectives' | 'happenings' | 'npcs'
>;

type ZoneFile = ScenarioGroup['zone'];
type SpotFile = CourseFile['tokens'][number]['at'];

const placeOf = ({ x, y, z = 0 }: SpotFile): Place => ({ x: units(x), y: units(y), z: units(z) });

/** A deployment zone: one of the map, by its number, or its own. */
export function deploymentZone(map: BattleMap, zone: ZoneFile): Zone {
  if (typeof zone === 'object') return zoneOf(zone);
  const found = map.zones[zone - 1];
  if (!found) throw new Error(`no zone ${String(zone)} on "${map.id}"`);
  return found;
}

/** The scenario part of a set-up, in units. `figuresOf`: the figures that a name stands for, one or those of a group. */
export function loadScenario(file: CourseFile, map: BattleMap, figuresOf: (name: string) => readonly string[]): Scenario {
  const all = (names: readonly string[]): readonly string[] => names.flatMap(figuresOf);
  const { id, name, story, turns, zones, tokens, objectives, happenings } = file;
  return {
    id,
    name,
    story,
    ...(turns !== undefined && { turns }),
    zones: zones.map((zone) => ({ ...zone, shape: shapeOf(zone.shape) })),
    tokens: tokens.map((token) => ({ ...token, at: placeOf(token.at) })),
    objectives: objectives.map((one) => ('who' in one ? { ...one, who: all(one.who) } : one)),
    happenings: happenings.map(({ when, arrivals, noise, ...happening }) => ({
      ...happening,
      when: 'by' in when ? { ...when, by: all(when.by) } : when,
      ...(arrivals && { arrivals: { figures: all(arrivals.figures), zone: deploymentZone(map, arrivals.zone) } }),
      ...(noise && { noise: placeOf(noise) }),
    })),
  };
}
