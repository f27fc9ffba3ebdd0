import {
  deploymentZone,
  maps,
  parseMap,
  parseScenario,
  type BattleMap,
  type Problem,
  type Result,
  type ScenarioFile,
} from '@escarmouche/content';
import { hasRoom, type Zone } from '@escarmouche/skirmish/plane';
import { plane } from '@escarmouche/urss-classic';
import { kitReading } from './kit-reading.ts';

/** Maps and scenarios as files, whose zones have room for somebody: else a battle on them could not begin, or nobody would come. */

/** A figure on a usual base. */
const USUAL = { r: 500, h: 1500 };

interface Asked {
  readonly zone: Zone;
  readonly path: string;
  /** Who comes on later may stand on what stands there. */
  readonly raised?: boolean;
}

function roomFaults({ table }: BattleMap, zones: readonly Asked[]): readonly Problem[] {
  return zones.flatMap(({ zone, path, raised = false }) =>
    hasRoom(plane, table, zone, USUAL, raised)
      ? []
      : [
          {
            path,
            fr: 'aucune figurine n’y tient : trop étroite, sous l’eau ou prise par le décor',
            en: 'no figure has room there: too narrow, under water or taken up by terrain',
          },
        ],
  );
}

const within = (file: string, path: string): string => (file === '' ? path : `${file}: ${path}`);

function withRoom<T>(value: T, map: BattleMap, zones: readonly Asked[]): Result<T> {
  const problems = roomFaults(map, zones);
  return problems.length === 0 ? { ok: true, value } : { ok: false, problems };
}

export function readMap(json: unknown, file = ''): Result<BattleMap> {
  const parsed = parseMap(json, file);
  if (!parsed.ok) return parsed;
  const zones = parsed.value.zones.map((zone, i) => ({ zone, path: within(file, `zones[${i}]`) }));
  return withRoom(parsed.value, parsed.value, zones);
}

export function readScenario(json: unknown, file = ''): Result<ScenarioFile> {
  const parsed = parseScenario(json, kitReading, file);
  if (!parsed.ok) return parsed;
  const { map: id, groups, happenings } = parsed.value;
  const map = maps.find((one) => one.id === id);
  if (!map) return parsed;
  return withRoom(parsed.value, map, [
    ...groups.map(({ zone }, i) => ({ zone: deploymentZone(map, zone), path: within(file, `groups[${i}].zone`) })),
    ...happenings.flatMap(({ arrivals }, i) =>
      arrivals ? [{ zone: deploymentZone(map, arrivals.zone), path: within(file, `happenings[${i}].arrivals.zone`), raised: true }] : [],
    ),
  ]);
}
