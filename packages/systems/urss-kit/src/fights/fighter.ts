import type { FigureId } from '@escarmouche/skirmish';
import type { Arm } from '../arm.ts';
import type { Figure } from '../state.ts';

/** One of the two in a fight, with what it strikes with; two arms where it uses both. */
export interface Fighter {
  readonly figure: Figure;
  readonly arms: readonly Arm[];
}

/** A Combat that is won. */
export interface Won {
  readonly winner: Fighter;
  readonly loser: Fighter;
  /** The winner has acted. */
  readonly own: boolean;
}

/** How a loser is felled, and by which rule. */
export interface Felled {
  readonly how: 'prone' | 'stunned';
  readonly rule: string;
}

/** What has befallen the figure that makes a group attack and is still to be applied, in the order of the fights. */
export interface Suspended {
  readonly points: { readonly points: number; readonly by: FigureId }[];
  readonly felled: Felled[];
  readonly pushes: { readonly by: FigureId; readonly length: number }[];
  /** Weapons of the acting figure that break. */
  readonly losses: { readonly weapon: string; readonly rule: string }[];
}

/** How a fight is fought. */
export interface Manner {
  /** The opponent makes no damage roll if it wins. */
  readonly unanswered?: boolean;
  /** From the alert stance, not in an activation of its own (UK-ATTR-POSTURE-ALERTE). */
  readonly reaction?: boolean;
  /** Of a group attack: what befalls the acting figure is gathered, and its damage rolls are not limited. */
  readonly suspended?: Suspended;
}

/** The name of bare hands among arms in use. */
export const BARE = 'bare-hands';

/** What a fighter strikes with, bare hands if nothing else. */
export const strikesWith = ({ arms }: Fighter): readonly (Arm | undefined)[] => (arms.length > 0 ? arms : [undefined]);
