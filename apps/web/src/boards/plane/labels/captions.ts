import type { Place, Point } from '@escarmouche/space';
import { EYE, MIDDLE } from '../body.ts';
import type { FigureOnBoard } from '../model.ts';
import type { Band, Note, Overlay, Ring, SightLine } from '../overlay.ts';
import { company, figureAt, figureAtFarEnd, isInCrowd, isSame } from './crowd.ts';
import type { NameTag } from './names.ts';
import type { Disc, Label } from './place.ts';
import { isInView, wayOut, type Projection } from './projection.ts';

/** Words of an overlay for the table, before they have their place. */
export interface Caption extends Pick<Note, 'parts'>, Pick<Label, 'by' | 'rank' | 'far'> {
  /** The disc that the words stand beside. */
  readonly about: Disc;
  /** The share of another thing that the words may cover, or of the words that may be covered. */
  readonly most: number;
  /** The words stand beside their disc or nowhere. */
  readonly near?: boolean;
}

/** The surroundings of words: the figures, the names that words may stand beside, and the projection of all that. */
interface Seen {
  readonly figures: readonly FigureOnBoard[];
  readonly names: readonly NameTag[];
  readonly projection: Projection;
}

/** Words that would cover more than this share of another thing, or be covered so, are not written. */
const ROOM = 0.15;
/** Lines round off: less than this share is not covered. */
const NOTHING = 0.01;
/** Pixels round a ghost: its arc. */
const AROUND_GHOST = 13;
/** Radii in pixels of the discs that words stand beside: of a line, a ring, a region; of a point of the table at the least. */
const LINE = 6;
const RING = 2;
const REGION = 3;
const POINT = 5;

/**
 * All words of an overlay with what they stand beside: the trail's length first, then what is near, rings and regions last. Words about what is out of
 * view are left out: the panel has them. In a crowd words about a figure stand beside it or its name or nowhere, lest they be lost among those of
 * others; only those about who may answer, and about one of a few who stand close, stand off it with a line.
 */
export function captionsOf(
  overlay: Overlay,
  figures: readonly FigureOnBoard[],
  names: readonly NameTag[],
  projection: Projection,
): readonly Caption[] {
  const seen = { figures, names, projection };
  const { ghost, audit, notes = [], sights = [], rings = [], bands = [] } = overlay;
  return [
    ...trailCaptions(overlay, projection),
    ...notes.flatMap((note) => noteCaptions(note, seen)),
    ...(audit ? [] : sights.flatMap((line) => sightCaptions(line, sights, seen))),
    ...rings.flatMap((ring) => ringCaptions(ring, projection)),
    ...(ghost ? [] : bands.flatMap((band) => bandCaptions(band, projection))),
  ];
}

/** The length of the way is always written. */
function trailCaptions({ trail, ghost }: Overlay, { on, bodyOf }: Projection): readonly Caption[] {
  const end = trail?.points.at(-1);
  if (!trail?.label || !end) return [];
  const body = ghost ? bodyOf({ at: end, r: ghost.r, bearing: 'standing' }) : { ...on(end), r: 0 };
  return [{ about: { ...body, r: body.r + AROUND_GHOST }, parts: [{ text: trail.label, tone: trail.tone }], rank: 2, most: 1 }];
}

function noteCaptions({ at, r, parts: said, answers, always }: Note, { figures, names, projection }: Seen): readonly Caption[] {
  const { on, bodyOf, view } = projection;
  const figure = figureAt(figures, at);
  const spot = on(at);
  const about = figure ? bodyOf(figure) : { ...spot, r: Math.max(POINT, r * spot.scale) };
  if (!isInView(about, view)) return [];
  if (always) return [{ about, parts: said, rank: 2, most: 1 }];
  if (!figure) return [{ about, parts: said, most: ROOM }];
  const by = boxOf(names, figure);
  const others = company(figures, at);
  const parts = others > 0 ? [tagOf(figure), ...said] : said;
  if (answers) return [{ about, parts, by, most: ROOM, rank: 1, far: true }];
  if (others === 0) return [{ about, parts, by, most: ROOM }];
  return [{ about, parts, by, most: NOTHING, ...(isInCrowd(figures, at) ? { near: true } : { far: true }) }];
}

/**
 * Words on one of several lines stand at the end that the other lines do not have: lines with a common end lie close to each other
 * elsewhere.
 */
function sightCaptions(line: SightLine, lines: readonly SightLine[], { figures, names, projection }: Seen): readonly Caption[] {
  const { on, bodyOf, view } = projection;
  if (!line.label) return [];
  const words = { text: line.label, tone: line.tone };
  const [a, b] = [on(raised(line.from, EYE)), on(raised(line.to, MIDDLE))];
  const far = figureAtFarEnd(figures, lines, line);
  if (!far) {
    const middle = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2, r: LINE };
    return isInView(middle, view) ? [{ about: middle, parts: [words], most: ROOM }] : [];
  }
  const parts = [tagOf(far), words];
  const about = bodyOf(far);
  if (isInView(about, view)) return [{ about, parts, by: boxOf(names, far), most: ROOM, far: !isInCrowd(figures, far.at) }];
  const edge = wayOut(isSame(far.at, line.to) ? a : b, about, view);
  return edge ? [{ about: { ...edge, r: LINE }, parts, most: ROOM, near: true }] : [];
}

function ringCaptions({ center, radius, label, tone }: Ring, projection: Projection): readonly Caption[] {
  const top = label === '' ? undefined : highestInView(ringPoints(center, radius), projection);
  return top ? [{ about: { ...top, r: RING }, parts: [{ text: label, tone }], most: ROOM }] : [];
}

function bandCaptions({ outlines, label }: Band, projection: Projection): readonly Caption[] {
  const top = label === '' ? undefined : highestInView(outlines.flat(), projection);
  return top ? [{ about: { ...top, r: REGION }, parts: [{ text: label, tone: 'plain' }], most: ROOM }] : [];
}

const tagOf = ({ tag }: FigureOnBoard) => ({ text: tag, tone: 'plain' as const });
const boxOf = (names: readonly NameTag[], figure: FigureOnBoard): NameTag['box'] | undefined =>
  names.find(({ id }) => id === figure.id)?.box;
const raised = (place: Place, by: number): Place => ({ ...place, z: place.z + by });

function ringPoints({ x, y }: Point, radius: number): readonly Point[] {
  const slant = radius * Math.SQRT1_2;
  return [
    { x, y: y + radius },
    { x: x + slant, y: y + slant },
    { x: x - slant, y: y + slant },
    { x: x + radius, y },
    { x: x - radius, y },
    { x: x + slant, y: y - slant },
    { x: x - slant, y: y - slant },
    { x, y: y - radius },
  ];
}

/** The highest point on the screen, of some points of the table that are well in view. */
function highestInView(points: readonly Point[], { on, view }: Projection): Point | undefined {
  let best: Point | undefined;
  for (const point of points) {
    const { x, y } = on(point);
    const isWellInView = x > 30 && y > 16 && x < view.width - 30 && y < view.height - 10;
    if (isWellInView && (!best || y < best.y - 1)) best = { x, y };
  }
  return best;
}
