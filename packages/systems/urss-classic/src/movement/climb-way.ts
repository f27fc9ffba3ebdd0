import { climb, isRefusal, type Place, type Refusal as Obstacle } from '@escarmouche/space';
import { bodyOf } from '../figures.ts';
import type { Figure, Perch, State } from '../state.ts';
import { touchedAt } from './contact.ts';
import { moverOf } from './mover.ts';
import type { Way } from './way.ts';

/** Climbs a wall, ladder or rope by a height, down when negative (UC-ACT-CLIMB-SWIM, UC-ACT-LADDER). Its length is the height. */
export function climbWay(state: State, figure: Figure, manner: 'climb' | 'ladder', feature: string, height: number): Way | Obstacle {
  const result = climb(state.scene.table, bodyOf(state, figure), feature, height, moverOf(state, figure).others);
  if (isRefusal(result)) return result;
  const up = height > 0;
  const start: Place = { x: figure.x, y: figure.y, z: figure.z };
  // Up, it hangs where it started; down from a roof, beside the edge it goes over.
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
    touches: touchedAt(state, figure, result.end),
    onward: (later, moved, gone) => {
      const rest = up ? height - Math.round(gone) : height + Math.round(gone);
      const left = rest === 0 ? undefined : climbWay(later, moved, manner, feature, rest);
      return !left || isRefusal(left) ? hangingStill(manner, moved) : left;
    },
  };
}

/** Where the rest of a climb is barred, the figure stays where it hangs. */
function hangingStill(manner: 'climb' | 'ladder', { x, y, z }: Figure): Way {
  const here = { x, y, z };
  return {
    manner,
    length: 0,
    at: () => here,
    until: () => [here],
    end: here,
    touches: [],
    onward: (_state, figure) => hangingStill(manner, figure),
  };
}
