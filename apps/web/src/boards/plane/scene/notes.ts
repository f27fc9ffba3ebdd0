import type { Place, Point } from '@escarmouche/space';
import type { Tone } from '../../overlay.ts';
import type { Overlay } from '../overlay.ts';
import type { PlaneBoard } from '../model.ts';
import { isInView, wayOut } from '../plan/notes.ts';
import { farEnd, figureAt, isInCrowd, tagInCrowd, tagOfLine } from '../whose.ts';
import { textWidth } from '../plan/text-width.ts';
import { EYE, MIDDLE } from './body.ts';
import type { Look, OnScreen, Size } from './look.ts';
import { levelAt, TALL } from './pick.ts';

/** Words that belong beside something, before they have their place. Pixels. */
export interface SceneNote {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  readonly r: number;
  readonly width: number;
  readonly parts: readonly { readonly text: string; readonly tone: Tone }[];
  /** In a crowd: off what it is about it would be taken for another's. */
  readonly near?: boolean;
  /** It has to be said, if need be off what it is about. */
  readonly far?: boolean;
}

/** Pixels a pace from which figures are called by their names; where a pace is smaller, by their tags only. */
export const NAMED = 17;
const PAD = 14;
const BETWEEN = 7;

/**
 * All words of an overlay with the discs that they stand beside: the trail's length first, then what is near; rings and regions last, and only while
 * no ghost is shown, which has words enough about it.
 */
export function notesOf(overlay: Overlay, board: PlaneBoard, look: Look, view: Size, on: (place: Place) => OnScreen): readonly SceneNote[] {
  const notes: SceneNote[] = [];
  const add = (id: string, at: Point, r: number, parts: SceneNote['parts'], where: Pick<SceneNote, 'near' | 'far'> = {}): void => {
    const text = parts.reduce((sum, part) => sum + textWidth(part.text), 0);
    if (text > 0) notes.push({ id, x: at.x, y: at.y, r, width: text + PAD + BETWEEN * (parts.length - 1), parts, ...where });
  };
  const onGround = (at: Point): OnScreen => on({ ...at, z: levelAt(board, at) });
  const { ghost, trail } = overlay;

  const end = trail?.points.at(-1);
  if (trail && end) {
    const [foot, head] = [on(end), on({ ...end, z: end.z + (ghost ? TALL : 0) })];
    const r = Math.max(10, (foot.y - head.y) / 2, (ghost?.r ?? 0) * foot.scale);
    add('trail', { x: foot.x, y: (foot.y + head.y) / 2 }, r, [{ text: trail.label, tone: trail.tone }]);
  }
  for (const [i, { at, r, parts, answers = false }] of (overlay.notes ?? []).entries()) {
    const there = board.figures.find((figure) => figure.at.x === at.x && figure.at.y === at.y);
    const foot = there ? on(there.at) : onGround(at);
    const tag = tagInCrowd(board.figures, at);
    const near = !answers && isInCrowd(board.figures, at);
    add(`note ${i}`, foot, Math.max(6, r * foot.scale), [...tag, ...parts], { near, far: answers || (tag.length > 0 && !near) });
  }
  const sights = overlay.audit ? [] : (overlay.sights ?? []);
  for (const [i, line] of sights.entries()) {
    const { label = '' } = line;
    if (label === '') continue;
    const parts = [...tagOfLine(board.figures, sights, line), { text: label, tone: line.tone }];
    const [a, b] = [on({ ...line.from, z: line.from.z + EYE }), on({ ...line.to, z: line.to.z + MIDDLE })];
    // Lines that begin together lie close to each other, but for their ends.
    const far = farEnd(sights, line);
    const figure = far && figureAt(board.figures, far);
    const body = figure && on({ ...figure.at, z: figure.at.z + MIDDLE });
    const edge = body && wayOut(far === line.to ? a : b, body, view);
    if (body && isInView(body, view)) add(`sight ${i}`, body, MIDDLE * body.scale, parts, { far: !isInCrowd(board.figures, figure.at) });
    else if (edge) add(`sight ${i}`, edge, 6, parts, { near: true });
    else add(`sight ${i}`, { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }, 6, parts);
  }
  for (const [i, { center, radius, label, tone }] of (ghost ? [] : (overlay.rings ?? [])).entries()) {
    const far = { x: center.x + Math.sin(look.yaw) * radius, y: center.y + Math.cos(look.yaw) * radius };
    const at = { x: Math.min(board.width, Math.max(0, far.x)), y: Math.min(board.height, Math.max(0, far.y)) };
    add(`ring ${i}`, onGround(at), 3, [{ text: label, tone }]);
  }
  for (const [i, { outlines, label }] of (ghost ? [] : (overlay.bands ?? [])).entries()) {
    const [first, ...others] = outlines.flat().map((at) => on({ ...at, z: 0 }));
    if (first)
      add(
        `band ${i}`,
        others.reduce((best, at) => (at.y < best.y ? at : best), first),
        3,
        [{ text: label, tone: 'plain' }],
      );
  }
  return notes;
}
