import { canonical, refuse, type Refusal, type Seat } from '@escarmouche/referee';
import { cardOf, type Timing, type Turn, type Window } from './card.ts';
import { playCard, useItem } from './play-card.ts';
import { isOver, playerOf, roundFrom } from './players.ts';
import type { Choice } from './questions.ts';
import type { State, TurnStep } from './state.ts';
import { buildingAt, kindAt } from './town.ts';

const WINDOWS: Readonly<Partial<Record<TurnStep, Window>>> = {
  tile: 'W1',
  encounter: 'W2',
  refill: 'W2',
  move: 'W5',
  herd: 'W8',
  herding: 'W9',
  discard: 'W10',
};

/** The window that a step of the turn begins with; undefined while a tile is in hand. */
export function windowOf({ turn }: State): Window | undefined {
  return turn.step === 'moving' ? (turn.moved === 0 ? 'W6' : 'W7') : WINDOWS[turn.step];
}

function isTimely({ turn }: State, seat: Seat, { own, others }: Timing, window: Window | undefined): boolean {
  const windows: readonly (Window | undefined)[] = seat === turn.seat ? own : others;
  return windows.includes(window);
}

const refusals = new Map<string, Refusal>();

/** A refusal made once for each card, since every window asks for it. */
function untimely(id: string): Refusal {
  let refusal = refusals.get(id);
  if (!refusal) refusals.set(id, (refusal = refuse(id, 'Ce n’est pas le moment de cette carte.', 'This is not the moment for this card.')));
  return refusal;
}

const ONE_ONLY = refuse(
  'ZB-CARD-ONE',
  'Une carte a déjà été jouée : pas d’autre avant le prochain tour de ce joueur.',
  'A card has been played already: no other before this player’s next turn.',
);
const ELSEWHERE = refuse(
  'ZB-CARD-BUILDING',
  'Le pion n’est pas dans le bâtiment de cette carte.',
  'The pawn is not in the building of this card.',
);
const IN_PLAY = refuse('ZB-CARD-NODUP', 'Un exemplaire est déjà en jeu.', 'A copy is in play already.');
const NO_TARGET = refuse('ZB-CARD-TARGET', 'Personne ne peut être visé.', 'Nobody can be aimed at.');

/** Why a seat may not play a card of its hand in a window, or outside of any. */
export function playRefusal(state: State, seat: Seat, id: string, window: Window | undefined): Refusal | undefined {
  const card = cardOf(id);
  const player = playerOf(state, seat);
  if (player.played) return ONE_ONLY;
  if (!isTimely(state, seat, card.timing, window)) return untimely(card.cites);
  if (card.item && !inBuilding(state, player.square, card.item)) return ELSEWHERE;
  if (player.items.some((item) => item.card === id)) return IN_PLAY;
  if (card.targets && card.targets(state, seat).length === 0) return NO_TARGET;
  return card.forbids?.(state, seat);
}

const inBuilding = (state: State, square: number, kinds: readonly string[]): boolean =>
  buildingAt(state, square) !== undefined && kinds.includes(kindAt(state, square).id);

/** Why a seat may not use a card that lies in front of it. */
export function useRefusal(state: State, seat: Seat, id: string, window: Window | undefined): Refusal | undefined {
  const { use, cites } = cardOf(id);
  if (!use) return refuse(cites, 'Cette carte agit d’elle-même tant qu’elle est en jeu.', 'This card acts by itself while it is in play.');
  return isTimely(state, seat, use.timing, window) ? use.forbids?.(state, seat) : untimely(cites);
}

/** Plays and uses of a seat's cards in a window. */
export function cardChoices(state: State, seat: Seat, window: Window): readonly Choice[] {
  const { hand, items, played } = playerOf(state, seat);
  const choices: Choice[] = [];
  if (!played) for (const id of hand) if (!playRefusal(state, seat, id, window)) choices.push({ play: id });
  for (const { card } of items) if (!useRefusal(state, seat, card, window)) choices.push({ use: card });
  return choices;
}

/**
 * Opens a window: in turn order from the active player, each seat with a card to play is asked, until it passes (ZB-CARD-ANYTIME); with the option
 * cards.asked each other seat, so that cards stay secret. The seat that has given the command has had its chance before. True when a card has changed
 * the table.
 */
export function openWindow(turn: Turn, window: Window, commanding?: Seat): boolean {
  const { state } = turn;
  let before: string | undefined;
  for (const seat of roundFrom(state, state.turn.seat)) {
    if (seat === commanding) continue;
    for (let choice = offerCards(turn, seat, window); choice; choice = offerCards(turn, seat, window)) {
      before ??= tableOf(state);
      if ('play' in choice) playCard(turn, seat, choice.play);
      else useItem(turn, seat, choice.use);
    }
  }
  return before !== undefined && before !== tableOf(state);
}

/** The choice of a seat in a window; undefined when it passes, or is not asked. */
function offerCards(turn: Turn, seat: Seat, window: Window): Choice | undefined {
  const { state } = turn;
  if (isOver(state) || state.turn.passed.includes(seat)) return undefined;
  const choices = cardChoices(state, seat, window);
  if (choices.length === 0 && state.scene.options['cards.asked'] === 'holders') return undefined;
  const answer = turn.choose('window', {
    seat,
    secret: true,
    about: { window },
    options: [{ pass: 'window' }, { pass: 'step' }, ...choices],
  });
  if (!('pass' in answer)) return answer;
  if (answer.pass === 'step') turn.emit({ type: 'passed', seat });
  return undefined;
}

/** Everything that a decision about a movement rests on: pieces and their squares, effects in force, and the active player's means to fight. */
function tableOf(state: State): string {
  const { zombies, tokens, players, effects, turn } = state;
  const pawns = Object.values(players).map(({ square }) => square);
  const { lives, bullets, items } = playerOf(state, turn.seat);
  return canonical([zombies, tokens, pawns, effects, turn.left, lives, bullets, items]);
}
