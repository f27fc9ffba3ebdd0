import { inPlay, type FigureIn } from '@escarmouche/skirmish';
import { bodyOf, coverOf } from '@escarmouche/skirmish/placed';
import { type PlaneState } from '@escarmouche/skirmish/plane';
import { boxOf, eyeOf, hiddenShare, PACE, standAt, type Feature, type Point } from '@escarmouche/space';
import type { Relation, Side } from '../../text-queries.ts';
import type { PlaneGame } from '../game.ts';
import { figureIn } from '../who.ts';
import { spotsPlaced } from './placed.ts';
import { enemiesBy, levelAt } from './where.ts';

/** Room left between a base and what it stands beside, in units: near, and not in contact. */
const ROOM = 60;
const STEP = PACE / 2;
const AROUND = 24;

/** Points from which a base of some radius stands close to a footprint, all round it. */
function around({ shape }: Feature, r: number): readonly Point[] {
  const away = r + ROOM;
  if (shape.type === 'disc') {
    return Array.from({ length: AROUND }, (_, i) => {
      const angle = (i / AROUND) * 2 * Math.PI;
      return { x: shape.x + Math.cos(angle) * (shape.r + away), y: shape.y + Math.sin(angle) * (shape.r + away) };
    });
  }
  return shape.points.flatMap((from, i) => {
    const to = shape.points[(i + 1) % shape.points.length] ?? from;
    const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
    const along = { x: (to.x - from.x) / length, y: (to.y - from.y) / length };
    // Counter-clockwise corners: the outside lies to the right.
    const out = { x: along.y * away, y: -along.x * away };
    const steps = Math.max(1, Math.ceil(length / STEP));
    return Array.from({ length: steps + 1 }, (_, step) => {
      const s = (step / steps) * length;
      return { x: from.x + along.x * s + out.x, y: from.y + along.y * s + out.y };
    });
  });
}

/** Points on top of a footprint, its middle first. */
function upon({ shape }: Feature): readonly Point[] {
  const { minX, minY, maxX, maxY } = boxOf(shape);
  const middle = { x: (minX + maxX) / 2, y: (minY + maxY) / 2 };
  const grid: Point[] = [];
  for (let x = minX; x <= maxX; x += STEP) for (let y = minY; y <= maxY; y += STEP) grid.push({ x, y });
  const away = ({ x, y }: Point): number => Math.hypot(x - middle.x, y - middle.y);
  return [middle, ...grid.toSorted((a, b) => away(a) - away(b))];
}

const whole = ({ x, y }: Point): Point => ({ x: Math.round(x), y: Math.round(y) });

/** Behind: where the nearest enemy sees less than half of the figure, if there is such a spot; the nearest to walk to first. */
export function spotsByPlace<S extends PlaneState, C>(
  game: PlaneGame<S, C>,
  state: S,
  id: string,
  place: string,
  relation: Relation,
): readonly Point[] {
  const figure = figureIn(state, id);
  const feature = state.scene.table.features.find((one) => one.id === place);
  const placed = spotsPlaced(game, state, place);
  if (!figure || (!feature && !placed)) return [];
  const { table } = state.scene;
  const { r, h } = bodyOf(state, figure);
  const stands = (at: Point, z?: number): boolean => {
    const levels = standAt(table, { ...at, r, h }, []);
    return z === undefined ? levels.length > 0 : levels.includes(z);
  };
  const away = (at: Point): number => Math.hypot(at.x - figure.x, at.y - figure.y);
  const onTable = ({ x, y }: Point): boolean => x >= r && y >= r && x <= table.width - r && y <= table.height - r;
  if (!feature)
    return (placed ?? [])
      .map(whole)
      .filter((at) => onTable(at) && stands(at))
      .toSorted((a, b) => away(a) - away(b));
  if (relation === 'on') {
    const top = feature.kind === 'solid' ? feature.top : feature.kind === 'void' ? feature.base : undefined;
    return upon(feature)
      .map(whole)
      .filter((at) => onTable(at) && stands(at, top));
  }
  const free = around(feature, r)
    .map(whole)
    .filter((at) => onTable(at) && stands(at, figure.z))
    .toSorted((a, b) => away(a) - away(b));
  if (relation === 'behind') return hiddenFirst(game, state, figure, free);
  if (relation !== 'left' && relation !== 'right') return free;
  const { minX, minY, maxX, maxY } = boxOf(feature.shape);
  const ahead = { x: (minX + maxX) / 2 - figure.x, y: (minY + maxY) / 2 - figure.y };
  const leftwards = (at: Point): number => ahead.x * (at.y - figure.y) - ahead.y * (at.x - figure.x);
  return free.filter((at) => leftwards(at) > 0 === (relation === 'left'));
}

/** Direction of a side of a figure, in degrees to the right of its facing. */
const BEARINGS: Readonly<Record<Exclude<Side, 'beside'>, number>> = { front: 0, right: 90, behind: 180, left: 270 };
/** Degrees from the middle of a side that still belong to that side; and gaps between the bases, in units. */
const SPREAD = [0, 20, -20, 40, -40];
const GAPS = [ROOM, PACE / 2, PACE, 2 * PACE];

/** The middle of the side and as near as may be first; places where another base stands are left out. */
export function spotsAround(state: PlaneState, id: string, otherId: string, side: Side): readonly Point[] {
  const [figure, other] = [figureIn(state, id), figureIn(state, otherId)];
  if (!figure || !other) return [];
  const { table, roster } = state.scene;
  const { r, h } = bodyOf(state, figure);
  const away = bodyOf(state, other).r + r;
  const { x, y } = other.facing;
  const size = Math.hypot(x, y);
  const spotAt = (bearing: number, gap: number): Point => {
    const [cos, sin] = [Math.cos((bearing * Math.PI) / 180), Math.sin((bearing * Math.PI) / 180)];
    const far = (away + gap) / size;
    return whole({ x: other.x + (x * cos + y * sin) * far, y: other.y + (y * cos - x * sin) * far });
  };
  const taken = roster.flatMap((one) => {
    const there = figureIn(state, one);
    return there && one !== id && inPlay(there) ? [bodyOf(state, there)] : [];
  });
  const isFree = (at: Point): boolean =>
    at.x >= r &&
    at.y >= r &&
    at.x <= table.width - r &&
    at.y <= table.height - r &&
    standAt(table, { ...at, r, h }, []).includes(other.z) &&
    taken.every((body) => Math.hypot(at.x - body.x, at.y - body.y) > body.r + r);
  const bearings =
    side === 'beside' ? Array.from({ length: AROUND }, (_, i) => (i * 360) / AROUND) : SPREAD.map((by) => BEARINGS[side] + by);
  const spots = GAPS.flatMap((gap) => bearings.map((bearing) => spotAt(bearing, gap))).filter(isFree);
  const near = (at: Point): number => Math.hypot(at.x - figure.x, at.y - figure.y);
  return side === 'beside' ? spots.toSorted((a, b) => near(a) - near(b)) : spots;
}

function hiddenFirst<S extends PlaneState, C>(
  { rules }: PlaneGame<S, C>,
  state: S,
  figure: FigureIn<S>,
  spots: readonly Point[],
): readonly Point[] {
  const [enemy] = enemiesBy(state, figure);
  if (!enemy) return spots;
  const eye = eyeOf(bodyOf(state, enemy));
  const hidden = (at: Point): number =>
    hiddenShare(state.scene.table, eye, bodyOf(state, figure, { ...at, z: levelAt(state, figure, at) }));
  const shares = new Map(spots.map((at) => [at, hidden(at)]));
  const covered = spots.filter((at) => coverOf(rules, shares.get(at) ?? 0) > 0);
  return covered.length > 0 ? covered : spots.toSorted((a, b) => (shares.get(b) ?? 0) - (shares.get(a) ?? 0)).slice(0, 1);
}
