/** What is on a card of a game, in the player's language. */
export interface CardLook {
  readonly name: string;
  readonly text: string;
  /** Slug of its picture. */
  readonly emblem: string;
  /** What kind of card it is: an item, an event. */
  readonly sort: string;
  /** Where it is put in play, if that is bound to places. */
  readonly places: readonly { readonly name: string; readonly emblem: string }[];
}
