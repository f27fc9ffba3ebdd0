import { climb, isObstruction, type Place, type Obstruction } from '@escarmouche/space';
import { bodyOf } from '../placed/bodies.ts';
import type { FigureId, FigureIn } from '../roster.ts';
import { daunted } from './mover.ts';
import type { PlaneRules } from './rules.ts';
import type { Perch, PlaneFigure, PlaneState } from './state.ts';
import { touchedAt } from './touching.ts';
import type { Way } from './way.ts';

/** Climbs a wall, ladder or rope by a height, down when negative. Its length is the height. */
export function climbWay<S extends PlaneState>(
  rules: PlaneRules<S>,
  state: S,
  figure: FigureIn<S>,
  manner: 'climb' | 'ladder',
  feature: string,
  height: number,
): Way<S> | Obstruction {
  const result = daunted(rules, state, figure, (others) => {
    const climbed = climb(state.scene.table, bodyOf(state, figure), feature, height, others, rules.stepUp);
    return isObstruction(climbed) ? climbed : { ...climbed, touches: touchedAt(state, figure, climbed.end) };
  });
  if (isObstruction(result)) return result;
  const up = height > 0;
  const start: Place = { x: figure.x, y: figure.y, z: figure.z };
  // Upwards the figure hangs where it started; down from a roof, beside the edge it goes over.
  const hanging = up ? start : result.end;
  const perch: Perch = { feature, on: manner === 'climb' ? 'wall' : 'ladder' };
  const at = (gone: number): Place => ({ x: hanging.x, y: hanging.y, z: Math.round(start.z + (up ? gone : -gone)) });
  return {
    manner,
    length: result.height,
    at: (gone) => (gone < result.height ? at(gone) : result.end),
    until: (gone) => (gone < result.height ? [start, at(gone)] : [start, at(result.height), result.end]),
    end: result.end,
    facing: result.facing,
    perch,
    endPerch: result.where === 'wall' ? perch : undefined,
    touches: result.touches,
    onward: (later, moved, gone) => {
      if (gone >= result.height) return hangingStill(manner, moved, touchedAt(later, moved, moved));
      const rest = up ? height - Math.round(gone) : height + Math.round(gone);
      const left = rest === 0 ? undefined : climbWay(rules, later, moved, manner, feature, rest);
      return !left || isObstruction(left) ? hangingStill(manner, moved) : left;
    },
  };
}

/** At the end of a climb, or where the rest of the climb is barred, the figure stays where it hangs. */
function hangingStill<S extends PlaneState>(
  manner: 'climb' | 'ladder',
  { x, y, z }: PlaneFigure,
  touches: readonly FigureId[] = [],
): Way<S> {
  const here = { x, y, z };
  return {
    manner,
    length: 0,
    at: () => here,
    until: () => [here],
    end: here,
    touches,
    onward: (_state, figure) => hangingStill(manner, figure, touches),
  };
}
