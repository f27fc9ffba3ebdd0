import type { Seat } from '@escarmouche/referee';
import type { Window } from './card.ts';
import type { Square, Token } from './state.ts';

/** A card of the hand to play, or one in play to use up. */
export type Choice = { readonly play: string } | { readonly use: string };

/** What players are asked, by purpose: what it is about, and what answers it. */
export type Questions = {
  /** A card may be played: let pass this window, or all that are left of the turn (ZB-CARD-ANYTIME). */
  readonly window: { readonly about: { readonly window: Window }; readonly answer: Choice | { readonly pass: 'window' | 'step' } };
  /** At whom a card is aimed (ZB-CARD-TARGET). */
  readonly target: { readonly about: { readonly card: string }; readonly answer: Seat };
  /** Where the next zombie goes, and the tile of the building that a card is about. */
  readonly zombie: { readonly about: { readonly rule: string; readonly left: number }; readonly answer: Square };
  readonly building: { readonly about: { readonly rule: string }; readonly answer: number };
  /** Which zombie is lifted, and where it is put down. */
  readonly lift: { readonly about: { readonly left: number }; readonly answer: Square | 'none' };
  readonly drop: { readonly about: { readonly from: Square }; readonly answer: Square };
  /** Where a pawn is led next. */
  readonly lead: { readonly about: { readonly target: Seat; readonly left: number }; readonly answer: Square };
  /** What slips out of the target's hands: an item by its card, or bullets. */
  readonly slip: { readonly about: { readonly target: Seat }; readonly answer: string };
  /** How a die that is too low is made good. */
  readonly twitch: { readonly about: { readonly die: number; readonly lacking: number }; readonly answer: 'leave' | 'bullets' | 'life' };
  /** How a lost blow is paid: bullets, a life or an item by its card (ZB-COMBAT-LOSS). */
  readonly loss: { readonly about: { readonly lacking: number }; readonly answer: string };
  /** Whether a token is taken (ZB-MOVE-PICKUP). */
  readonly token: { readonly about: { readonly token: Token }; readonly answer: 'take' | 'leave' };
};
