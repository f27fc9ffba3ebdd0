import type { Offer, Refusal } from '@escarmouche/referee';
import type { ActionWords } from '@escarmouche/skirmish';
import type { ActionCommand, SpecialCommand } from './commands.ts';
import type { Figure, FigureId, State } from './state.ts';
import type { Turn } from './turn.ts';

/** A kind of action: what it costs, when it may be done, what it does. `type` counts for UC-ACT-ONCE. */
export interface ActionKind<C extends ActionCommand = ActionCommand> {
  /** The type of its commands; the slug of the special rule that gives it. */
  readonly id: string;
  /** For an action that a special rule gives. */
  readonly special?: Pick<SpecialAction, 'aim' | 'words' | 'worth' | 'fightsAll'>;
  /** Catalogue id of the rule that says what it does, where nothing but that rule can say it beforehand: it is aimed at nothing, or is a power. */
  readonly says?: string;
  /** The type of action (UC-ACT-ONCE); its id when absent. */
  readonly type?: string;
  readonly cost: (state: State) => number;
  /** Two of it in a row are allowed, where a rule of the figure does. */
  readonly repeatable?: boolean;
  /** Not as a reaction from the alert stance. */
  readonly ownActivationOnly?: boolean;
  /** Uses the hands: not on a bare wall, nor in deep water (UC-ACT-CLIMB-SWIM). */
  readonly hands?: boolean;
  /** Uses no hands, and yet is not for who clings to a bare wall (UC-ACT-CLIMB-SWIM). */
  readonly offWall?: boolean;
  /** Takes the figure from its place, or turns it there: not for who is held. */
  readonly moves?: true;
  readonly check: (state: State, figure: Figure, command: C, reaction: boolean) => Refusal | undefined;
  /** Enemies that it would end in contact with: their fear is faced before anything moves (UC-MOVE-CHARGE). */
  readonly charges?: (state: State, figure: Figure, command: C, reaction: boolean) => readonly FigureId[];
  /** What of it may be aimed at this target; legal or not (UC-ACT-ALERT-TRIGGER). */
  readonly aims?: (state: State, figure: Figure, target: Figure) => readonly C[];
  readonly play: (turn: Turn, figure: Figure, command: C, reaction: boolean) => void;
  /** What this figure may be offered of it: closed commands, or one open offer with check and sample. */
  readonly offers: (state: State, figure: Figure) => Offer<ActionCommand>[];
}

/** What such an action is aimed at. */
export type Aim = Pick<SpecialCommand, 'target' | 'to' | 'weapon'>;

/** The action of a special rule, as the rule's file defines it. */
export interface SpecialAction extends Omit<ActionKind<SpecialCommand>, 'id' | 'special' | 'offers'> {
  /** What it is aimed at. */
  readonly aim: 'nothing' | 'figure' | 'place' | 'weapon';
  readonly words: ActionWords;
  /** What it is worth to a bot that has no better judgement, in vitality points; nothing when absent. */
  readonly worth?: number;
  /** It fights every enemy in contact, for who weighs it. */
  readonly fightsAll?: true;
  /** What a figure is offered to aim it at, legal or not; one offer with no aim when absent. */
  readonly aimsAt?: (state: State, figure: Figure) => readonly Aim[];
  /** Where the aims cannot be listed: any the check allows. */
  readonly offers?: ActionKind<SpecialCommand>['offers'];
}
