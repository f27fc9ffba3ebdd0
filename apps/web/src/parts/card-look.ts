/** A card of a game, in the player's language. */
export interface CardLook {
  readonly name: string;
  readonly text: string;
  /** Slug of its picture. */
  readonly emblem: string;
  /** The kind of card: an item, an event. */
  readonly sort: string;
  /** The places where the card is put in play, if it is bound to any. */
  readonly places: readonly { readonly name: string; readonly emblem: string }[];
}
