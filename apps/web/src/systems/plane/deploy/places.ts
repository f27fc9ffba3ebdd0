import { groupById, type GroupId } from '@escarmouche/skirmish';
import { undeployed, withFigureAt, type PlaneGroup, type PlaneState, type Zone } from '@escarmouche/skirmish/plane';
import type { Point, Vector } from '@escarmouche/space';
import { figureIn, groupOfFigure } from '../who.ts';
import type { Stance } from '../../game-adapter.ts';
import type { PlaneGame } from '../game.ts';

/** Gap between places that are tried, in units. */
const STEP = 500;

/** Towards the front of its zone. */
const AHEAD: Record<string, Vector> = {
  north: { x: 0, y: 1000 },
  south: { x: 0, y: -1000 },
  east: { x: 1000, y: 0 },
  west: { x: -1000, y: 0 },
};

export function frontOf(state: PlaneState, figure: string): Vector {
  return AHEAD[groupOfFigure(state, figure)?.zone.front ?? 'north'] ?? { x: 0, y: 1000 };
}

/** Where a figure's ghost starts: where it is, or in the middle of its zone. */
export function homeOf(state: PlaneState, id: string): Stance {
  const { x = 0, y = 0, posture, facing = { x: 0, y: 1000 } } = figureIn(state, id) ?? {};
  const zone = posture === 'reserve' ? groupOfFigure(state, id)?.zone : undefined;
  return { at: zone ? { x: zone.x + zone.width / 2, y: zone.y + zone.height / 2 } : { x, y }, facing };
}

/** Places for the figures of one group that have none yet: spread along the front of their zone, the first in the roster in the middle. */
export function deployments<S extends PlaneState, C>(
  game: Pick<PlaneGame<S, C>, 'system' | 'deploy'>,
  state: S,
  id: GroupId,
): readonly C[] {
  const group = groupById(state, id);
  let draft = state;
  const commands: C[] = [];
  for (const figure of undeployed(state, id)) {
    const facing = frontOf(state, figure.id);
    for (const at of spotsFor(group, group.figures.indexOf(figure.id))) {
      const command = game.deploy(figure.id, { ...at, z: 0 }, facing);
      if (game.system.check(draft, group.seat, command)) continue;
      commands.push(command);
      draft = withFigureAt(draft, { ...figure, facing, posture: 'standing' }, { ...at, z: 0 });
      break;
    }
  }
  return commands;
}

/** Spots in the zone of a group, the best for the one of an index in its roster first: 0, +1, -1, +2 … from the middle. */
function spotsFor({ zone, figures }: PlaneGroup, index: number): readonly Point[] {
  const along = zone.front === 'north' || zone.front === 'south';
  const width = along ? zone.width : zone.height;
  const depth = along ? zone.height : zone.width;
  const rank = Math.ceil(index / 2) * (index % 2 === 0 ? -1 : 1);
  const ideal = width / 2 + rank * Math.min(3500, width / (figures.length + 1));
  const spots: { readonly at: Point; readonly away: number }[] = [];
  for (let side = STEP; side <= width - STEP; side += STEP) {
    for (let back = 750; back <= depth - 600; back += STEP) {
      const [u, v] = [zone.front === 'south' || zone.front === 'east' ? width - side : side, back];
      spots.push({ at: spot(zone, u, v), away: Math.abs(side - ideal) + back * 0.8 });
    }
  }
  return spots.sort((a, b) => a.away - b.away).map(({ at }) => at);
}

/** A point of a zone: along its front, and back from it. */
function spot(zone: Zone, along: number, back: number): Point {
  switch (zone.front) {
    case 'north':
      return { x: zone.x + along, y: zone.y + zone.height - back };
    case 'south':
      return { x: zone.x + along, y: zone.y + back };
    case 'east':
      return { x: zone.x + zone.width - back, y: zone.y + along };
    default:
      return { x: zone.x + back, y: zone.y + along };
  }
}
