import type { Game } from './flat.ts';
import {
  BOOST,
  CAR,
  CARD_KINDS,
  DISCARD,
  drawIndex,
  goOn,
  HERD,
  MOVE,
  MOVING,
  OVER,
  PAUSE,
  PLACE,
  PUMP,
  REFILL,
  STOCK,
  type Luck,
} from './rules.ts';

/** The four cards: drawn, played and thrown away. */

const HAND = 3;

export function refill(game: Game, luck: Luck): boolean {
  if (game.step !== REFILL) return false;
  const base = game.seat * CARD_KINDS;
  for (;;) {
    let [held, left, fresh, set] = [0, 0, false, 0];
    for (let card = 0; card < CARD_KINDS; card++) {
      const mine = game.hands[base + card] ?? 0;
      const there = game.deck[card] ?? 0;
      held += mine;
      left += there;
      set += game.discard[card] ?? 0;
      if (mine === 0 && there + (game.discard[card] ?? 0) > 0) fresh = true;
    }
    if (held >= HAND || !fresh) break;
    if (left === 0) {
      for (let card = 0; card < CARD_KINDS; card++) {
        game.deck[card] = game.discard[card] ?? 0;
        game.discard[card] = 0;
      }
      left = set;
    }
    let index = drawIndex(luck, left);
    let card = 0;
    while ((index -= game.deck[card] ?? 0) >= 0) card++;
    game.deck[card] = (game.deck[card] ?? 0) - 1;
    if (game.hands[base + card] === 1) game.discard[card] = (game.discard[card] ?? 0) + 1;
    else game.hands[base + card] = 1;
  }
  game.step = MOVE;
  return true;
}

export function discard(game: Game, card: number): boolean {
  const at = game.seat * CARD_KINDS + card;
  if (game.step !== DISCARD || game.discarded === 1 || game.hands[at] !== 1) return false;
  game.hands[at] = 0;
  game.discard[card] = (game.discard[card] ?? 0) + 1;
  game.discarded = 1;
  return true;
}

export function play(game: Game, card: number): boolean {
  const { seat } = game;
  const at = seat * CARD_KINDS + card;
  if (game.played[seat] === 1 || game.hands[at] !== 1) return false;
  if (game.step !== MOVE && (card === PAUSE || card === CAR)) return false;
  if (card === BOOST && game.step !== MOVE && !(game.step === MOVING && game.moved === 0 && game.pace > 0)) return false;
  if (card === PUMP && ((game.counters[seat] ?? 0) > 0 || game.step === PLACE || game.step === STOCK || game.step === OVER)) return false;
  game.hands[at] = 0;
  game.played[seat] = 1;
  if (card === PUMP) {
    game.counters[seat] = 3;
    return true;
  }
  game.discard[card] = (game.discard[card] ?? 0) + 1;
  if (card === PAUSE) {
    game.lives[seat] = Math.min(5, (game.lives[seat] ?? 0) + 2);
    game.step = HERD;
    goOn(game);
  } else if (card === CAR) {
    game.left = 10;
    game.step = MOVING;
  } else {
    game.doubled = 1;
    if (game.pace > 0) game.left = game.pace * 2;
  }
  return true;
}
