import type { Point } from '@escarmouche/space';
import type { Box } from '../../box.ts';
import type { Tone } from '../../overlay.ts';
import type { FigureOnBoard } from '../model.ts';
import type { Overlay } from '../overlay.ts';
import type { NameTag } from './names.ts';
import { placeLabels, type Label } from './place.ts';
import type { Projection } from './projection.ts';
import { textWidth } from './text-width.ts';
import { captionsOf } from './captions.ts';

/** Words laid on the table, with their middle in pixels and their width at the usual size of text. */
export interface Written {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly parts: readonly { readonly text: string; readonly tone: Tone }[];
  /** The start of a line to words that do not stand beside their disc. */
  readonly from?: Point;
}

export const NOTE_HEIGHT = 18;
const PAD = 12;
const BETWEEN = 7;

/**
 * Places for all words of an overlay, so that they cover neither each other nor `taken` boxes; words for which a crowd leaves no room are
 * left out: the panel has them. `grown`: size of words, as a multiple of the usual one; `figures`: figures that the words may be about;
 * `names`: the names of those, laid out.
 */
export function writeNotes(
  overlay: Overlay,
  projection: Projection,
  taken: readonly Box[],
  grown = 1,
  figures: readonly FigureOnBoard[] = [],
  names: readonly NameTag[] = [],
): readonly Written[] {
  const { view, above } = projection;
  const all = captionsOf(overlay, figures, names, projection);
  const labels = all.map(({ about: { x, y, r }, parts, by, rank, far }, i): Label => {
    const text = parts.reduce((sum, part) => sum + textWidth(part.text), 0);
    const width = (text + PAD + BETWEEN * (parts.length - 1)) * grown;
    return { id: String(i), x, y, r, width, height: NOTE_HEIGHT * grown, by, rank, far, above };
  });
  const placed = placeLabels(labels, view, taken);
  return all.flatMap(({ about, parts, most, near, far }, i): Written[] => {
    const [place, label] = [placed[i], labels[i]];
    if (!place || !label || place.covers > most || (near && place.off)) return [];
    const from = { x: about.x, y: about.y };
    return [{ x: place.x, y: place.y, width: label.width / grown, parts, ...(far && place.off && { from }) }];
  });
}
