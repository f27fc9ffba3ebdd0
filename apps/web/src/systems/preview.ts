import type { Json, Refusal } from '@escarmouche/referee';
import type { Vector } from '@escarmouche/space';
import type { Audit, Overlay } from '../boards/board.ts';
import type { Tone } from '../boards/overlay.ts';
import type { BoardPoint } from '../boards/board-point.ts';

/** The bearer of the actions: a figure, or its reaction to something. */
export interface Subject {
  readonly figure: string;
  readonly reaction: boolean;
  /** The cause of the reaction, as the question says it. */
  readonly to?: Json;
}

/** A gesture of the player: the subject, its action and the aim. */
export interface Intent {
  readonly subject?: Subject;
  /** Id of the chosen action; absent: the action that the gesture suggests. */
  readonly action?: string;
  readonly target?:
    | { readonly kind: 'figure'; readonly id: string }
    | { readonly kind: 'feature'; readonly id: string }
    | { readonly kind: 'ground'; readonly at: BoardPoint };
  /** Way points laid before the target. */
  readonly via?: readonly BoardPoint[];
  readonly facing?: Vector;
  /** Dice added to the act aimed at. */
  readonly spent?: number;
}

/** Commands not given yet: meaning, consequences and chances of a gesture. */
export interface Preview<C> {
  /** In order; the later ones are given when the former have been resolved without a question. */
  readonly commands: readonly C[];
  readonly refusal?: Refusal;
  /** Why what was pointed at may not be, where something near it is shown that may. */
  readonly instead?: Refusal;
  readonly overlay: Overlay;
  readonly panel: Panel;
  /** Pointing at the place is enough: the command is given at once, and as easily undone. */
  readonly atOnce?: boolean;
  /** The way point meant by pointing, kept in `Intent.via`: more may follow before the command is given. */
  readonly keeps?: BoardPoint;
}

/** The panel of a preview: consequences and chances of the command. */
export interface Panel {
  readonly title: string;
  readonly detail?: string;
  readonly odds?: Odds;
  readonly facts: readonly Fact[];
  /** `sign`: the change comes to the figure, or goes out from it; drawn as on the board. */
  readonly groups?: readonly { readonly title: string; readonly sign?: 'in' | 'out'; readonly facts: readonly Fact[] }[];
  /** Sight to the target, for an eye to check. */
  readonly audit?: Audit;
  /** Dice that may be added to the act: so many are, so many could be. */
  readonly spend?: { readonly label: string; readonly count: number; readonly most: number };
  /** The means that would make a refused command possible, ready to be aimed at. */
  readonly means?: Means;
  /** Text of the button that gives the command. */
  readonly commit?: string;
}

export interface Means {
  readonly label: string;
  readonly target: NonNullable<Intent['target']>;
  readonly facing?: Vector;
  /** The target to aim at afterwards. */
  readonly next: NonNullable<Intent['target']>;
}

export interface Fact {
  readonly label: string;
  readonly value?: string;
  readonly tone?: Tone;
  readonly rule?: string;
  readonly marks?: Overlay['marks'];
}

/** Exact chances of a chain of rolls. */
export interface Odds {
  /** The event whose chance the number is. */
  readonly of: string;
  readonly chance: number;
  /** The same as whole ways of all throws, where they can be counted. */
  readonly ways?: { readonly of: number; readonly all: number };
  readonly stages: readonly Stage[];
  /** All that may come of it: together they are certain. */
  readonly outcomes: readonly Chance[];
  /** Other things that may happen, to others or to the figure itself. */
  readonly asides: readonly Chance[];
}

export interface Chance {
  readonly label: string;
  readonly chance: number;
  readonly tone: Tone;
}

/** A roll of a chain. */
export interface Stage {
  readonly label: string;
  /** Its dice in words, and what they have to come to: "3 dice, best two", "7 or more". */
  readonly pool: string;
  readonly takes?: string;
  readonly mode: string;
  readonly need?: number;
  /** Absent where dice are added without end. */
  readonly ways?: { readonly of: number; readonly all: number };
  /** Chances by score, from `from` on. */
  readonly bars: { readonly from: number; readonly chances: readonly number[] };
  readonly modifiers: readonly Modifier[];
}

export interface Modifier {
  readonly label: string;
  readonly effect: string;
  readonly tone: Tone;
  readonly rule?: string;
  readonly marks?: Overlay['marks'];
}
