import type { Place, Table } from '@escarmouche/space';
import type { Told } from './told.ts';
import { withFigures, type Battle, type Figure, type FigureId, type FigureIn } from '../roster.ts';

/** The part of a state that figures with a place have, however they move. Lengths and positions in integer units. */

/** Position of the centre of its base and level of the ground under it. */
export interface PlacedFigure extends Figure {
  readonly x: number;
  readonly y: number;
  readonly z: number;
}

/** Size of a figure in units: the radius of its base, its height standing and prone. Its eye is at the top, but where `eye` is told, standing. */
export interface Build {
  readonly r: number;
  readonly h: number;
  readonly prone: number;
  readonly eye?: number;
}

export interface PlacedState extends Battle {
  readonly scene: Battle['scene'] & {
    readonly table: Table;
    readonly builds: Readonly<Record<FigureId, Build>>;
  };
  readonly figures: Readonly<Record<FigureId, PlacedFigure>>;
  /** Facts that persons have told of pairs of figures on a real table. */
  readonly told?: readonly Told[] | undefined;
}

/** The state with a figure at another place. */
export function withFigureAt<S extends PlacedState>(state: S, figure: FigureIn<S>, { x, y, z }: Place): S {
  return withFigures(state, { ...figure, x, y, z });
}
