import type { Offer, Refusal } from '@escarmouche/referee';
import type { ActionWords } from '@escarmouche/skirmish';
import type { ActionCommand, SpecialCommand } from './commands.ts';
import type { PlannedShot } from './movement/planned-shot.ts';
import type { Figure, FigureId, State } from './state.ts';
import type { Turn } from './turn.ts';

/** A kind of action: what it costs, when it may be done, what it does. */
export interface ActionKind<C extends ActionCommand = ActionCommand> {
  /** The type of its commands; the slug of the special rule that gives it. */
  readonly id: string;
  /** For an action that a special rule gives. */
  readonly special?: Pick<SpecialAction, 'aim' | 'words' | 'worth' | 'into' | 'shot'>;
  /** Catalogue id of the rule that says what it does, where nothing but that rule can say it beforehand. */
  readonly says?: string;
  /** Types of action that it uses up (UK-ACT-ONCE); its id when absent. None where it completes what the figure has just done. */
  readonly types?: readonly string[] | ((state: State, figure: Figure, command?: C) => readonly string[]);
  /** Any number of times in an activation (UK-ACT-NOTHING). */
  readonly again?: true;
  readonly cost: (state: State, figure: Figure, command?: C) => number;
  /** Not as a reaction from the alert stance. */
  readonly ownActivationOnly?: true;
  /** Uses the hands: not on a bare wall (UK-ACT-CLIMB). */
  readonly hands?: true;
  /** Takes the figure from its place: not for who is prone (UK-STATE-PRONE-ACT). */
  readonly moves?: true;
  /** For who is prone, even by the option that limits it (UK-STATE-PRONE-ACT). */
  readonly lying?: true;
  /** It contains a shot, which an aim just before bears on (UK-ACT-AIM). */
  readonly shoots?: true;
  /** Open to who flees for good while engaged (UK-MORALE-FLEE-GOOD). */
  readonly whileFleeing?: true;
  readonly check: (state: State, figure: Figure, command: C, reaction: boolean) => Refusal | undefined;
  /** Enemies that it would end in contact with: their fear is faced before anything moves (UK-MOVE-CHARGE). */
  readonly charges?: (state: State, figure: Figure, command: C) => readonly FigureId[];
  /** As a reaction it must fall on the enemy reacted to alone; by its target where this is absent (UK-ATTR-POSTURE-ALERTE). */
  readonly answers?: (state: State, figure: Figure, command: C, enemy: FigureId) => boolean;
  /** What of it may be aimed at this target; legal or not. */
  readonly aims?: (state: State, figure: Figure, target: Figure) => readonly C[];
  readonly play: (turn: Turn, figure: Figure, command: C, reaction: boolean) => void;
  /** What this figure may be offered of it: closed commands, or one open offer with check and sample. */
  readonly offers: (state: State, figure: Figure) => Offer<ActionCommand>[];
}

/** What such an action is aimed at. */
export type Aim = Pick<SpecialCommand, 'target' | 'to' | 'weapon' | 'path' | 'after' | 'run'>;

/** The action of a special rule, as the rule's file defines it. */
export interface SpecialAction extends Omit<ActionKind<SpecialCommand>, 'id' | 'special' | 'offers'> {
  /** What it is aimed at. */
  readonly aim: 'nothing' | 'figure' | 'place' | 'weapon' | 'way';
  readonly words: ActionWords;
  /** Its way leads into contact with the enemy it is aimed at. */
  readonly into?: true;
  /** The shot that is part of its way. */
  readonly shot?: (state: State, figure: Figure, command: SpecialCommand) => PlannedShot | Refusal;
  /** What it is worth to a bot that has no better judgement, in vitality points; nothing when absent. */
  readonly worth?: number;
  /** What a figure is offered to aim it at, legal or not; one offer with no aim when absent. */
  readonly aimsAt?: (state: State, figure: Figure) => readonly Aim[];
  /** Where the aims cannot be listed: any the check allows. */
  readonly offers?: ActionKind<SpecialCommand>['offers'];
}
