import type { FigureIn } from '@escarmouche/skirmish';
import type { PlaneState } from '@escarmouche/skirmish/plane';
import { span, type Place } from '@escarmouche/space';
import type { Finding } from '../../plane/game.ts';

export function waysTo<S extends PlaneState>(
  _game: Finding<S>,
  _state: S,
  _figure: FigureIn<S>,
  goals: readonly Place[],
): (from: Place) => number {
  return (from) => Math.min(Infinity, ...goals.map((goal) => span(from, goal)));
}
