import type { FigureId } from '@escarmouche/skirmish';
import type { Arm } from '../arm.ts';
import type { Figure } from '../state.ts';

/** One of the two in a fight, with its arms; two where both are used. */
export interface Fighter {
  readonly figure: Figure;
  readonly arms: readonly Arm[];
}

/** A Combat that is won. */
export interface Won {
  readonly winner: Fighter;
  readonly loser: Fighter;
  /** The winner is the acting figure. */
  readonly own: boolean;
}

/** The way a loser is felled, and the rule. */
export interface Felled {
  readonly how: 'prone' | 'stunned';
  readonly rule: string;
}

/** Injuries and losses of the figure that makes a group attack, still to be applied, in the order of the fights. */
export interface Suspended {
  readonly points: { readonly points: number; readonly by: FigureId }[];
  readonly felled: Felled[];
  readonly pushes: { readonly by: FigureId; readonly length: number }[];
  /** Weapons of the acting figure that break. */
  readonly losses: { readonly weapon: string; readonly rule: string }[];
}

/** Conditions of a fight. */
export interface Manner {
  /** The opponent makes no damage roll if it wins. */
  readonly unanswered?: boolean;
  /** From the alert stance, not in an activation of its own (UK-ATTR-POSTURE-ALERTE). */
  readonly reaction?: boolean;
  /** Of a group attack: injuries and losses of the acting figure are gathered, and its damage rolls are not limited. */
  readonly suspended?: Suspended;
}

/** The name of bare hands among arms in use. */
export const BARE = 'bare-hands';

/** Arms of a fighter, bare hands if nothing else. */
export const strikesWith = ({ arms }: Fighter): readonly (Arm | undefined)[] => (arms.length > 0 ? arms : [undefined]);
