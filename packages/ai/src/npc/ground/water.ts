import type { FigureIn } from '@escarmouche/skirmish';
import { dryRefusal, moverOf, swimRefusal, walkWay, type PlaneState } from '@escarmouche/skirmish/plane';
import {
  bodyAt,
  boxOf,
  canStand,
  contains,
  directions,
  reach,
  roundPlace,
  roundPoint,
  span,
  standAt,
  stridesOf,
  walk,
  type Body,
  type Mover,
  type Place,
  type Point,
  type Table,
} from '@escarmouche/space';
import type { Going } from '../../plane/game.ts';
import { touchedBy } from './contacts.ts';
import type { End } from './end.ts';
import { STEP } from './lattice.ts';

/** Deep water as NPCs cross it: by swims, where the shortest way needs them (AI-GEO-PATH). */

const ROUND = directions(64);

/** Is a place in deep water? */
export const isWet = ({ features }: Table, at: Place): boolean =>
  features.some(({ kind, shape, top }) => kind === 'water' && at.z <= top && contains(shape, at));

/** The points of the lattice in deep water where a base may swim. */
export function wetPlaces(table: Table, { r, h }: Pick<Body, 'r' | 'h'>, stepUp: number): readonly Place[] {
  return table.features.flatMap(({ kind, shape, top }): readonly Place[] => {
    if (kind !== 'water') return [];
    const { minX, maxX, minY, maxY } = boxOf(shape);
    const found: Place[] = [];
    for (let y = STEP * Math.ceil(minY / STEP); y <= maxY; y += STEP) {
      for (let x = STEP * Math.ceil(minX / STEP); x <= maxX; x += STEP) {
        const floats = contains(shape, { x, y }) && standAt(table, { x, y, r, h }, [], { stepUp, wet: true }).includes(top);
        if (floats) found.push({ x, y, z: top });
      }
    }
    return found;
  });
}

/** Cost of a swim straight from one place to another of which one at least is in the water; undefined where something is in the way. `rate`: of a unit. */
export function swumOn(table: Table, mover: Mover, rate: number): (from: Place, to: Place) => number | undefined {
  const { body, stepUp } = mover;
  const strides = stridesOf(table, { ...mover, medium: 'swim' });
  return (from, to) => {
    const length = span(from, to);
    if (isWet(table, from) && isWet(table, to)) return strides.walked(from, to) === undefined ? undefined : rate * length;
    if (Math.abs(from.z - to.z) > stepUp) return undefined;
    const middle = roundPlace({ x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 }, Math.max(from.z, to.z));
    return canStand(table, bodyAt(middle, body), [], { stepUp, wet: true }) ? undefined : rate * length;
  };
}

/** Ends of one swim of a figure in the water or at its edge: points of the lattice in the water, and all round the bank. */
export function swimEnds<S extends PlaneState, C>(game: Going<S, C>, state: S, figure: FigureIn<S>, mover: Mover): readonly End<C>[] {
  const { rules, movement } = game;
  const { swimming } = movement;
  const far = swimming?.far(state, figure) ?? 0;
  if (!swimming || far === 0 || dryRefusal(rules, state, figure)) return [];
  const { table } = state.scene;
  const swimmer = moverOf(rules, state, figure, 'swim');
  const region = reach(table, swimmer, far);
  const wet = wetPlaces(table, mover.body, mover.stepUp).filter((at) => span(at, figure) <= far);
  const ashore = ROUND.map(({ x, y }) => walk(table, swimmer, [roundPoint({ x: figure.x + far * x, y: figure.y + far * y })], far).end);
  const paths: readonly (readonly Point[])[] = [
    ...wet.flatMap((at) => {
      const way = region.wayTo(at, at.z);
      return way ? [way.path] : [];
    }),
    ...ashore.map((end) => [roundPoint(end)]),
  ];
  return paths.flatMap((path): readonly End<C>[] => {
    if (swimRefusal(rules, state, figure, path, far)) return [];
    const { end: at, length, touches, facing } = walkWay(rules, state, figure, 'swim', path, far);
    const end = { at, length: (length * movement.walks(state, figure)) / far, touches: touchedBy(mover, at), how: 'swim' } as const;
    if (touches.length === 0) return [{ ...end, command: (towards) => swimming.swim(path, towards) }];
    return [{ ...end, ...(facing && { facing }), command: () => swimming.swim(path) }];
  });
}

/** The nearest point in the water from a place on the bank, within a length. */
export function waterFrom(wet: readonly Place[], at: Place, within: number): Point | undefined {
  const near = wet.map((one) => ({ one, away: span(one, at) })).filter(({ away }) => away <= within);
  return near.toSorted((a, b) => a.away - b.away)[0]?.one;
}
