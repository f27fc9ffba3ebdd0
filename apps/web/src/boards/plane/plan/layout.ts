import type { FigureOnBoard, PlaneBoard } from '../model.ts';
import { toScreen, type Camera, type Viewport } from './camera.ts';
import { boxAt, placeLabels, type Box, type Label } from './labels.ts';
import { textWidth } from './text-width.ts';

/** Pixels a pace from which figures are called by their names and not by their tags alone. */
const NAMED = 15;
const HEIGHT = 17;

export interface NameTag {
  readonly id: string;
  readonly tag: string;
  readonly name: string;
  readonly side: number;
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

export interface Layout {
  readonly names: readonly NameTag[];
  /** Boxes of the names and of the figures, which nothing else should cover. */
  readonly taken: readonly Box[];
}

/** Radius in pixels of a figure on the screen. */
export const radiusOf = ({ r }: { readonly r: number }, camera: Camera): number => Math.max(7, r * camera.scale);

/** Where the names of the figures stand. */
export function layOut({ figures }: PlaneBoard, camera: Camera, view: Viewport, pace: number): Layout {
  const named = camera.scale * pace >= NAMED;
  const standing = figures.filter(({ bearing }) => bearing !== 'out');
  const text = ({ tag, name }: FigureOnBoard): string => (named ? `${tag} ${name}` : tag);
  const labels = standing.map((figure): Label => {
    const { x, y } = toScreen(camera, view, figure.at);
    return { id: figure.id, x, y, r: radiusOf(figure, camera) + 1, width: textWidth(text(figure)) + 12, height: HEIGHT };
  });
  const placed = placeLabels(labels, view);
  const names = standing.flatMap(({ id, tag, name, side }, i): NameTag[] => {
    const [at, label] = [placed[i], labels[i]];
    return at && label ? [{ id, tag, side, name: named ? name : '', x: at.x, y: at.y, width: label.width }] : [];
  });
  return {
    names,
    taken: [...names.map(({ x, y, width }) => boxAt(x, y, width, HEIGHT)), ...labels.map(({ x, y, r }) => boxAt(x, y, 2 * r, 2 * r))],
  };
}
