import { flight, isRefusal, jump, type Leap, type Place, type Refusal as Obstacle, type Vector } from '@escarmouche/space';
import { bodyOf } from '../figures.ts';
import type { Figure, State } from '../state.ts';
import { moverOf } from './mover.ts';
import type { Way } from './way.ts';

type Onward = Way['onward'];

/** The point of a straight line in space at a length along it, of so much in all. */
function between(from: Place, to: Place, share: number): Place {
  const at = (a: number, b: number): number => Math.round(a + (b - a) * share);
  return { x: at(from.x, to.x), y: at(from.y, to.y), z: at(from.z, to.z) };
}

function leapWay(manner: 'jump' | 'flight', from: Place, over: Place, leap: Leap, onward: Onward): Way {
  const { length, direction, touches, fall } = leap;
  return {
    manner,
    length,
    until: (gone) => [from, between(from, over, length === 0 ? 1 : Math.min(1, gone / length))],
    end: over,
    facing: direction,
    fall,
    touches,
    onward,
  };
}

/** Nothing is left of a way that cannot be gone on with. */
function stranded(manner: 'jump' | 'flight', { x, y, z }: Figure): Way {
  const here = { x, y, z };
  return { manner, length: 0, until: () => [here], end: here, touches: [], onward: (_state, figure) => stranded(manner, figure) };
}

/** Jumps a length in a direction; lower it falls by the difference (UC-ACT-JUMP). */
export function jumpWay(state: State, figure: Figure, direction: Vector, length: number, limit: number): Way | Obstacle {
  const body = bodyOf(state, figure);
  const leap = jump(state.scene.table, body, direction, length, limit, moverOf(state, figure).others);
  if (isRefusal(leap)) return leap;
  const over = leap.fall?.from ?? leap.end;
  return leapWay('jump', { x: body.x, y: body.y, z: body.z }, over, leap, (later, moved, gone) => {
    const left = jumpWay(later, moved, direction, length - gone, length);
    return isRefusal(left) ? stranded('jump', moved) : left;
  });
}

/** Flies to a place, in a straight line in space (UC-ATTR-JETPACK). */
export function flightWay(state: State, figure: Figure, to: Place, limit: number): Way | Obstacle {
  const body = bodyOf(state, figure);
  const leap = flight(state.scene.table, body, to, limit, moverOf(state, figure).others);
  if (isRefusal(leap)) return leap;
  return leapWay('flight', { x: body.x, y: body.y, z: body.z }, leap.end, leap, (later, moved, gone) => {
    const left = flightWay(later, moved, to, limit - gone + 1);
    return isRefusal(left) ? stranded('flight', moved) : left;
  });
}
