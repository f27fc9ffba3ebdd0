import { groupById, type GroupId } from '@escarmouche/skirmish';
import { withFigureAt } from '@escarmouche/skirmish/placed';
import { undeployed, type Deploy, type PlaneGroup, type Zone } from '@escarmouche/skirmish/plane';
import type { Point } from '@escarmouche/space';
import { urssClassic, type State } from '@escarmouche/urss-classic';

/** Gap between places that are tried, in units. */
const STEP = 500;

/** Places known beforehand for the figures of one group: along the front of their zone, the first in the roster in the middle. */
export function inARow(state: State, id: GroupId): readonly Deploy[] {
  const group = groupById(state, id);
  let draft = state;
  const commands: Deploy[] = [];
  for (const figure of undeployed(state, id)) {
    const { facing } = figure;
    for (const point of spotsFor(group, group.figures.indexOf(figure.id))) {
      const at = { ...point, z: 0 };
      const command: Deploy = { type: 'deploy', figure: figure.id, at, facing };
      if (urssClassic.check(draft, group.seat, command)) continue;
      commands.push(command);
      draft = withFigureAt(draft, { ...figure, posture: 'standing' }, at);
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
