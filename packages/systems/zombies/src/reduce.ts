import { tileOf } from '@escarmouche/space/tiles';
import type { Event } from './events.ts';
import { newTurn, putTokens, putZombies } from './opening.ts';
import { HIDDEN, HOME } from './numbers.ts';
import type { Player, Square, State, TurnStep, TurnState } from './state.ts';
import { kindOf, lay } from './town.ts';

/** Steps that open a part of the turn; the others go on with it, and seats that have passed for it are not asked again (ZB-CARD-ANYTIME). */
const OPENS: ReadonlySet<TurnStep> = new Set(['tile', 'encounter', 'move', 'herd', 'discard']);

/** The only place where the state changes, of a seat's view as well: secrets are HIDDEN there, in the event or the state. */
export function reduce(state: State, event: Event): void {
  const { turn } = state;
  switch (event.type) {
    case 'diced':
    case 'twitched':
    case 'askedAgain':
      return;
    case 'began':
      state.phase = 'playing';
      return;
    case 'turnBegan':
    case 'turnSkipped':
      state.turn = newTurn(event.seat, event.number);
      playerOf(state, event.seat).played = false;
      return;
    case 'turnEnded':
      for (const effect of state.effects) if (effect.until === event.seat) effect.ends--;
      state.effects = state.effects.filter(({ ends }) => ends > 0);
      return;
    case 'stepBegan':
      turn.step = event.step;
      if (OPENS.has(event.step)) turn.passed = [];
      return;
    case 'passed':
      turn.passed.push(event.seat);
      return;
    case 'tileDrawn':
      remove(state.stack, event.kind);
      turn.drawn = event.kind;
      turn.placer = event.seat;
      return;
    case 'placerSet':
      turn.placer = event.seat;
      return;
    case 'tileDiscarded':
      delete turn.drawn;
      delete turn.placer;
      if (event.reshuffled) state.stack = [...state.stack, event.kind].sort();
      else if (kindOf(state.scene, event.kind).role === 'heliport') state.heliport = 'lost';
      return;
    case 'tilePlaced':
      lay(state, { kind: event.kind, x: event.x, y: event.y, turn: event.turn });
      for (let i = 0; i < 9; i++) {
        state.zombies.push(0);
        state.tokens.push(null);
      }
      if (kindOf(state.scene, event.kind).role === 'heliport') state.heliport = state.tiles.length - 1;
      delete turn.drawn;
      turn.stocking = state.tiles.length - 1;
      return;
    case 'townClosed':
      state.closed = true;
      if (event.penalty) turn.closing = true;
      return;
    case 'stocked':
      delete turn.stocking;
      delete turn.placer;
      come(state, event.zombies);
      putTokens(state, event.bullets, event.lives);
      return;
    case 'zombiesCame':
      return come(state, event.squares);
    case 'fightBegan':
      state.fight = { seat: event.seat, bonus: 0 };
      return;
    case 'blow':
      if (state.fight) Object.assign(state.fight, { die: event.die, bonus: event.result - event.die });
      return;
    case 'boosted':
      if (state.fight) state.fight.bonus += event.value;
      return;
    case 'blowLost':
      if (state.fight) state.fight = { seat: event.seat, bonus: 0 };
      return;
    case 'fightEnded':
      delete state.fight;
      return;
    case 'bulletsSpent':
    case 'bulletsGained': {
      const count = event.type === 'bulletsSpent' ? -event.count : event.count;
      playerOf(state, event.seat).bullets += count;
      state.supply.bullets -= count;
      return;
    }
    case 'livesLost':
    case 'livesGained': {
      const count = event.type === 'livesLost' ? -event.count : event.count;
      playerOf(state, event.seat).lives += count;
      state.supply.lives -= count;
      return;
    }
    case 'zombieKilled': {
      const player = playerOf(state, event.seat);
      state.zombies[event.square] = 0;
      forgetShift(turn, event.square);
      player.trophies++;
      if (tileOf(event.square) === state.heliport) player.heliportKills++;
      return;
    }
    case 'trophiesLost':
      playerOf(state, event.seat).trophies -= event.count;
      state.supply.zombies += event.count;
      return;
    case 'knockedOut': {
      const player = playerOf(state, event.seat);
      state.supply.lives -= event.lives;
      state.supply.bullets -= event.bullets - player.bullets;
      Object.assign(player, { lives: event.lives, bullets: event.bullets, square: HOME });
      if (event.seat === turn.seat) turn.out = true;
      return;
    }
    case 'cardDrawn':
      take(state.deck, event.card);
      playerOf(state, event.seat).hand.push(event.card);
      return;
    case 'duplicate':
      take(state.deck, event.card);
      state.discard.push(event.card);
      return;
    case 'reshuffled':
      state.deck = [...event.cards];
      state.discard = [];
      return;
    case 'cardPlayed':
      take(playerOf(state, event.seat).hand, event.card);
      playerOf(state, event.seat).played = true;
      return;
    case 'cardSpent':
      state.discard.push(event.card);
      return;
    case 'itemLaid':
      playerOf(state, event.seat).items.push({ card: event.card, ...(event.counters === undefined ? {} : { counters: event.counters }) });
      return;
    case 'itemGone':
      dropItem(playerOf(state, event.seat), event.card);
      state.discard.push(event.card);
      return;
    case 'counterSpent': {
      const item = playerOf(state, event.seat).items.find(({ card }) => card === event.card);
      if (item) item.counters = (item.counters ?? 0) - 1;
      return;
    }
    case 'cardDiscarded':
      take(playerOf(state, event.seat).hand, event.card);
      state.discard.push(event.card);
      turn.discarded = true;
      return;
    case 'effectWaits':
      playerOf(state, event.seat).waits.push(event.card);
      return;
    case 'waitEnded':
      remove(playerOf(state, event.seat).waits, event.card);
      state.discard.push(event.card);
      return;
    case 'effectBegan':
      state.effects.push({ ...event.effect });
      return;
    case 'paced':
      turn.left = event.allowance;
      if (event.pace) turn.pace = event.pace;
      return;
    case 'doubled':
      turn.doubled = true;
      if (event.allowance !== undefined) turn.left = event.allowance;
      return;
    case 'moverSet':
      turn.mover = event.seat;
      return;
    case 'pawnMoved':
      playerOf(state, event.seat).square = event.to;
      if (event.seat === turn.seat) delete turn.refused;
      if (event.how === 'step') {
        turn.left--;
        turn.moved++;
      } else if (event.how === 'sent' && event.seat === turn.seat && turn.step === 'moving') turn.stopped = true;
      return;
    case 'tokenTaken': {
      const player = playerOf(state, event.seat);
      state.tokens[event.square] = null;
      if (event.token === 'life') player.lives++;
      else player.bullets++;
      return;
    }
    case 'tokenLeft':
      if (event.seat === turn.seat) turn.refused = event.square;
      return;
    case 'herded':
      turn.herd = event.die;
      return;
    case 'zombieShifted': {
      state.zombies[event.from] = 0;
      state.zombies[event.to] = 1;
      if (event.step) {
        turn.herd--;
        turn.shifted.push(event.to);
      } else if (forgetShift(turn, event.from)) turn.shifted.push(event.to);
      return;
    }
    case 'countdown':
      state.lastTurns = event.turns;
      return;
    case 'ended':
      state.phase = 'over';
      state.outcome = event.outcome;
      return;
  }
}

/** Zombies come on the table: a game without a possible winner can be won again (ZB-END). */
function come(state: State, squares: readonly number[]): void {
  putZombies(state, squares);
  if (squares.length > 0) delete state.lastTurns;
}

function playerOf(state: State, seat: string): Player {
  const player = state.players[seat];
  if (!player) throw new Error(`no player ${seat}`);
  return player;
}

/** The zombie moved in this step that stands on a square is gone from there (ZB-ZMOVE). Returns whether there was one. */
function forgetShift(turn: TurnState, square: Square): boolean {
  return remove(turn.shifted, square);
}

function remove<T>(list: T[], member: T): boolean {
  const index = list.indexOf(member);
  if (index >= 0) list.splice(index, 1);
  return index >= 0;
}

/** Takes a card from a hand or deck, where it may lie unseen. */
function take(cards: string[], card: string): void {
  if (!remove(cards, card)) remove(cards, HIDDEN);
}

function dropItem(player: Player, card: string): void {
  const index = player.items.findIndex((item) => item.card === card);
  if (index >= 0) player.items.splice(index, 1);
}
