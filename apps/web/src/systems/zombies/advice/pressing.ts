import type { Seat } from '@escarmouche/referee';
import { BLOW_NEED, cardOf, playRefusal, useRefusal, type Card, type State, type Window } from '@escarmouche/zombies';

/** A card of the hand or an item in play, for use in a window. */
export type Chance = { readonly play: string } | { readonly use: string };

/** A card that may be played in no more windows than this has moments of its own; others can wait for their player's turn. */
const FEW = 4;

const adds = ({ inPlay, inForce }: Card): boolean => [inPlay?.blow, inPlay?.shot, inForce?.blow].some((bonus) => bonus !== undefined);

/** True for a question worth putting now: a player who loses nothing by waiting is left in peace. */
export function isPressing(state: State, seat: Seat, window: Window, chances: readonly Chance[]): boolean {
  const { fight, turn } = state;
  if (fight?.seat === seat) {
    const missed = fight.die !== undefined && fight.die + fight.bonus < BLOW_NEED;
    return (missed || fight.die === undefined) && chances.some((chance) => helpsFight(chance, missed));
  }
  return turn.seat !== seat && chances.some((chance) => isLastMoment(chance, window));
}

/**
 * The same by the facts of a hand that others know: a question must not tell which cards the hand holds. Before each die of its own fight a
 * seat is not asked: a card that helps then can be played after the die, or was before the fight.
 */
export function seemsPressing(state: State, seat: Seat, window: Window): boolean {
  if (state.fight?.seat === seat && state.fight.die === undefined) return false;
  return isPressing(state, seat, window, possibleChances(state, seat, window));
}

/** Chances of a seat with a hand unseen: any card that does not lie open, and the items before the seat. */
function possibleChances(state: State, seat: Seat, window: Window): readonly Chance[] {
  const { scene, discard, players } = state;
  const { hand = [], items = [] } = players[seat] ?? {};
  const open = [...discard, ...Object.values(players).flatMap((player) => [...player.items.map(({ card }) => card), ...player.waits])];
  const unseen = hand.length === 0 ? [] : scene.deck.filter(({ id, copies }) => copies > open.filter((card) => card === id).length);
  return [
    ...unseen.flatMap(({ id }): Chance[] => (playRefusal(state, seat, id, window) ? [] : [{ play: id }])),
    ...items.flatMap(({ card }): Chance[] => (useRefusal(state, seat, card, window) ? [] : [{ use: card }])),
  ];
}

/** Cards help that add to the roll; once the roll has missed, cards that pay for it help as well. */
function helpsFight(chance: Chance, missed: boolean): boolean {
  const card = cardOf('use' in chance ? chance.use : chance.play);
  if (adds(card) || card.timing.own.length <= FEW) return true;
  return missed && ('use' in chance ? card.inForce === undefined : card.inPlay?.savesLife === true);
}

/** In another's turn: a card of few moments in the last of them, and a card that holds zombies still before they are moved. */
function isLastMoment(chance: Chance, window: Window): boolean {
  if ('use' in chance) return window === 'W8' && cardOf(chance.use).inForce?.stillness === true;
  const { others } = cardOf(chance.play).timing;
  return others.length <= FEW && others.at(-1) === window;
}
