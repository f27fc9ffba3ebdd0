import { hasRoom, type Zone } from '@escarmouche/skirmish/plane';
import { plane } from '@escarmouche/urss-classic';
import type { BattleMap } from '../battle-map.ts';
import { deploymentZone, type ScenarioFile } from '../load-scenario.ts';
import { parseMap } from '../map.ts';
import { pathOf, refuse, type Problem, type Result } from '../result.ts';
import { parseScenario } from '../scenario.ts';
import { mapOf } from '../scenario-battle.ts';
import { kitReading } from './kit-reading.ts';
import { roleFaults } from './roles.ts';

/** Maps and scenarios as files: zones have room for figures, else a battle could not begin or figures not come on, and roles suit their figures. */

/** A figure on a usual base. */
const USUAL = { r: 500, h: 1500 };

interface Asked {
  readonly zone: Zone;
  readonly path: string;
  /** Figures that come on later may stand on features there. */
  readonly raised?: boolean;
}

function roomFaults({ table }: BattleMap, zones: readonly Asked[]): readonly Problem[] {
  return zones.flatMap(({ zone, path, raised = false }) =>
    hasRoom(plane, table, zone, USUAL, raised)
      ? []
      : [
          {
            path,
            fr: 'aucune figurine n’y tient : trop étroite, sous l’eau ou prise par le décor',
            en: 'no figure has room there: too narrow, under water or taken up by terrain',
          },
        ],
  );
}

function withRoom<T>(value: T, map: BattleMap, zones: readonly Asked[]): Result<T> {
  const problems = roomFaults(map, zones);
  return problems.length === 0 ? { ok: true, value } : refuse(problems);
}

/** The zones of a map, which stands in a file at this place. */
const zonesOf = ({ zones }: BattleMap, file: string, keys: readonly PropertyKey[] = []): readonly Asked[] =>
  zones.map((zone, i) => ({ zone, path: pathOf(file, [...keys, 'zones', i]) }));

/** Reads a map file, parsed from JSON: the map, or every problem found. Never throws. */
export function readMap(json: unknown, file = ''): Result<BattleMap> {
  const parsed = parseMap(json, file);
  return parsed.ok ? withRoom(parsed.value, parsed.value, zonesOf(parsed.value, file)) : parsed;
}

/** Reads a scenario file, parsed from JSON: the file as it is, or every problem found. Never throws. */
export function readScenario(json: unknown, file = ''): Result<ScenarioFile> {
  const parsed = parseScenario(json, kitReading, file);
  if (!parsed.ok) return parsed;
  const faults = roleFaults(parsed.value, file);
  if (faults.length > 0) return refuse(faults);
  const { groups, happenings } = parsed.value;
  const map = mapOf(parsed.value);
  return withRoom(parsed.value, map, [
    ...(typeof parsed.value.map === 'string' ? [] : zonesOf(map, file, ['map'])),
    ...groups.map(({ zone }, i) => ({ zone: deploymentZone(map, zone), path: pathOf(file, ['groups', i, 'zone']) })),
    ...happenings.flatMap(({ arrivals }, i) =>
      arrivals
        ? [{ zone: deploymentZone(map, arrivals.zone), path: pathOf(file, ['happenings', i, 'arrivals', 'zone']), raised: true }]
        : [],
    ),
  ]);
}
