import type { Point } from '@escarmouche/space';
import type { FigureOnBoard, PlaneBoard } from '../model.ts';
import { toScreen, type Camera, type Viewport } from './camera.ts';
import { boxAt, placeLabels, type Box, type Label } from './labels.ts';
import { PIPS } from './pips.ts';
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
  /** At the usual size of text. */
  readonly width: number;
  /** All that it covers on the screen. */
  readonly box: Box;
  /** From where a line leads to it, if it does not stand beside its figure. */
  readonly from?: Point;
}

export interface Layout {
  readonly names: readonly NameTag[];
  /** Boxes of the names and of the figures, which nothing else should cover. */
  readonly taken: readonly Box[];
}

/** Radius in pixels of a figure on the screen. */
export const radiusOf = ({ r }: { readonly r: number }, camera: Camera): number => Math.max(7, r * camera.scale);

function pipsBox({ vitality: { full } }: FigureOnBoard, { x, y }: Point, r: number): readonly Box[] {
  return full > 1 ? [boxAt(x, y - r - PIPS.above, full * PIPS.apart, 2 * PIPS.r + 2)] : [];
}

const widthOf = (text: string): number => textWidth(text) + 12;

/**
 * Where the names of the figures in view stand, `grown` times as large as usual, off what is there already. Who acts has the first choice, with the
 * figure that is `asked` about, which is named even where it lies; then those on the watch.
 */
export function layOut(
  { figures }: PlaneBoard,
  camera: Camera,
  view: Viewport,
  pace: number,
  grown = 1,
  keep: readonly Box[] = [],
  asked?: string,
): Layout {
  const named = camera.scale * pace >= NAMED * grown;
  const standing = figures.filter((figure) => {
    const { x, y } = toScreen(camera, view, figure.at);
    const r = radiusOf(figure, camera);
    return (figure.bearing !== 'out' || figure.id === asked) && x > -r && y > -r && x < view.width + r && y < view.height + r;
  });
  const labels = standing.map((figure): Label => {
    const { x, y } = toScreen(camera, view, figure.at);
    const short = widthOf(figure.tag) * grown;
    const width = named ? widthOf(`${figure.tag} ${figure.name}`) * grown : short;
    const rank = figure.active || figure.id === asked ? 2 : figure.alert ? 1 : 0;
    return { id: figure.id, x, y, r: radiusOf(figure, camera) + 1, width, height: HEIGHT * grown, short: named ? short : undefined, rank };
  });
  const pips = standing.flatMap((figure) => pipsBox(figure, toScreen(camera, view, figure.at), radiusOf(figure, camera)));
  const placed = placeLabels(labels, view, [...keep, ...pips]);
  const names = standing.flatMap(({ id, tag, name, side }, i): NameTag[] => {
    const [at, label] = [placed[i], labels[i]];
    if (!at || !label) return [];
    const whole = named && !at.short;
    const width = widthOf(whole ? `${tag} ${name}` : tag);
    return [
      {
        id,
        tag,
        side,
        name: whole ? name : '',
        x: at.x,
        y: at.y,
        width,
        box: boxAt(at.x, at.y, width * grown, HEIGHT * grown),
        from: at.off ? { x: label.x, y: label.y } : undefined,
      },
    ];
  });
  return {
    names,
    taken: [...names.map(({ box }) => box), ...labels.map(({ x, y, r }) => boxAt(x, y, 2 * r, 2 * r))],
  };
}
