import type { Thought } from '@escarmouche/ai';
import type { Language, Seat } from '@escarmouche/referee';
import type { Overlay } from '../boards/board.ts';
import type { BoardPoint } from '../boards/board-point.ts';
import type { Odds } from './preview.ts';

/** The order to an NPC, in plain words, for a person who carries it out on a real table. */
export interface Order {
  readonly figure: string;
  /** "B1 Rask" */
  readonly name: string;
  readonly side: number;
  /** Its parts in the order in which they are done. */
  readonly steps: readonly OrderStep[];
  /** The order on the map; `at`: where the figure is said to have ended. */
  readonly overlay: (at?: BoardPoint) => Overlay;
  /** Where the figure ends; absent where it does not move, or there is no map. */
  readonly end?: BoardPoint;
  /** The figure moves. */
  readonly moves?: true;
  /** Whom it attacks or heals. */
  readonly target?: { readonly id: string; readonly name: string };
  /** Type of its first command, or the rule that gives the action. */
  readonly type: string;
}

/** A part of an order: "shoots Bela: 21/36". */
export interface OrderStep {
  readonly text: string;
  readonly odds?: Odds;
}

/** A command that an NPC has decided on, with its thought where there is one. */
export interface Ordered<C> {
  readonly command: C;
  readonly thought?: Thought<C> | undefined;
}

/** Orders of a game's NPCs, pure functions of the state given. */
export interface NpcOrders<S, C> {
  /** The order of a decision; undefined for what nobody carries out: dice, notes, whose turn it is. */
  order(state: S, seat: Seat, decided: Ordered<C>, language: Language): Order | undefined;
  /** The command at the end of an activation: the figure does nothing. Absent where a machine looks for nothing else when an order cannot be done. */
  readonly nothing?: C;
}
