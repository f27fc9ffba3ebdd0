import { copy } from '@escarmouche/referee';
import type { Point, Vector } from '@escarmouche/space';
import { urssClassic, type Command, type State } from '@escarmouche/urss-classic';
import { groupIn, groupOfFigure } from './look.ts';

/** Gap between places that are tried, in units. */
const STEP = 500;

/** Towards the front of its zone. */
const AHEAD: Record<string, Vector> = {
  north: { x: 0, y: 1000 },
  south: { x: 0, y: -1000 },
  east: { x: 1000, y: 0 },
  west: { x: -1000, y: 0 },
};

export function frontOf(state: State, figure: string): Vector {
  return AHEAD[groupOfFigure(state, figure)?.zone.front ?? 'north'] ?? { x: 0, y: 1000 };
}

/** Places for figures of one group: spread along the front of their zone, the first in the roster in the middle. */
export function deployments(state: State, figures: readonly string[]): readonly Command[] {
  const draft = copy(state);
  const group = groupIn(state, state.group);
  if (!group) return [];
  const { zone } = group;
  const along = zone.front === 'north' || zone.front === 'south';
  const width = along ? zone.width : zone.height;
  const depth = along ? zone.height : zone.width;
  const commands: Command[] = [];
  figures.forEach((id) => {
    const index = group.figures.indexOf(id);
    const figure = draft.figures[id];
    if (!figure) return;
    const facing = frontOf(state, id);
    // 0, +1, -1, +2 …: the middle first.
    const rank = Math.ceil(index / 2) * (index % 2 === 0 ? -1 : 1);
    const ideal = width / 2 + rank * Math.min(3500, width / (group.figures.length + 1));
    const spots: { readonly at: Point; readonly away: number }[] = [];
    for (let side = STEP; side <= width - STEP; side += STEP) {
      for (let back = 750; back <= depth - 600; back += STEP) {
        const [u, v] = [zone.front === 'south' || zone.front === 'east' ? width - side : side, back];
        spots.push({ at: spot(zone, u, v), away: Math.abs(side - ideal) + back * 0.8 });
      }
    }
    spots.sort((a, b) => a.away - b.away);
    for (const { at } of spots) {
      const command: Command = { type: 'deploy', figure: id, at: { ...at, z: 0 }, facing };
      if (urssClassic.check(draft, group.seat, command)) continue;
      commands.push(command);
      Object.assign(figure, { ...at, z: 0, facing, posture: 'standing' });
      return;
    }
  });
  return commands;
}

/** A point of a zone: along its front, and back from it. */
function spot(zone: { x: number; y: number; width: number; height: number; front: string }, along: number, back: number): Point {
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
