import type { Seat } from '@escarmouche/referee';
import { cardOf, type Turn } from './card.ts';
import { fillHand, reshuffle } from './hand.ts';
import { canShift } from './herd.ts';
import { pickUpLate } from './movement.ts';
import { isOver, othersThan, playerOf } from './players.ts';
import { beginStep, movementIsOver } from './steps.ts';
import { closeTown, mayDraw, rollOff } from './tiles.ts';
import { checkDeadlock, checkVictory } from './victory.ts';

/** The first player, and the first hands (ZB-CORE-PLAYERS, ZB-SET-PLAYER). */
export function beginGame(turn: Turn): void {
  const { state } = turn;
  const seats = state.scene.seats.map(({ seat }) => seat);
  const first = rollOff(turn, 'start', seats);
  for (const seat of seats) fillHand(turn, seat);
  if (state.discard.length > 0) reshuffle(turn);
  turn.emit({ type: 'began', first });
  beginTurn(turn, first);
}

/** A turn begins: cards that waited for it come into force, or skip it (ZB-CARD-TARGET). */
function beginTurn(turn: Turn, seat: Seat): void {
  const { state } = turn;
  const number = state.turn.number + 1;
  const waiting = playerOf(state, seat).waits.filter((card) => cardOf(card).waits !== 'pace');
  const by = waiting.find((card) => cardOf(card).waits === 'skip');
  turn.emit(by === undefined ? { type: 'turnBegan', seat, number } : { type: 'turnSkipped', seat, number, by });
  for (const card of waiting) {
    turn.emit({ type: 'waitEnded', seat, card });
    if (by === undefined) turn.emit({ type: 'effectBegan', effect: { card, on: seat, until: seat, ends: 1 } });
  }
  if (by !== undefined) return endTurn(turn);
  closeTown(turn, seat);
  beginStep(turn, mayDraw(state) ? 'tile' : 'encounter');
}

export function endTurn(turn: Turn): void {
  const { state } = turn;
  const { seat } = state.turn;
  turn.emit({ type: 'turnEnded', seat });
  checkVictory(turn, seat);
  checkDeadlock(turn);
  if (!isOver(state)) beginTurn(turn, othersThan(state, seat)[0] ?? seat);
}

/** Goes on by itself where a step is over: a knocked-out pawn moves no more, no square or zombie is left to move (ZB-TURN-ORDER, ZB-KO). */
export function goOn(turn: Turn): void {
  const { state } = turn;
  if (isOver(state) || state.phase !== 'playing') return;
  pickUpLate(turn);
  passSteps(turn);
}

/** The steps that are over are left (ZB-TURN-ORDER, ZB-KO). */
export function passSteps(turn: Turn): void {
  const { state } = turn;
  if (movementIsOver(state)) beginStep(turn, 'herd');
  const { step, herd } = state.turn;
  if ((step === 'herd' && !canShift(state)) || (step === 'herding' && (herd === 0 || !canShift(state)))) beginStep(turn, 'discard');
}
