import { line, type Sentence } from '@escarmouche/referee';
import { cardOf } from '../card.ts';
import { playerOf } from '../players.ts';
import { HIDDEN } from '../numbers.ts';
import type { Effect } from '../state.ts';
import type { Describers } from './describers.ts';
import type { Words } from './words.ts';

/** Event cards: drawn, played, in front of a player, gone. */
export const cardDescribers: Describers<
  | 'cardDrawn'
  | 'duplicate'
  | 'reshuffled'
  | 'cardPlayed'
  | 'cardSpent'
  | 'itemLaid'
  | 'itemGone'
  | 'counterSpent'
  | 'cardDiscarded'
  | 'effectWaits'
  | 'waitEnded'
  | 'effectBegan'
> = {
  cardDrawn(words, { seat, card }) {
    const what = card === HIDDEN ? words.say(['une carte'], ['a card']) : words.card(card);
    return words.say(line`${words.player(seat)} pioche ${what}.`, line`${words.player(seat)} draws ${what}.`);
  },
  duplicate: (words, { seat, card }) =>
    words.say(
      line`${words.player(seat)} a déjà ${words.card(card)} en main : la deuxième est écartée.`,
      line`${words.player(seat)} already holds ${words.card(card)}: the second copy is set aside.`,
    ),
  reshuffled(words, { cards }) {
    const deck = words.count('card', cards.length);
    return words.say(line`Défausse mélangée : la pioche a ${deck}.`, line`The discard pile is shuffled: ${deck} in the deck.`);
  },
  cardPlayed(words, { seat, card, target }) {
    const { item, counters } = cardOf(card);
    if (item || counters !== undefined) {
      return words.say(
        line`${words.player(seat)} met ${words.card(card)} en jeu.`,
        line`${words.player(seat)} puts ${words.card(card)} in play.`,
      );
    }
    const whom = target === undefined ? undefined : words.say(line` sur ${words.player(target)}`, line` on ${words.player(target)}`);
    return words.say(
      line`${words.player(seat)} joue ${words.card(card)}${whom}.`,
      line`${words.player(seat)} plays ${words.card(card)}${whom}.`,
    );
  },
  // Only a card that was to wait is spent without an effect: another copy waits already (ZB-CARD-TARGET).
  cardSpent: (words, { card }) =>
    cardOf(card).waits === undefined
      ? undefined
      : words.say(
          line`${words.card(card)} : sans effet, la même carte attend déjà.`,
          line`${words.card(card)}: no effect, the same card is already waiting.`,
        ),
  itemLaid: (words, { card, counters }) => (counters === undefined ? undefined : countersLeft(words, card, counters)),
  itemGone(words, { seat, card, used }) {
    const { inPlay } = cardOf(card);
    const name = words.player(seat);
    if (!used) return words.say(line`${name} perd ${words.card(card)}.`, line`${name} loses ${words.card(card)}.`);
    if (inPlay?.shot !== undefined)
      return words.say(
        line`${words.card(card)} : plus de marqueur, la carte est défaussée.`,
        line`${words.card(card)}: no counter left, the card is discarded.`,
      );
    const instead = inPlay?.savesLife ? words.say([' au lieu de perdre une vie'], [' instead of losing a life']) : undefined;
    return words.say(line`${name} défausse ${words.card(card)}${instead}.`, line`${name} discards ${words.card(card)}${instead}.`);
  },
  counterSpent(words, { seat, card }) {
    const counters = playerOf(words.state, seat).items.find((item) => item.card === card)?.counters ?? 0;
    return counters > 1 ? countersLeft(words, card, counters - 1) : undefined;
  },
  cardDiscarded: (words, { seat, card }) =>
    words.say(
      line`${words.player(seat)} défausse ${words.card(card)} de sa main.`,
      line`${words.player(seat)} discards ${words.card(card)} from hand.`,
    ),
  effectWaits(words, { seat, card }) {
    const until =
      cardOf(card).waits === 'pace'
        ? words.say(line`le prochain jet de déplacement ${words.of(seat)}`, line`${words.player(seat)}’s next movement roll`)
        : words.say(line`le prochain tour ${words.of(seat)}`, line`${words.player(seat)}’s next turn`);
    return words.say(line`${words.card(card)} attend ${until}.`, line`${words.card(card)} waits for ${until}.`);
  },
  // Told by the roll it halves, the turn it skips or the effect that begins.
  waitEnded: () => undefined,
  effectBegan(words, { effect }) {
    const what = [words.say([' : '], [': ']), whatHolds(words, effect), lasting(words, effect)].flat();
    return line`${words.card(effect.card)}${what}.`;
  },
};

function countersLeft(words: Words, card: string, counters: number): Sentence {
  const left = words.count('counter', counters);
  return words.say(line`${words.card(card)} : ${left}.`, line`${words.card(card)}: ${left}.`);
}

/** The sentence for an effect, by its hold. */
function whatHolds(words: Words, effect: Effect): Sentence {
  const { state } = words;
  const { inForce } = cardOf(effect.card);
  if (inForce?.peace) return words.say(['aucun combat, aucun zombie éliminé'], ['no fights, and no zombie is taken down']);
  if (inForce?.stillness) return words.say(['aucun zombie ne bouge'], ['no zombie is moved']);
  if (inForce?.roots)
    return words.say(line`le pion ${words.of(effect.on)} ne bouge pas`, line`${words.player(effect.on)}’s pawn does not move`);
  if (inForce?.bars) {
    return words.say(
      line`le pion ${words.of(effect.on)} n’entre dans aucun bâtiment`,
      line`${words.player(effect.on)}’s pawn enters no building`,
    );
  }
  const value = inForce?.blow?.(state, playerOf(state, effect.on).square, effect) ?? 0;
  const where =
    effect.tile === undefined ? undefined : words.say(line` dans ${words.tile(effect.tile)}`, line` in ${words.tile(effect.tile)}`);
  return words.say(
    line`+${value} aux jets de combat ${words.of(effect.on)}${where}`,
    line`+${value} to ${words.player(effect.on)}’s combat rolls${where}`,
  );
}

/** ", jusqu’à la fin de ce tour" */
function lasting(words: Words, { until, ends }: Effect): Sentence {
  const ofThisTurn = until === words.state.turn.seat && ends === 1;
  return ofThisTurn
    ? words.say([', jusqu’à la fin de ce tour'], [' until the end of this turn'])
    : words.say(line`, jusqu’à la fin du prochain tour ${words.of(until)}`, line` until the end of ${words.player(until)}’s next turn`);
}
