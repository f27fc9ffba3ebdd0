import { PACE, boxOf, eyeOf, hiddenShare, standAt, type Feature, type Point } from '@escarmouche/space';
import { bodyOf, givesCover, type Figure, type State } from '@escarmouche/urss-classic';
import type { Relation, Survey } from '../../survey.ts';
import { figureIn } from '../look.ts';
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
export const spotsByPlace: Survey<State>['spotsBy'] = (state, id, place, relation: Relation) => {
  const figure = figureIn(state, id);
  const feature = state.scene.table.features.find((one) => one.id === place);
  if (!figure || !feature) return [];
  const { table } = state.scene;
  const { r, h } = bodyOf(state, figure);
  const stands = (at: Point, z?: number): boolean => {
    const levels = standAt(table, { ...at, r, h }, []);
    return z === undefined ? levels.length > 0 : levels.includes(z);
  };
  const away = (at: Point): number => Math.hypot(at.x - figure.x, at.y - figure.y);
  const onTable = ({ x, y }: Point): boolean => x >= r && y >= r && x <= table.width - r && y <= table.height - r;
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
  return relation === 'beside' ? free : hiddenFirst(state, figure, free);
};

function hiddenFirst(state: State, figure: Figure, spots: readonly Point[]): readonly Point[] {
  const [enemy] = enemiesBy(state, figure);
  if (!enemy) return spots;
  const eye = eyeOf(bodyOf(state, enemy));
  const hidden = (at: Point): number =>
    hiddenShare(state.scene.table, eye, bodyOf(state, figure, { ...at, z: levelAt(state, figure, at) }));
  const shares = new Map(spots.map((at) => [at, hidden(at)]));
  const covered = spots.filter((at) => givesCover(shares.get(at) ?? 0));
  return covered.length > 0 ? covered : spots.toSorted((a, b) => (shares.get(b) ?? 0) - (shares.get(a) ?? 0)).slice(0, 1);
}
