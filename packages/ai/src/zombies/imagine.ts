import { copy, type Random, type Seat } from '@escarmouche/referee';
import { HIDDEN, playerOf, type State } from '@escarmouche/zombies';

/**
 * Whole games that a seat's view allows: the cards it cannot see are dealt at random into the hands of others and the deck. Their towns grow from a
 * list of tiles of their own, and are forgotten with it.
 */
export function imagine(view: State, seat: Seat): (random: Random) => State {
  const all = unseenCards(view).sort();
  const tiles = Object.freeze([...view.tiles]);
  return (random) => {
    const state = copy({ ...view, tiles });
    const deck = [...all];
    for (const { seat: owner } of state.scene.seats) {
      if (owner === seat) continue;
      const player = playerOf(state, owner);
      const hand: string[] = player.hand.filter((card) => card !== HIDDEN);
      while (hand.length < player.hand.length) hand.push(dealt(deck, hand, random));
      player.hand = hand;
    }
    state.deck = deck;
    return state;
  };
}

/** The cards of the box that lie neither face up nor in a hand that can be seen. */
function unseenCards({ scene, discard, players }: State): string[] {
  const left = new Map(scene.deck.map(({ id, copies }) => [id, copies]));
  const seen = Object.values(players).flatMap(({ hand, items, waits }) => [...hand, ...items.map(({ card }) => card), ...waits]);
  for (const card of [...discard, ...seen]) left.set(card, (left.get(card) ?? 0) - 1);
  return [...left].flatMap(([card, copies]) => new Array<string>(Math.max(0, copies)).fill(card));
}

/** A card of the deck that the hand does not hold yet. */
function dealt(deck: string[], hand: readonly string[], random: Random): string {
  for (;;) {
    const index = random(Math.max(1, deck.length));
    const card = deck[index] ?? HIDDEN;
    if (hand.includes(card) && deck.some((other) => !hand.includes(other))) continue;
    deck.splice(index, 1);
    return card;
  }
}
