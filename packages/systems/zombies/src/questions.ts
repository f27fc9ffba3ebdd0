import type { Seat } from '@escarmouche/referee';
import type { Window } from './card.ts';
import type { Square, Token } from './state.ts';

/** A card of the hand to play, or one in play to use up. */
export type Choice = { readonly play: string } | { readonly use: string };

/** Questions to players, by purpose: subject and answer. */
export type Questions = {
  /** A card may be played: `pass` lets this window go, or all that are left of the turn (ZB-CARD-ANYTIME). */
  readonly window: { readonly about: { readonly window: Window }; readonly answer: Choice | { readonly pass: 'window' | 'step' } };
  /** The target of a card (ZB-CARD-TARGET). */
  readonly target: { readonly about: { readonly card: string }; readonly answer: Seat };
  /** The square of the next zombie, and the tile of the building that a card is about. */
  readonly zombie: { readonly about: { readonly rule: string; readonly left: number }; readonly answer: Square };
  readonly building: { readonly about: { readonly rule: string }; readonly answer: number };
  /** The zombie that is lifted, and the square it is put down on. */
  readonly lift: { readonly about: { readonly left: number }; readonly answer: Square | 'none' };
  readonly drop: { readonly about: { readonly from: Square }; readonly answer: Square };
  /** The next square of a pawn that is led. */
  readonly lead: { readonly about: { readonly target: Seat; readonly left: number }; readonly answer: Square };
  /** The target's loss: an item by its card, or bullets. */
  readonly slip: { readonly about: { readonly target: Seat }; readonly answer: string };
  /** The payment for a die that is too low. */
  readonly twitch: { readonly about: { readonly die: number; readonly lacking: number }; readonly answer: 'leave' | 'bullets' | 'life' };
  /** The payment for a lost blow: bullets, a life or an item by its card (ZB-COMBAT-LOSS). */
  readonly loss: { readonly about: { readonly lacking: number }; readonly answer: string };
  /** The taking of a token (ZB-MOVE-PICKUP). */
  readonly token: { readonly about: { readonly token: Token }; readonly answer: 'take' | 'leave' };
};
