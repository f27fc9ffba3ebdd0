import type { Data } from '@escarmouche/referee/schema';
import type { Vector } from '@escarmouche/space';
import type { PlacedFigure, PlacedState } from '../placed/state.ts';
import type { FigureId, Group } from '../roster.ts';
import type { Npcs } from './npc/schema.ts';
import type * as schema from './place-schema.ts';
import type { Scenario } from './scenario/schema.ts';

/** The part of a state that figures on a plane have. Lengths and positions in integer units (1 pace = 1000). */

/** Place of a figure that hangs between two levels. */
export type Perch = Data<typeof schema.perch>;

/** A figure that faces somewhere, and may hang between two levels. */
export interface PlaneFigure extends PlacedFigure {
  readonly facing: Vector;
  readonly perch?: Perch;
}

/** A zone of deployment: a rectangle and the direction from its back to its front edge. */
export type Zone = Data<typeof schema.zone>;

export interface PlaneGroup extends Group {
  readonly zone: Zone;
}

export interface PlaneState extends PlacedState {
  readonly scene: PlacedState['scene'] & {
    readonly groups: readonly PlaneGroup[];
    readonly scenario?: Scenario;
    readonly npcs?: Npcs;
    /** The table is not on the map: what has not been told of a pair is unknown. */
    readonly unmeasured?: true;
  };
  readonly figures: Readonly<Record<FigureId, PlaneFigure>>;
}
