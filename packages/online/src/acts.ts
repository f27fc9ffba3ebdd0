import type { Answer, Rejection, Seat } from '@escarmouche/referee';
import type { Proposing } from '@escarmouche/session';

/** A deed of a seat. `about`: the seat whose time has run out, of a proposal to pass for it or to end the battle. */
export type Deed<C> =
  | { readonly do: 'submit'; readonly command: C }
  | { readonly do: 'answer'; readonly value: Answer }
  | { readonly do: 'propose'; readonly kind: Proposing; readonly about?: Seat }
  | { readonly do: 'consent'; readonly agrees: boolean };

/** An act of a seat, with a name of its own and its number among the acts of the seat, so that it can be sent again and is done once. */
export interface Act<C> {
  readonly id: string;
  readonly n: number;
  readonly deed: Deed<C>;
}

/** Reply to an act: it is kept, the rules refuse it, or the seat has acted elsewhere meanwhile. */
export type Reply =
  | { readonly status: 'kept'; readonly sequence: number }
  | { readonly status: 'refused'; readonly refusal: Rejection }
  | { readonly status: 'stale' };
