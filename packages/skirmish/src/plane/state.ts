import type { Npcs } from './npc/schema.ts';
import type { Scenario } from './scenario/schema.ts';
import type { Data } from '@escarmouche/referee/schema';
import type { Place, Table, Vector } from '@escarmouche/space';
import { withFigures, type Battle, type Figure, type FigureId, type FigureIn, type Group } from '../roster.ts';
import type * as schema from './place-schema.ts';

/** The part of a state that figures on a plane have. Lengths and positions in integer units (1 pace = 1000). */

/** Place of a figure that hangs between two levels. */
export type Perch = Data<typeof schema.perch>;

/** Position of the centre of its base and level of the ground under it. Prone or low, it is as high as its build says for prone. */
export interface PlaneFigure extends Figure {
  readonly x: number;
  readonly y: number;
  readonly z: number;
  readonly facing: Vector;
  readonly perch?: Perch;
}

/** Size of a figure in units: the radius of its base, its height standing and prone. */
export interface Build {
  readonly r: number;
  readonly h: number;
  readonly prone: number;
}

/** A zone of deployment: a rectangle and the direction from its back to its front edge. */
export type Zone = Data<typeof schema.zone>;

export interface PlaneGroup extends Group {
  readonly zone: Zone;
}

export interface PlaneState extends Battle {
  readonly scene: Battle['scene'] & {
    readonly table: Table;
    readonly groups: readonly PlaneGroup[];
    readonly builds: Readonly<Record<FigureId, Build>>;
    readonly scenario?: Scenario;
    readonly npcs?: Npcs;
  };
  readonly figures: Readonly<Record<FigureId, PlaneFigure>>;
}

/** The state with a figure at another place. */
export function withFigureAt<S extends PlaneState>(state: S, figure: PlaneFigure, { x, y, z }: Place): S {
  return withFigures(state, { ...figure, x, y, z } as FigureIn<S>);
}
