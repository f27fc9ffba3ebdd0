import type { Naming } from '../labels/names.ts';
import type { FigureOnBoard } from '../model.ts';

/** Pixels that a sign beside a name takes. */
export const MARK = 15;

/** An alert, lying and hanging are told by signs beside the name. */
export const marksOf = ({ alert, bearing }: FigureOnBoard): readonly ('alert' | 'prone' | 'hanging')[] => [
  ...(alert ? (['alert'] as const) : []),
  ...(bearing === 'prone' || bearing === 'hanging' ? [bearing] : []),
];

/** Names as the scene writes them: points of vitality stand above them. */
export const NAMING: Naming = {
  namedFrom: 17,
  heightOf: ({ vitality }) => (vitality.full > 1 ? 23 : 18),
  signsOf: (figure) => marksOf(figure).length * MARK,
};
