import type { Random } from '@escarmouche/referee';
import type { Happening, Objective, Scenario, Zone } from '@escarmouche/skirmish/plane';
import type { Place, Shape, Table } from '@escarmouche/space';

/** Scenarios drawn for the fuzzers: zones and tokens anywhere, objectives of every type, all that may happen. */

interface Group {
  readonly side: string;
  readonly zone: Zone;
  readonly figures: readonly { readonly id: string }[];
}

/** Parts of a battle that a scenario is drawn for. */
export interface Battleground {
  readonly table: Table;
  readonly groups: readonly Group[];
}

const ZONES = ['zone-0', 'zone-1'] as const;
const TOKENS = ['token-0', 'token-1'] as const;
const TYPES = ['eliminate', 'reach', 'escort', 'carry', 'hold', 'survive'] as const;

const named = (id: string) => ({ id, name: { fr: `Le ${id}`, en: `The ${id}` } });

function pick<T>(list: readonly [T, ...T[]], random: Random): T {
  return list[random(list.length)] ?? list[0];
}

function drawnPlace({ table }: Battleground, random: Random): Place {
  return { x: random(table.width + 1), y: random(table.height + 1), z: 0 };
}

function drawnShape(battle: Battleground, random: Random): Shape {
  const { x, y } = drawnPlace(battle, random);
  if (random(2) === 0) return { type: 'disc', x, y, r: 1000 + random(8000) };
  const [right, top] = [x + 1000 + random(9000), y + 1000 + random(9000)];
  return {
    type: 'polygon',
    points: [
      { x, y },
      { x: right, y },
      { x: right, y: top },
      { x, y: top },
    ],
  };
}

/** Some figures of a group, one at least. */
function drawnWho({ figures }: Group, random: Random): string[] {
  const [first = '', ...rest] = figures.map(({ id }) => id);
  return [first, ...rest.filter(() => random(2) === 0)];
}

function drawnObjective(groups: readonly [Group, ...Group[]], nth: number, random: Random): Objective {
  const { side } = pick(groups, random);
  const who = drawnWho(pick(groups, random), random);
  const head = { ...named(`objective-${nth}`), side, points: random(4), ...(random(4) === 0 && { wins: true }) };
  const zone = pick(ZONES, random);
  const type = pick(TYPES, random);
  switch (type) {
    case 'eliminate':
      return { ...head, type, who };
    case 'reach':
      return { ...head, type, who, zone, count: 1 + random(who.length) };
    case 'escort':
      return { ...head, type, who, zone };
    case 'carry':
      return { ...head, type, token: pick(TOKENS, random), zone };
    case 'hold':
      return { ...head, type, zone };
    case 'survive':
      return { ...head, type, who, count: 1 + random(who.length), turn: 1 + random(6) };
  }
}

function drawnHappening(battle: Battleground, groups: readonly [Group, ...Group[]], nth: number, random: Random): Happening {
  const group = pick(groups, random);
  const when = pick<Happening['when']>(
    [
      { turn: 1 + random(6) },
      { met: 'objective-0' },
      { entered: pick(ZONES, random), by: drawnWho(group, random) },
      { taken: pick(TOKENS, random) },
    ],
    random,
  );
  const later = group.figures.slice(1).map(({ id }) => id);
  return {
    id: `happening-${nth}`,
    text: { fr: `Il se passe la chose ${nth}.`, en: `Thing ${nth} happens.` },
    when,
    ...(later.length > 0 && random(2) === 0 && { arrivals: { figures: later, zone: group.zone } }),
    ...(random(2) === 0 && { noise: drawnPlace(battle, random) }),
  };
}

/** A scenario drawn by chance. At most one happening of a group brings figures on. */
export function drawnScenario(battle: Battleground, random: Random): Scenario {
  const [first, ...rest] = battle.groups;
  if (!first) throw new Error('a battle without groups');
  const groups = [first, ...rest] as const;
  return {
    ...named('scenario'),
    story: { fr: 'Il était une fois.', en: 'Once upon a time.' },
    ...(random(2) === 0 && { turns: 1 + random(8) }),
    zones: ZONES.map((id) => ({ ...named(id), shape: drawnShape(battle, random) })),
    tokens: TOKENS.map((id) => ({ ...named(id), at: drawnPlace(battle, random) })),
    objectives: Array.from({ length: 1 + random(4) }, (_, nth) => drawnObjective([...groups], nth, random)),
    happenings: groups.slice(0, 1 + random(2)).map((group, nth) => drawnHappening(battle, [group], nth, random)),
  };
}
