import type { Json, Seat } from '@escarmouche/referee';
import type { Vector } from '@escarmouche/space';
import type { BoardPoint } from '../boards/board-point.ts';
import type { Overlay } from '../boards/board.ts';
import type { Modifier } from './preview.ts';

/** A question as it is put to a player. */
export interface Ask<C> {
  readonly title: string;
  readonly detail?: string;
  readonly seat?: Seat;
  readonly overlay: Overlay;
  /** `said`: the dice, in words. */
  readonly dice?: { readonly faces: readonly number[]; readonly said: string; readonly modifiers: readonly Modifier[] };
  readonly options: readonly AskOption[];
  /** Question and answers are no secret, nor does a secret help to answer: the question is asked aloud, without handing over the screen. */
  readonly open?: true;
  /** Only a chance to do something, which may be let pass: the player's setting says how often it is offered. */
  readonly passing?: Passing;
  /** The answer is an action of this figure, or the first of the options, which lets pass. `best`: actions worth a button, the best first. */
  readonly reaction?: {
    readonly figure: string;
    readonly to: Json;
    readonly best: readonly AskOption[];
    readonly answer: (command: C) => Json;
  };
  /** The answer is a direction for a figure, chosen on the board; `preview` shows it. */
  readonly facing?: {
    readonly figure: string;
    readonly from: Vector;
    readonly answer: (facing: Vector) => Json;
    readonly preview: (facing: Vector) => Overlay;
  };
  /** The answer is a place for a figure, chosen on the board; `preview` shows it and says whether it may be. */
  readonly place?: {
    readonly figure: string;
    readonly from: BoardPoint;
    readonly answer: (at: BoardPoint) => Json;
    readonly preview: (at: BoardPoint) => Overlay;
  };
}

/** A question that a player may wish not to be asked: a window for cards, a chance to react. The table then gives `answer` without asking. */
export interface Passing {
  /** The setting that says how often it is put. */
  readonly of: 'windows' | 'reactions';
  /** The answer that lets it pass. "Not again in this step" is one of the options. */
  readonly answer: Json;
  /** The events just before or ahead concern the seat asked: a setting between always and never asks then. */
  readonly pressing: boolean;
  /** The same for all that others know, where everybody is asked alike so that being asked tells nothing; absent where it may. */
  readonly seeming?: boolean;
  /** There is nothing to do but let it pass. */
  readonly idle: boolean;
  /** The game's own words for letting pass this command, and the whole turn, where it is no reaction to a movement. */
  readonly said?: { readonly this: string; readonly turn: string; readonly turnDetail: string };
}

export interface AskOption {
  readonly label: string;
  readonly detail?: string;
  readonly value: Json;
  readonly overlay?: Overlay;
  /** The card of the hand (`HeldCard.id`) that gives this answer, and offers it as well. */
  readonly card?: string;
  /** Pointing at this on the board gives this answer. */
  readonly at?: { readonly kind: 'figure'; readonly id: string } | { readonly kind: 'ground'; readonly at: BoardPoint };
  /** Pointing at it shows the answer first; pointing at it again gives it. */
  readonly twice?: true;
}
