import type { Refusal, Seat, Turn as RefereeTurn } from '@escarmouche/referee';
import type { Event } from './events.ts';
import type { Questions } from './questions.ts';
import type { Effect, Square, State } from './state.ts';

export type Turn = RefereeTurn<State, Event, Questions>;

/**
 * The moments at which cards may be played (ZB-CARD-ANYTIME): W1 start of a turn, W2 after the tile and again before the hand is refilled, W3 before
 * and W4 after each combat die, W5 before and W6 after the movement die, W7 between two steps, W8 before the zombie die, W9 before each zombie moved,
 * W10 before the discard, W11 end of the turn.
 */
export type Window = 'W1' | 'W2' | 'W3' | 'W4' | 'W5' | 'W6' | 'W7' | 'W8' | 'W9' | 'W10' | 'W11';

/** Windows in which a card may be played: in its player's own turn, and in those of others. */
export interface Timing {
  readonly own: readonly Window[];
  readonly others: readonly Window[];
}

const OUTSIDE_COMBAT: readonly Window[] = ['W1', 'W2', 'W5', 'W6', 'W7', 'W8', 'W9', 'W10', 'W11'];
const ALL: readonly Window[] = [...OUTSIDE_COMBAT, 'W3', 'W4'];

export const ANY_WINDOW: Timing = { own: ALL, others: ALL };
export const ANY_OUTSIDE_COMBAT: Timing = { own: OUTSIDE_COMBAT, others: OUTSIDE_COMBAT };
export const OWN_TURN: Timing = { own: ALL, others: [] };
export const OWN_TURN_OUTSIDE_COMBAT: Timing = { own: OUTSIDE_COMBAT, others: [] };

/** The effect of a card in play when it is discarded (ZB-CARD-INPLAY). */
interface Use {
  readonly timing: Timing;
  readonly forbids?: (state: State, seat: Seat) => Refusal | undefined;
  readonly play: (turn: Turn, seat: Seat) => void;
}

/** The hold of a card as long as it lies in front of a player, or as its effect lasts. "Bearer": its owner, or the target of the effect. */
export interface Hold {
  /** Added to the combat rolls of the bearer against the zombie of a square; only the best such bonus counts. */
  readonly blow?: (state: State, square: Square, effect?: Effect) => number;
  /** The same, added to any other bonus, a counter each roll (ZB-EV-POMPE). */
  readonly shot?: number;
  /** Added to the movement rolls of the bearer. */
  readonly pace?: number;
  /** A life that would be lost in a combat may be saved by discarding the card. */
  readonly savesLife?: boolean;
  /** Zombies are neither fought nor killed. */
  readonly peace?: boolean;
  /** Zombies are not moved. */
  readonly stillness?: boolean;
  /** The bearer's pawn does not move. */
  readonly roots?: boolean;
  /** Squares that the bearer may not enter. */
  readonly bars?: (state: State, square: Square) => boolean;
}

/** An event card: its name stands nowhere else but in the list of cards, content data and its test. Pure functions take the state; `play` may roll, ask and tell. */
export interface Card {
  /** Slug. */
  readonly id: string;
  /** Id of its rule in the rulebook. */
  readonly cites: string;
  readonly timing: Timing;
  /** An item: laid in front of its player, whose pawn must stand in one of these buildings (ZB-CARD-BUILDING). */
  readonly item?: readonly string[];
  /** Laid in front of its player with so many counters. */
  readonly counters?: number;
  readonly forbids?: (state: State, seat: Seat) => Refusal | undefined;
  /** Possible targets; its player chooses one of them (ZB-CARD-TARGET). */
  readonly targets?: (state: State, seat: Seat) => readonly Seat[];
  /** The card waits in front of its target: for the next turn, which it lasts or skips, or for the next movement roll. */
  readonly waits?: 'turn' | 'skip' | 'pace';
  readonly play?: (turn: Turn, seat: Seat, target: Seat) => void;
  readonly use?: Use;
  /** In play, or while an effect of the card lasts. */
  readonly inPlay?: Hold;
  readonly inForce?: Hold;
}

const cards = new Map<string, Card>();

/** Sets the list of event cards: called once, by `cards/index.ts`. */
export function defineCards(list: readonly Card[]): void {
  for (const card of list) cards.set(card.id, card);
}

export function cardOf(id: string): Card {
  const found = cards.get(id);
  if (!found) throw new Error(`no event card ${id}`);
  return found;
}

/** Slugs of all event cards, sorted. */
export function cardIds(): readonly string[] {
  return [...cards.keys()].sort();
}
