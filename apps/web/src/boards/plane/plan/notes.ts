import type { Point } from '@escarmouche/space';
import type { Tone } from '../../overlay.ts';
import type { FigureOnBoard } from '../model.ts';
import type { Note, Overlay } from '../overlay.ts';
import { farEnd, figureAt, isInCrowd, tagInCrowd, tagOfLine } from '../whose.ts';
import { toScreen, type Camera, type Viewport } from './camera.ts';
import { boxAt, placeLabels, type Box, type Label } from './labels.ts';
import { radiusOf, type NameTag } from './layout.ts';
import { textWidth } from './text-width.ts';

/** Words laid on the plan, with their middle in pixels and their width at the usual size of text. */
export interface Written {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly parts: readonly { readonly text: string; readonly tone: Tone }[];
  /** From where a line leads to them, if they do not stand beside what they are about. */
  readonly from?: Point;
}

export const NOTE_HEIGHT = 18;
const PAD = 12;
const BETWEEN = 7;
/** Words that would cover more than this share of another thing, or be covered so, are not written. */
export const ROOM = 0.15;
/** Lines round off: less than this share is not covered. */
const NOTHING = 0.01;
/** Arc of a ghost, in pixels beyond its radius. */
const AROUND_GHOST = 14;

/** Pixels from the rim of a ghost to the middle of its handle. */
const HANDLE = 32;

/** What a ghost covers on the screen, and the handle it is turned by. */
export function ghostBoxes(ghost: Overlay['ghost'], camera: Camera, view: Viewport): readonly Box[] {
  if (!ghost) return [];
  const { x, y } = toScreen(camera, view, ghost.at);
  const r = radiusOf(ghost, camera);
  const disc = boxAt(x, y, 2 * r + 6, 2 * r + 6);
  if (!ghost.turnable) return [disc];
  const tip = toScreen({ ...camera, x: 0, y: 0 }, { width: 0, height: 0 }, ghost.facing);
  const out = (r + HANDLE) / (Math.hypot(tip.x, tip.y) || 1);
  return [disc, boxAt(x + tip.x * out, y + tip.y * out, 20, 20)];
}

/** Words with the disc that they stand beside. */
interface ToWrite extends Pick<Note, 'parts'>, Pick<Label, 'by' | 'rank' | 'far'> {
  readonly on: Point;
  readonly r: number;
  /** The share that they may cover, or that may be covered of them; `ROOM` when absent. */
  readonly most?: number;
  /** They are not written off their disc. */
  readonly near?: boolean;
}

/**
 * Where all words of an overlay stand so that they cover neither each other nor what is there already: the trail's length first, then what is near,
 * rings and regions last. Words for which a crowd leaves no room and words about what is out of view are left out: the panel has them. In a crowd
 * words about a figure stand beside it or its name or nowhere, lest they be lost among those of others; only those about who may answer, and about one
 * of a few who stand close, stand off it with a line. `grown`: how much larger they are than usual; `figures`: those whose words these may be, and `names`: where their names stand.
 */
export function writeNotes(
  overlay: Overlay,
  camera: Camera,
  view: Viewport,
  taken: readonly Box[],
  grown = 1,
  figures: readonly FigureOnBoard[] = [],
  names: readonly NameTag[] = [],
): readonly Written[] {
  const at = (point: Point): Point => toScreen(camera, view, point);
  const notes: ToWrite[] = [];
  const nameOf = (place: Point): Box | undefined => names.find(({ id }) => id === figureAt(figures, place)?.id)?.box;
  const { ghost, trail } = overlay;
  const end = trail?.points.at(-1);
  const ghostRadius = ghost ? radiusOf(ghost, camera) : 0;
  const keep = [...taken, ...ghostBoxes(ghost, camera, view)];
  if (trail?.label && end)
    notes.push({ on: at(end), r: ghostRadius + AROUND_GHOST, parts: [{ text: trail.label, tone: trail.tone }], rank: 2, most: 1 });
  for (const { at: place, r, parts, answers } of overlay.notes ?? []) {
    const on = at(place);
    const tag = tagInCrowd(figures, place);
    const words = { on, r: Math.max(5, r * camera.scale), parts: [...tag, ...parts], by: nameOf(place) };
    if (!isInView(on, view)) continue;
    if (answers) notes.push({ ...words, rank: 1, far: true });
    else if (tag.length > 0) notes.push({ ...words, most: NOTHING, ...(isInCrowd(figures, place) ? { near: true } : { far: true }) });
    else notes.push(words);
  }
  const sights = overlay.audit ? [] : (overlay.sights ?? []);
  for (const line of sights) {
    const [a, b] = [at(line.from), at(line.to)];
    const middle = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
    const { label = '' } = line;
    if (label === '') continue;
    const parts = [...tagOfLine(figures, sights, line), { text: label, tone: line.tone }];
    // Lines that begin together lie close to each other, but for their ends.
    const far = farEnd(sights, line);
    const figure = far && figureAt(figures, far);
    const on = figure && at(figure.at);
    if (!on) {
      if (isInView(middle, view)) notes.push({ on: middle, r: 6, parts });
    } else if (isInView(on, view)) {
      const off = isInCrowd(figures, figure.at) ? {} : { far: true };
      notes.push({ on, r: radiusOf(figure, camera) + 1, parts, by: nameOf(figure.at), ...off });
    } else {
      const edge = wayOut(far === line.to ? a : b, on, view);
      if (edge) notes.push({ on: edge, r: 6, parts, near: true });
    }
  }
  for (const { center, radius, label, tone } of overlay.rings ?? []) {
    const on = label === '' ? undefined : inView(ringPoints(at(center), radius * camera.scale), view);
    if (on) notes.push({ on, r: 2, parts: [{ text: label, tone }] });
  }
  for (const { outlines, label } of ghost ? [] : (overlay.bands ?? [])) {
    const on = inView(outlines.flat().map(at), view);
    if (on && label !== '') notes.push({ on, r: 3, parts: [{ text: label, tone: 'plain' }] });
  }
  const labels = notes.map(({ on, r, parts, by, rank, far }, i): Label => {
    const text = parts.reduce((sum, part) => sum + textWidth(part.text), 0);
    const width = (text + PAD + BETWEEN * (parts.length - 1)) * grown;
    return { id: String(i), x: on.x, y: on.y, r, width, height: NOTE_HEIGHT * grown, by, rank, far };
  });
  const placed = placeLabels(labels, view, keep);
  return labels.flatMap(({ width }, i) => {
    const [spot, note] = [placed[i], notes[i]];
    if (!spot || !note || spot.covers > (note.most ?? ROOM) || (note.near && spot.off)) return [];
    return [{ x: spot.x, y: spot.y, width: width / grown, parts: note.parts, ...(note.far && spot.off && { from: note.on }) }];
  });
}

/** Points of a ring where its name may stand: its top first. */
function ringPoints({ x, y }: Point, radius: number): readonly Point[] {
  const slant = radius * Math.SQRT1_2;
  return [
    { x, y: y - radius },
    { x: x + slant, y: y - slant },
    { x: x - slant, y: y - slant },
    { x: x + radius, y },
    { x: x - radius, y },
    { x: x + slant, y: y + slant },
    { x: x - slant, y: y + slant },
    { x, y: y + radius },
  ];
}

/** Where a line from one point to another leaves the view; nothing where it begins out of view. */
export function wayOut(from: Point, to: Point, view: Viewport): Point | undefined {
  if (!isInView(from, view)) return undefined;
  const t = Math.min(shareWithin(from.x, to.x, view.width), shareWithin(from.y, to.y, view.height));
  return { x: from.x + (to.x - from.x) * t, y: from.y + (to.y - from.y) * t };
}

/** How much of a way from within 0 and a length stays there, as a share. */
function shareWithin(start: number, end: number, length: number): number {
  if (end < 0) return start / (start - end);
  return end > length ? (length - start) / (end - start) : 1;
}

export function isInView({ x, y }: Point, { width, height }: Viewport): boolean {
  return x >= 0 && y >= 0 && x <= width && y <= height;
}

/** The highest of some points that is well in view. */
function inView(points: readonly Point[], view: Viewport): Point | undefined {
  let best: Point | undefined;
  for (const point of points) {
    const seen = point.x > 30 && point.y > 16 && point.x < view.width - 30 && point.y < view.height - 10;
    if (seen && (!best || point.y < best.y - 1)) best = point;
  }
  return best;
}

const LINE = 34;

/** Breaks a sentence into short lines. */
export function wrap(text: string, longest = LINE): readonly string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= longest) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

/** Lines are of 12.5 pixels where names and notes are of 11.5. */
const LARGER = 1.06;
const SHORTEST = 12;

/** A sentence in lines that go into so many pixels, and the width of the longest of them, both at the usual size of text. */
export function wrapInto(text: string, room: number): { readonly lines: readonly string[]; readonly width: number } {
  for (let longest = LINE; ; longest -= 2) {
    const lines = wrap(text, longest);
    const width = Math.max(...lines.map((line) => textWidth(line) * LARGER));
    if (width <= room || longest <= SHORTEST) return { lines, width };
  }
}
