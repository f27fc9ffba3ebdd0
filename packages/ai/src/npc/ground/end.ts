import type { FigureId } from '@escarmouche/skirmish';
import type { Place, Vector } from '@escarmouche/space';

/** End of one movement of the acting figure, and the command that goes there (AI-MDA-SAMPLE). */
export interface End<C> {
  readonly at: Place;
  /** Units of cost of the movement; 0 for standing still. */
  readonly length: number;
  /** Units of the way itself, as the log tells them, where they may be less than the cost: over difficult ground, up a wall. */
  readonly way?: number;
  /** Units of the run-up before a jump. */
  readonly runUp?: number;
  /** Enemies and friends in base contact there. */
  readonly touches: readonly FigureId[];
  readonly command: (facing?: Vector) => C;
  /** The facing there, where the end fixes it: after a run, on a climb and in contact with an enemy. Elsewhere the command may choose any. */
  readonly facing?: Vector;
  /** Chance that the movement comes about, of a leap after a test; else the figure stays where it is. */
  readonly works?: number;
  readonly how: 'stay' | 'walk' | 'climb' | 'swim' | 'run' | 'zigzag' | 'leap';
}
