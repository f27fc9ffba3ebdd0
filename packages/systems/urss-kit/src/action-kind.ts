import type { Refusal } from '@escarmouche/referee';
import type { ActionOfRule, KindOfAction, SpecialTraits as Traits } from '@escarmouche/skirmish';
import type { ActionCommand, SpecialCommand } from './commands.ts';
import type { Manner } from './manner.ts';
import type { PlannedShot } from './movement/planned-shot.ts';
import type { Figure, FigureId, State } from './state.ts';
import type { Turn } from './turn.ts';

/** A kind of action of the URSS kit. Prone figures do not move (UK-STATE-PRONE-ACT); on a bare wall hands are not free (UK-ACT-CLIMB). */
export interface ActionKind<C extends ActionCommand = ActionCommand> extends KindOfAction<State, Turn, ActionCommand, C> {
  readonly special?: SpecialTraits;
  /** Types of action used up (UK-ACT-ONCE); the id when absent. None where the action completes the one before. */
  readonly types?: readonly string[] | ((state: State, figure: Figure, command?: C) => readonly string[]);
  /** Any number of times in an activation (UK-ACT-NOTHING). */
  readonly again?: true;
  /** For prone figures, even by the option that limits them (UK-STATE-PRONE-ACT). */
  readonly lying?: true;
  /** A shot is part of the action: an aim just before bears on it (UK-ACT-AIM). */
  readonly shoots?: true;
  /** Open to figures that flee for good while engaged (UK-MORALE-FLEE-GOOD). */
  readonly whileFleeing?: true;
  /** A reaction must fall on the enemy reacted to alone; judged by its target where this is absent (UK-ATTR-POSTURE-ALERTE). */
  readonly answers?: (state: State, figure: Figure, command: C, enemy: FigureId) => boolean;
}

interface SpecialTraits extends Traits {
  /** The action fights every enemy in contact: for bots and odds. */
  readonly fightsAll?: true;
  /** The way leads into contact with the enemy aimed at. */
  readonly into?: true;
  /** The shot that is part of the way. */
  readonly shot?: (state: State, figure: Figure, command: SpecialCommand) => PlannedShot | Refusal;
  /** The manner of the shots that the action contains. */
  readonly manner?: Manner;
}

/** The action of a special rule, as the rule's file defines it. */
export type SpecialAction = SpecialTraits &
  ActionOfRule<State, ActionCommand, SpecialCommand> &
  Omit<ActionKind<SpecialCommand>, 'id' | 'special' | 'offers'>;
