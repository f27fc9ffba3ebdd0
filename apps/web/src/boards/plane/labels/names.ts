import { PACE, type Point } from '@escarmouche/space';
import { boxAt, overlap, type Box } from '../../box.ts';
import type { FigureOnBoard } from '../model.ts';
import type { Overlay } from '../overlay.ts';
import { placeLabels, type Label } from './place.ts';
import type { Projection } from './projection.ts';
import { textWidth } from './text-width.ts';

/** The words of a figure's name, in their place on the screen. */
export interface NameTag {
  readonly id: string;
  readonly tag: string;
  /** Nothing where there is room for the tag alone. */
  readonly name: string;
  readonly side: number;
  readonly x: number;
  readonly y: number;
  /** At the usual size of text. */
  readonly width: number;
  /** The box of the name on the screen. */
  readonly box: Box;
  /** The start of a line to a name that does not stand beside its figure. */
  readonly from?: Point;
}

export interface Layout {
  readonly names: readonly NameTag[];
  /** Boxes of the names and of the figures, which nothing else should cover. */
  readonly taken: readonly Box[];
}

/** Settings of a view for names. Pixels, at the usual size of text. */
export interface Naming {
  /** Pixels a pace from which figures are called by their names and not by their tags alone. */
  readonly namedFrom: number;
  readonly heightOf: (figure: FigureOnBoard) => number;
  /** Width of the signs that stand beside the words. */
  readonly signsOf: (figure: FigureOnBoard) => number;
}

const PAD = 12;

/** The moved figure, else the selected one, and the marked figures. */
export const askedAbout = ({ ghost, marks = [] }: Overlay, selected?: string): ReadonlySet<string | undefined> =>
  new Set([ghost?.figure ?? selected, ...marks.map(({ id }) => id)]);

/**
 * Places for the names of the figures in view, `grown` times as large as usual, off the boxes to `keep`. The acting figure has the first
 * choice, with the `asked` ones, which are named even where they lie; then figures on the watch.
 */
export function layOut(
  figures: readonly FigureOnBoard[],
  { view, on, bodyOf, above }: Projection,
  { namedFrom, heightOf, signsOf }: Naming,
  grown = 1,
  keep: readonly Box[] = [],
  asked: ReadonlySet<string | undefined> = new Set(),
): Layout {
  const screen = { left: 0, top: 0, right: view.width, bottom: view.height };
  const seen = figures.flatMap((figure) => {
    const disc = bodyOf(figure);
    const body = boxAt(disc.x, disc.y, 2 * disc.r, 2 * disc.r);
    return (figure.bearing !== 'out' || asked.has(figure.id)) && overlap(body, screen) > 0 ? [{ figure, disc, body }] : [];
  });
  const widthOf = (figure: FigureOnBoard, words: string): number => textWidth(words) + PAD + signsOf(figure);
  const labels = seen.map(({ figure, disc }): Label => {
    const short = widthOf(figure, figure.tag) * grown;
    const isNamed = on(figure.at).scale * PACE >= namedFrom * grown;
    const whole = isNamed ? { width: widthOf(figure, `${figure.tag} ${figure.name}`) * grown, short } : { width: short };
    const rank = figure.active || asked.has(figure.id) ? 2 : figure.alert ? 1 : 0;
    return { ...disc, ...whole, id: figure.id, height: heightOf(figure) * grown, rank, above };
  });
  const names = placeLabels(labels, view, keep).flatMap(({ id, x, y, short, off }, i): NameTag[] => {
    const [label, figure] = [labels[i], seen[i]?.figure];
    if (!label || !figure) return [];
    const width = short ? (label.short ?? label.width) : label.width;
    return [
      {
        id,
        tag: figure.tag,
        name: label.short === undefined || short ? '' : figure.name,
        side: figure.side,
        x,
        y,
        width: width / grown,
        box: boxAt(x, y, width, label.height),
        ...(off && { from: { x: label.x, y: label.y } }),
      },
    ];
  });
  return { names, taken: [...names.map(({ box }) => box), ...seen.map(({ body }) => body)] };
}
