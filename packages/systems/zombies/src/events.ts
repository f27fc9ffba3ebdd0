import type { Outcome, Seat } from '@escarmouche/referee';
import type { Quarter } from '@escarmouche/space/tiles';
import type { Correction } from './commands.ts';
import type { Effect, Pace, Square, TurnStep, Token } from './state.ts';

/** A bonus of a die, with its rule. */
export interface Bonus {
  readonly rule: string;
  readonly value: number;
}

/** A person has said how a player is on a real table, or the town. */
export interface Corrected extends Omit<Correction, 'type'> {
  readonly type: 'corrected';
}

/** Events, named in the past tense and complete: folding them gives the state. */
export type Event =
  | Corrected
  /** Dice that decide between players: the first turn, the placing of the heliport. */
  | { readonly type: 'diced'; readonly for: 'start' | 'heliport'; readonly seat: Seat; readonly die: number }
  | { readonly type: 'began'; readonly first: Seat }
  | { readonly type: 'turnBegan'; readonly seat: Seat; readonly number: number }
  /** `by`: the card that skips the turn. */
  | { readonly type: 'turnSkipped'; readonly seat: Seat; readonly number: number; readonly by: string }
  | { readonly type: 'turnEnded'; readonly seat: Seat }
  | { readonly type: 'stepBegan'; readonly step: TurnStep }
  | { readonly type: 'passed'; readonly seat: Seat }
  /** A card has changed the table since this seat decided: the seat decides again. */
  | { readonly type: 'askedAgain'; readonly seat: Seat }
  | { readonly type: 'tileDrawn'; readonly kind: string; readonly seat: Seat }
  | { readonly type: 'placerSet'; readonly seat: Seat }
  | { readonly type: 'tileDiscarded'; readonly kind: string; readonly reshuffled: boolean }
  | {
      readonly type: 'tilePlaced';
      readonly kind: string;
      readonly seat: Seat;
      readonly x: number;
      readonly y: number;
      readonly turn: Quarter;
    }
  | { readonly type: 'townClosed'; readonly penalty: boolean }
  | {
      readonly type: 'stocked';
      readonly zombies: readonly Square[];
      readonly bullets: readonly Square[];
      readonly lives: readonly Square[];
    }
  /** The welcome zombie, or zombies that a card brings. */
  | { readonly type: 'zombiesCame'; readonly squares: readonly Square[]; readonly rule: string }
  | { readonly type: 'fightBegan'; readonly seat: Seat }
  | { readonly type: 'blow'; readonly seat: Seat; readonly die: number; readonly bonuses: readonly Bonus[]; readonly result: number }
  /** A card adds to the blow just struck, or to the next one. */
  | { readonly type: 'boosted'; readonly seat: Seat; readonly value: number; readonly rule: string }
  /** The blow is lost for good: neither card nor bullets have saved it. */
  | { readonly type: 'blowLost'; readonly seat: Seat }
  | { readonly type: 'fightEnded'; readonly seat: Seat; readonly won: boolean }
  | { readonly type: 'bulletsSpent'; readonly seat: Seat; readonly count: number; readonly rule: string }
  | { readonly type: 'bulletsGained'; readonly seat: Seat; readonly count: number; readonly rule: string }
  | { readonly type: 'livesLost'; readonly seat: Seat; readonly count: number; readonly rule: string }
  | { readonly type: 'livesGained'; readonly seat: Seat; readonly count: number; readonly rule: string }
  | { readonly type: 'zombieKilled'; readonly seat: Seat; readonly square: Square; readonly rule: string }
  | { readonly type: 'trophiesLost'; readonly seat: Seat; readonly count: number; readonly rule: string }
  /** A die of ZB-EV-CABOUGE. */
  | { readonly type: 'twitched'; readonly seat: Seat; readonly die: number }
  | { readonly type: 'knockedOut'; readonly seat: Seat; readonly lives: number; readonly bullets: number }
  /** `card`: HIDDEN to others. */
  | { readonly type: 'cardDrawn'; readonly seat: Seat; readonly card: string }
  /** A second copy of a card in hand: face up to the discard pile, or aside until all hands are dealt (ZB-CARD-NODUP). */
  | { readonly type: 'duplicate'; readonly seat: Seat; readonly card: string }
  /** The discard pile has become the deck; HIDDEN to all. */
  | { readonly type: 'reshuffled'; readonly cards: readonly string[] }
  | { readonly type: 'cardPlayed'; readonly seat: Seat; readonly card: string; readonly target?: Seat }
  /** A card that has been played goes to the discard pile. */
  | { readonly type: 'cardSpent'; readonly card: string }
  /** An item, or a card with counters, is laid in front of its player. */
  | { readonly type: 'itemLaid'; readonly seat: Seat; readonly card: string; readonly counters?: number }
  /** A card in front of a player goes to the discard pile: used, worn out, or lost. */
  | { readonly type: 'itemGone'; readonly seat: Seat; readonly card: string; readonly used: boolean }
  | { readonly type: 'counterSpent'; readonly seat: Seat; readonly card: string }
  | { readonly type: 'cardDiscarded'; readonly seat: Seat; readonly card: string }
  | { readonly type: 'effectWaits'; readonly seat: Seat; readonly card: string }
  | { readonly type: 'waitEnded'; readonly seat: Seat; readonly card: string }
  | { readonly type: 'effectBegan'; readonly effect: Effect }
  /** The die of the movement, or a number in its place: squares that may be moved. */
  | { readonly type: 'paced'; readonly seat: Seat; readonly allowance: number; readonly pace?: Pace; readonly rules: readonly string[] }
  /** The movement die counts double; `allowance`: the squares that gives, where the die is thrown already. */
  | { readonly type: 'doubled'; readonly seat: Seat; readonly rule: string; readonly allowance?: number }
  | { readonly type: 'moverSet'; readonly seat: Seat }
  /** `how`: a step of the movement, a step that a card makes, or a pawn that is set elsewhere. */
  | { readonly type: 'pawnMoved'; readonly seat: Seat; readonly to: Square; readonly how: 'step' | 'led' | 'sent' }
  | { readonly type: 'tokenTaken'; readonly seat: Seat; readonly square: Square; readonly token: Token }
  | { readonly type: 'tokenLeft'; readonly seat: Seat; readonly square: Square }
  | { readonly type: 'herded'; readonly seat: Seat; readonly die: number }
  /** `rule`: the cause of the move, the step of the turn (`step`) or a card. */
  | { readonly type: 'zombieShifted'; readonly from: Square; readonly to: Square; readonly rule: string; readonly step: boolean }
  | { readonly type: 'countdown'; readonly turns: number }
  | { readonly type: 'ended'; readonly outcome: Outcome };
