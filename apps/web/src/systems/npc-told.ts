import type { Language } from '@escarmouche/referee';
import type { Overlay } from '../boards/board.ts';

/** Tells a player what the figures do that act by the NPC document. Every function is pure and speaks of the state given. */
export interface NpcTeller<S> {
  /** Lines of a figure's card: mission, behaviour, target, chief; none for a figure without a role. `target`: that of its last thought. */
  role(state: S, figure: string, language: Language, target?: string): readonly RoleLine[];
  /** Figures with a role that have yet to act this turn, group by group, each in its order. */
  order(state: S, language: Language): readonly OrderTold[];
  /** The route, the place and the target of a figure with a role, on the board. */
  marks(state: S, figure: string, target?: string): Overlay;
}

/** A line of a card, and the rule that it follows. */
export interface RoleLine {
  readonly label: string;
  readonly value: string;
  readonly rule: string;
}

export interface OrderTold {
  readonly group: string;
  readonly name: string;
  /** Index of the side, as on the board. */
  readonly side: number;
  /** The group whose turn it is. */
  readonly playing: boolean;
  readonly figures: readonly Awaiting[];
}

export interface Awaiting {
  readonly figure: string;
  readonly tag: string;
  readonly name: string;
  readonly mission: string;
  /** Its place in the order: a chief that it follows, or the nearest enemy. */
  readonly why: string;
  readonly rule: string;
}
