import type { FigureIn } from '@escarmouche/skirmish';
import type { PlaneState } from '@escarmouche/skirmish/plane';
import { directions, span, walk, type Mover, type Place } from '@escarmouche/space';
import type { Going } from '../../plane/game.ts';
import type { End } from '../ground/end.ts';
import { facingInContact, endsWell, touchedBy } from '../ground/walks.ts';

export function runsOf<S extends PlaneState, C>(
  game: Going<S, C>,
  state: S,
  figure: FigureIn<S>,
  mover: Mover,
  points: readonly Place[],
): readonly End<C>[] {
  const { running } = game.movement;
  if (!running) return [];
  const far = running.far(state, figure);
  const round = directions(72).map(({ x, y }) => ({ x: Math.round(figure.x + x * far), y: Math.round(figure.y + y * far), z: 0 }));
  const cutAt = points.map((p) => {
    const size = span(figure, p);
    return size <= far || size === 0
      ? p
      : { x: Math.round(figure.x + ((p.x - figure.x) * far) / size), y: Math.round(figure.y + ((p.y - figure.y) * far) / size), z: p.z };
  });
  return [...cutAt, ...round].flatMap((to): readonly End<C>[] => {
    const trace = walk(state.scene.table, mover, [to], far);
    const { end: at, cost: length, direction } = trace;
    if (!direction || length === 0 || trace.fall || !endsWell(game, trace)) return [];
    const goal = trace.touches.length > 0 ? to : at;
    return [
      {
        at,
        length,
        touches: touchedBy(mover, at),
        how: 'run',
        facing: trace.touches.length > 0 ? facingInContact(mover, trace, direction) : direction,
        command: () => running.run({ x: goal.x, y: goal.y }),
      },
    ];
  });
}
