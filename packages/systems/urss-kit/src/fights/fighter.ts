import { sheetOf, type FigureId } from '@escarmouche/skirmish';
import type { Arm } from '../arms.ts';
import { grantedTo } from '../granted.ts';
import type { Granted } from '../rule.ts';
import type { Figure, State } from '../state.ts';

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

/** What has befallen the figure that makes a group attack and is still to be applied, in the order of the fights (UK-MELEE-GROUP). */
export interface Suspended {
  readonly points: { readonly points: number; readonly by: FigureId }[];
  readonly felled: { readonly how: 'prone' | 'stunned'; readonly rule: string }[];
  readonly pushes: FigureId[];
  /** Weapons of the acting figure that break. */
  readonly losses: { readonly weapon: string; readonly rule: string }[];
}

/** How a fight is fought. */
export interface Manner {
  /** The opponent makes no damage roll if it wins (UK-ATTR-SOUTIEN). */
  readonly unanswered?: boolean;
  /** Of a group attack: what befalls the acting figure is gathered, and its damage rolls are not limited (UK-MELEE-GROUP). */
  readonly suspended?: Suspended;
}

/** Rules that bear on a fight for one of the two: its own, then those of its arms. */
export function fightRules(state: State, { figure, arms }: Fighter): readonly Granted[] {
  return [...grantedTo(sheetOf(state, figure.id)).own, ...arms.flatMap(({ rules }) => rules)];
}
