import { boxOf, contains, type Point } from '@escarmouche/space';
import { boxAt, covered, type Box } from '../../box.ts';
import type { Area, PlaneBoard, TokenOnBoard } from '../model.ts';
import { heldWithin } from './place.ts';
import type { Projection } from './projection.ts';
import { textWidth } from './text-width.ts';

/** The name of an area or of a token, in its place on the screen. */
export interface PlaceName {
  readonly id: string;
  readonly name: string;
  /** The words on the board, where other than the name. */
  readonly label?: string;
  readonly side?: number;
  readonly x: number;
  readonly y: number;
  readonly box: Box;
}

const HEIGHT = 16;
const PAD = 10;
/** Pixels from the edge of an area to the middle of its name outside it. */
const OUTSIDE = 10;
/** Pixels from a token to the middle of its name. */
const BESIDE = 22;
/** The mark of a token that lies face down: there is no more to say of it. */
const UNKNOWN = '?';

/** Names of the areas, those of objectives too, and of the tokens that lie on the table, `grown` times as large as usual, where they cover least of what is `taken`. */
export function placeNames({ areas = [], tokens = [] }: PlaneBoard, projection: Projection, taken: readonly Box[], grown: number) {
  const { view } = projection;
  const wanted = [
    ...areas.map((area) => ({ ...area, spots: [...spotsIn(area).map(projection.on), ...spotsAround(area, projection, grown)] })),
    ...tokens
      .filter(({ by, kind, mark }) => by === undefined && kind !== 'objective' && mark !== UNKNOWN)
      .map((token) => ({ ...token, spots: spotsBeside(token, projection, grown) })),
  ];
  const names: PlaceName[] = [];
  for (const { id, name, label, side, spots } of wanted.map((one) => ({ side: undefined, label: undefined, ...one }))) {
    const [width, height] = [(textWidth(label ?? name) + PAD) * grown, HEIGHT * grown];
    const [best] = spots
      .filter(({ x, y }) => x >= 0 && y >= 0 && x <= view.width && y <= view.height)
      .map(({ x, y }) => ({ x: heldWithin(x, width / 2, view.width), y: heldWithin(y, height / 2, view.height) }))
      .map(({ x, y }) => ({ x, y, box: boxAt(x, y, width, height) }))
      .toSorted((a, b) => covering(a.box) - covering(b.box));
    if (best) names.push({ id, name, ...(label !== undefined && { label }), ...(side !== undefined && { side }), ...best });
  }
  return names;

  function covering(box: Box): number {
    return covered(box, [...taken, ...names.map((one) => one.box)]);
  }
}

/** Points of an area, its middle first, then towards its edges. */
function spotsIn({ shape }: Area): readonly Point[] {
  const { minX, minY, maxX, maxY } = boxOf(shape);
  const shares = [0.5, 0.8, 0.2];
  const grid = shares.flatMap((v) => shares.map((u) => ({ x: minX + (maxX - minX) * u, y: minY + (maxY - minY) * v })));
  const within = grid.filter((at) => contains(shape, at));
  return within.length > 0 ? within : grid.slice(0, 1);
}

/** Points above and below an area on the screen, for a name that has no room within. */
function spotsAround({ shape }: Area, { on }: Projection, grown: number): readonly Point[] {
  const { minX, minY, maxX, maxY } = boxOf(shape);
  const corners = [minX, maxX].flatMap((x) => [minY, maxY].map((y) => on({ x, y })));
  const ys = corners.map(({ y }) => y);
  const x = corners.reduce((sum, corner) => sum + corner.x / corners.length, 0);
  return [
    { x, y: Math.max(...ys) + OUTSIDE * grown },
    { x, y: Math.min(...ys) - OUTSIDE * grown },
  ];
}

function spotsBeside({ at }: TokenOnBoard, { on }: Projection, grown: number): readonly Point[] {
  const { x, y } = on(at);
  const away = BESIDE * grown;
  return [
    { x, y: y + away },
    { x, y: y - away },
    { x: x + away * 2, y },
    { x: x - away * 2, y },
  ];
}
