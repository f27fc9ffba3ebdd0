import type { FigureIn } from '@escarmouche/skirmish';
import type { Vector } from '@escarmouche/space';
import type { Ghost } from '../../plane/ghost.ts';
import type { Manned } from '../game.ts';
import type { Attack } from '../attacks/strikes.ts';

/** Names of actions, by which equal plans are told apart at last (AI-MDA-TIEBREAK). */
export type ActionName =
  | 'aim'
  | 'combat'
  | 'heal'
  | 'jump'
  | 'nothing'
  | 'power'
  | 'reload'
  | 'run'
  | 'shoot'
  | 'stand'
  | 'walk'
  | 'zigzag';

/** An attack of a plan: of several targets that a die would choose from, the mean counts (AI-MDA-KEYS). */
export interface PlannedAttack<S extends Manned, C> {
  readonly attack: Attack<S, C>;
  readonly damage: number;
  readonly out: number;
  readonly own: number;
  /** Is the attack on the target that the mission selects? */
  readonly selected: boolean;
  readonly incidental: boolean;
}

/** A way for an NPC to spend the rest of its activation (AI-MDA-PLANS). */
export interface Plan<S extends Manned, C> {
  readonly actions: readonly ActionName[];
  /** The next command; undefined where nothing is left but the leftover rule. */
  readonly first: C | undefined;
  /** The command of a movement, once its facing is chosen. */
  readonly turned?: (facing: Vector) => C;
  /** The NPC where the plan ends, facing as it then would. */
  readonly there: Ghost<S>;
  /** A run or zigzag that shots at the NPC suffer from. */
  readonly ran?: 'run' | 'zigzag';
  /** Units of cost of its movement. */
  readonly length: number;
  /** Units of the way of its movement, as the log tells them. */
  readonly way?: number | undefined;
  /** Units of the run-up before its jump. */
  readonly runUp?: number | undefined;
  /** Chance that its movement comes about, of a leap after a test. */
  readonly works?: number;
  readonly attack?: PlannedAttack<S, C>;
  readonly heals?: FigureIn<S>;
  /** Whom the plan fights after an attack from afar on somebody else. */
  readonly fights?: FigureIn<S>;
  /** Does the plan do what the mission obliges now? */
  readonly obeys: boolean;
}
