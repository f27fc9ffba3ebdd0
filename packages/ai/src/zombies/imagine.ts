import { copy, type Random, type Seat } from '@escarmouche/referee';
import { HIDDEN, type State } from '@escarmouche/zombies';

/** Whole games that a seat's view allows: the cards it cannot see are dealt at random into the hands of others and the deck. */
export function imagine(view: State, seat: Seat): (random: Random) => State {
  const all = unseenCards(view);
  return (random) => {
    const state = copy(view);
    const unseen = shuffled([...all], random);
    for (const [owner, player] of Object.entries(state.players)) {
      if (owner === seat) continue;
      const hand: string[] = player.hand.filter((card) => card !== HIDDEN);
      while (hand.length < player.hand.length) hand.push(dealt(unseen, hand));
      player.hand = hand;
    }
    state.deck = unseen.sort();
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

/** The next card that the hand does not hold yet. */
function dealt(cards: string[], hand: readonly string[]): string {
  const index = Math.max(
    0,
    cards.findIndex((card) => !hand.includes(card)),
  );
  return cards.splice(index, 1)[0] ?? HIDDEN;
}

function shuffled(cards: string[], random: Random): string[] {
  for (let i = cards.length - 1; i > 0; i--) {
    const j = random(i + 1);
    [cards[i], cards[j]] = [cards[j] ?? '', cards[i] ?? ''];
  }
  return cards;
}
