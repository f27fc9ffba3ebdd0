import type { Way } from '@escarmouche/skirmish/plane';
import type { Point } from '@escarmouche/space';
import type { Arm } from '../arm.ts';
import type { Manner } from '../manner.ts';
import type { Figure, State } from '../state.ts';

/** A shot that is part of a movement, made from one point of its way with Tir -. */
export interface ShotOnTheWay {
  readonly path: readonly Point[];
  /** Units from the start of the way. */
  readonly after: number;
  /** Units from its start at which the movement ends after the shot, if the target is out of action. */
  readonly stop?: number | undefined;
  readonly arm: Arm;
  readonly target: Figure;
  readonly manner: Manner;
  /** The rule that allows the shot. */
  readonly rule: string;
}

/** Such a shot with its way. */
export interface PlannedShot {
  readonly shot: ShotOnTheWay;
  readonly way: Way<State>;
}
