import type { Random } from '@escarmouche/referee';
import { arrivingLater, type Scenario } from '@escarmouche/skirmish/plane';
import { canStand, scaleTo, standAt, type Other, type Point, type Table, type Vector } from '@escarmouche/space';
import { pick } from './file-kind.ts';
import { drawnScenario, type Battleground } from './scenarios.ts';

/** Figures of any game on a plane, drawn for the fuzzers: somewhere in a crowd, under way with something. */

const DIRECTIONS = [1000, 800, 600, 0, -600, -800, -1000];

function drawnFacing(random: Random): Vector {
  const x = pick(DIRECTIONS, random);
  const y = pick(DIRECTIONS, random);
  return x === 0 && y === 0 ? { x: 1000, y: 0 } : { x, y };
}

/** A place just beside, upon or in some terrain, or in contact with one already placed, or anywhere in the square. */
function drawnPlace(table: Table, others: readonly Other[], r: number, corner: Point, width: number, random: Random): Point {
  const near = others[random(Math.max(1, others.length))];
  const shape = table.features[random(Math.max(1, table.features.length))]?.shape;
  const way = drawnFacing(random);
  const kind = random(4);
  if (kind === 0 && near) {
    const to = scaleTo(way, near.body.r + r);
    return { x: near.body.x + to.x, y: near.body.y + to.y };
  }
  if (kind < 3 && shape?.type === 'disc') {
    const to = scaleTo(way, shape.r + r * (random(3) - 1));
    return { x: shape.x + to.x, y: shape.y + to.y };
  }
  if (kind < 3 && shape?.type === 'polygon') {
    const at = random(shape.points.length);
    const [from, to] = [shape.points[at] ?? corner, shape.points[(at + 1) % shape.points.length] ?? corner];
    const out = scaleTo({ x: to.y - from.y, y: from.x - to.x }, r * (random(3) - 1) + random(21));
    const share = random(101) / 100;
    return { x: Math.round(from.x + (to.x - from.x) * share) + out.x, y: Math.round(from.y + (to.y - from.y) * share) + out.y };
  }
  return { x: corner.x + random(width + 1), y: corner.y + random(width + 1) };
}

/** A figure without a place. */
interface Absent {
  readonly x: number;
  readonly y: number;
  readonly posture: 'out';
}

/** A figure in its place, in a state of the game's own. */
type Placed<State> = State & {
  readonly x: number;
  readonly y: number;
  readonly z: number;
  readonly facing: Vector;
  readonly posture: 'prone' | 'standing';
};

interface Body {
  readonly id: string;
  readonly r: number;
  readonly h: number;
}

/** A game's figure before it stands anywhere: how large it is, and its vitality when sound. */
interface Size {
  readonly r: number;
  readonly h: number;
  readonly vitality: number;
}

interface Groups<Sheet> {
  readonly table: Table;
  readonly groups: readonly { readonly id: string; readonly figures: readonly Sheet[] }[];
}

/** In the middle of a battle: everybody somewhere in a crowded square, in any state. `more`: what the state of a figure has in one game alone. */
export function drawnPosition<Sheet extends { readonly id: string }, More extends object>(
  { table, groups }: Groups<Sheet>,
  sizeOf: (sheet: Sheet) => Size,
  more: () => More,
  random: Random,
) {
  const sizes = new Map(groups.flatMap(({ figures }) => figures).map((sheet) => [sheet.id, sizeOf(sheet)]));
  const bodies = [...sizes].map(([id, { r, h }]) => ({ id, r, h }));
  const stateOf = (id: string, prone: boolean) => ({
    vitality: 1 + random(sizes.get(id)?.vitality ?? 1),
    activated: random(4) === 0,
    alert: !prone && random(4) === 0,
    demoralised: random(8) === 0,
    ...more(),
  });
  const figures = drawnCrowd(table, bodies, stateOf, random);
  const waits = (id: string): boolean => {
    const one = figures[id];
    return one !== undefined && !('activated' in one && one.activated) && one.posture !== 'out';
  };
  const playing = groups.find((group) => group.figures.some(({ id }) => waits(id)));
  return { order: groups.map(({ id }) => id), turn: 1 + random(4), ...(playing && { group: playing.id }), figures };
}

/** Figures somewhere in a crowded square, some of them prone, each in a state drawn for it; a figure that finds no place is out of action. */
function drawnCrowd<State>(
  table: Table,
  bodies: readonly Body[],
  stateOf: (id: string, prone: boolean) => State,
  random: Random,
): Record<string, Absent | Placed<State>> {
  const width = Math.min(table.width, 8000 + random(8000));
  const corner = { x: random(table.width - width + 1), y: random(Math.max(1, table.height - width + 1)) };
  const others: Other[] = [];
  const figures: Record<string, Absent | Placed<State>> = {};
  for (const { id, r, h } of bodies) {
    figures[id] = { ...corner, posture: 'out' };
    for (let tries = 0; tries < 30; tries++) {
      const at = drawnPlace(table, others, r, corner, width, random);
      const stance = { stepUp: 500, wet: random(2) === 0 };
      const levels = standAt(table, { ...at, r, h }, others, stance);
      if (levels.length === 0) continue;
      const body = { ...at, r, h, z: pick(levels, random) };
      if (canStand(table, body, others, stance)) continue;
      others.push({ id, body, manner: 'block' });
      const prone = random(8) === 0;
      const facing = drawnFacing(random);
      figures[id] = { ...stateOf(id, prone), ...at, z: body.z, facing, posture: prone ? 'prone' : 'standing' };
      break;
    }
  }
  return figures;
}

/** A drawn battle of any game on a plane. */
interface Drawn extends Battleground {
  readonly position?: { readonly figures: Readonly<Record<string, unknown>> } | undefined;
  readonly scenario?: Scenario | undefined;
}

/** At times it is about something, and who comes later is not there yet. */
export function someScenario<B extends Drawn>(battle: B, random: Random): B {
  if (random(3) > 0) return battle;
  const scenario = drawnScenario(battle, random);
  const later = new Set(arrivingLater(scenario));
  const { position } = battle;
  if (!position) return { ...battle, scenario };
  const figures = Object.fromEntries(Object.entries(position.figures).filter(([id]) => !later.has(id)));
  return { ...battle, scenario, position: { ...position, figures } };
}
