import { figureOf, type FigureId } from '@escarmouche/skirmish';
import { span, type Point } from '@escarmouche/space';
import type { Cube } from '@escarmouche/space/cubes';
import type { Spot } from './commands.ts';
import { enemiesIn, figuresIn, friendsIn, seatOf } from './figures.ts';
import { isWithin, placeFor, pointsOf, type Standing } from './placing.ts';
import type { Figure, State } from './state.ts';
import type { Turn } from './turn.ts';
import { radiusOf } from './volume.ts';

/** Places among which the owner of a shifted figure chooses. */
const OFFERED = 6;

const clash = (state: State, a: Figure, b: Figure): boolean => span(a, b) < radiusOf(state, a) + radiusOf(state, b);

/** A place that a figure takes, and the figures that make room for it there. */
interface Room {
  readonly at: Point;
  readonly shifted: readonly FigureId[];
}

/**
 * The place of a figure that comes into a cube. Figures there are shifted only where there is none for it: friends first, enemies after them, each to a
 * near place that its owner chooses; as a last resort bases overlap (DZ-MOVE-REPOSITION).
 */
export function takePlace(turn: Turn, id: FigureId, cube: Cube, wish?: Spot): Standing {
  const { state } = turn;
  const figure = figureOf(state, id);
  const place = placeFor(state, figure, cube, wish);
  const others = figuresIn(state, cube).filter((one) => one.id !== id);
  if (!others.some((one) => clash(state, { ...figure, ...place }, one))) return place;
  const friends = friendsIn(state, figure, cube);
  const room =
    roomAmong(state, figure, cube, place, friends) ??
    roomAmong(state, figure, cube, place, [...friends, ...enemiesIn(state, figure, cube)]);
  if (!room) return place;
  const newcomer = { ...figure, ...room.at, z: place.z };
  for (const one of room.shifted) shiftAside(turn, one, cube, newcomer);
  return { ...room.at, z: place.z };
}

/** The nearest place where only these figures are in the way, and each finds another. */
function roomAmong(state: State, figure: Figure, cube: Cube, aim: Point, movable: readonly Figure[]): Room | undefined {
  const points = pointsOf(cube)
    .filter((at) => isWithin(state, figure, cube, at))
    .sort((a, b) => span(a, aim) - span(b, aim));
  for (const at of points) {
    const newcomer = { ...figure, ...at };
    const inWay = figuresIn(state, cube).filter((one) => one.id !== figure.id && clash(state, newcomer, one));
    if (inWay.every((one) => movable.some(({ id }) => id === one.id) && placesFor(state, one, cube, newcomer).length > 0))
      return { at, shifted: inWay.map(({ id }) => id) };
  }
  return undefined;
}

/** Free places of a cube for a figure that stands there, the nearest first, once the newcomer has taken its place. */
function placesFor(state: State, figure: Figure, cube: Cube, newcomer: Figure): readonly Point[] {
  const others = [newcomer, ...figuresIn(state, cube).filter(({ id }) => id !== figure.id && id !== newcomer.id)];
  return pointsOf(cube)
    .filter((at) => isWithin(state, figure, cube, at) && !others.some((one) => clash(state, { ...figure, ...at }, one)))
    .sort((a, b) => span(a, figure) - span(b, figure));
}

function shiftAside(turn: Turn, id: FigureId, cube: Cube, newcomer: Figure): void {
  const { state } = turn;
  const figure = figureOf(state, id);
  const options = placesFor(state, figure, cube, newcomer).slice(0, OFFERED);
  if (options.length === 0) return;
  const { x, y } = turn.choose('place', { seat: seatOf(state, id), about: { figure: id }, options });
  turn.emit({ type: 'moved', figure: id, path: [], x, y, z: figure.z, how: 'shift' });
}
