import type { Move } from '../board.ts';
import type { FigureOnBoard } from './model.ts';

type Standing = Pick<FigureOnBoard, 'id' | 'bearing'>;

/** Figures that go out of action fall, from how they stood. */
export function falling<F extends Standing & Pick<FigureOnBoard, 'falls'>>(
  was: readonly Standing[],
  is: readonly F[],
  moves: readonly Pick<Move, 'deed' | 'gone'>[],
): readonly F[] {
  const before = new Map(was.map(({ id, bearing }) => [id, bearing]));
  return is.map((figure) => {
    const { gone } = moves.find(({ deed }) => deed.on === figure.id) ?? {};
    const from = before.get(figure.id);
    if (gone === undefined || figure.bearing !== 'out' || from === undefined || from === 'out') return figure;
    return { ...figure, falls: { from, gone } };
  });
}
