import type { ActionOfRule, KindOfAction, SpecialTraits as Traits } from '@escarmouche/skirmish';
import type { ActionCommand, SpecialCommand } from './commands.ts';
import type { Figure, State } from './state.ts';
import type { Turn } from './turn.ts';

/** A kind of action of URSS classic. Hands are free neither on a bare wall nor in deep water (UC-ACT-CLIMB-SWIM). */
export interface ActionKind<C extends ActionCommand = ActionCommand> extends KindOfAction<State, Turn, ActionCommand, C> {
  readonly special?: SpecialTraits;
  /** The type of action (UC-ACT-ONCE); its id when absent. */
  readonly type?: string;
  /** Two in a row are allowed, where a rule of the figure says so. */
  readonly repeatable?: true;
  /** Not for figures on a bare wall, though no hands are used (UC-ACT-CLIMB-SWIM). */
  readonly offWall?: true;
}

interface SpecialTraits extends Traits {
  /** The action fights every enemy in contact: for bots and odds. */
  readonly fightsAll?: true;
  /** The chance that the test of the action is passed. */
  readonly passes?: (state: State, figure: Figure) => number;
}

/** The action of a special rule, as the rule's file defines it. */
export type SpecialAction = SpecialTraits &
  ActionOfRule<State, ActionCommand, SpecialCommand> &
  Omit<ActionKind<SpecialCommand>, 'id' | 'special' | 'offers'>;
