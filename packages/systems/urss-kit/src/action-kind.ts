import type { Refusal } from '@escarmouche/referee';
import type { ActionOfRule, KindOfAction, SpecialTraits as Traits } from '@escarmouche/skirmish';
import type { ActionCommand, SpecialCommand } from './commands.ts';
import type { PlannedShot } from './movement/planned-shot.ts';
import type { Figure, FigureId, State } from './state.ts';
import type { Turn } from './turn.ts';

/** A kind of action of the URSS kit. Who is prone does not move (UK-STATE-PRONE-ACT); on a bare wall hands are not free (UK-ACT-CLIMB). */
export interface ActionKind<C extends ActionCommand = ActionCommand> extends KindOfAction<State, Turn, ActionCommand, C> {
  readonly special?: SpecialTraits;
  /** Types of action that it uses up (UK-ACT-ONCE); its id when absent. None where it completes what the figure has just done. */
  readonly types?: readonly string[] | ((state: State, figure: Figure, command?: C) => readonly string[]);
  /** Any number of times in an activation (UK-ACT-NOTHING). */
  readonly again?: true;
  /** For who is prone, even by the option that limits it (UK-STATE-PRONE-ACT). */
  readonly lying?: true;
  /** It contains a shot, which an aim just before bears on (UK-ACT-AIM). */
  readonly shoots?: true;
  /** Open to who flees for good while engaged (UK-MORALE-FLEE-GOOD). */
  readonly whileFleeing?: true;
  /** As a reaction it must fall on the enemy reacted to alone; by its target where this is absent (UK-ATTR-POSTURE-ALERTE). */
  readonly answers?: (state: State, figure: Figure, command: C, enemy: FigureId) => boolean;
}

interface SpecialTraits extends Traits {
  /** Its way leads into contact with the enemy it is aimed at. */
  readonly into?: true;
  /** The shot that is part of its way. */
  readonly shot?: (state: State, figure: Figure, command: SpecialCommand) => PlannedShot | Refusal;
}

/** The action of a special rule, as the rule's file defines it. */
export type SpecialAction = SpecialTraits &
  ActionOfRule<State, ActionCommand, SpecialCommand> &
  Omit<ActionKind<SpecialCommand>, 'id' | 'special' | 'offers'>;
