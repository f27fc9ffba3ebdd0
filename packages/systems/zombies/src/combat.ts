import type { Pool, Seat } from '@escarmouche/referee';
import { cardOf, type Turn } from './card.ts';
import type { Bonus } from './events.ts';
import { knockOut } from './knockout.ts';
import { atPeace, hasZombie, isOver, playerOf } from './players.ts';
import type { Square, State } from './state.ts';
import { checkVictory } from './victory.ts';
import { openWindow } from './windows.ts';

/** The lowest result that wins a blow (ZB-COMBAT-ROLL). */
export const BLOW_NEED = 4;

/** Bonuses of a combat roll: the best of items and effects, and the shotgun's besides (ZB-CARD-INPLAY). */
export function blowBonuses(state: State, seat: Seat, square: Square): readonly Bonus[] {
  const { items } = playerOf(state, seat);
  let best: Bonus | undefined;
  let shot: Bonus | undefined;
  const weigh = (rule: string, value: number | undefined): void => {
    if (value !== undefined && value > (best?.value ?? 0)) best = { rule, value };
  };
  for (const item of items) {
    const { cites, inPlay } = cardOf(item.card);
    weigh(cites, inPlay?.blow?.(state, square));
    if (inPlay?.shot !== undefined) shot = { rule: cites, value: inPlay.shot };
  }
  for (const effect of state.effects) {
    const { cites, inForce } = cardOf(effect.card);
    if (effect.on === seat) weigh(cites, inForce?.blow?.(state, square, effect));
  }
  return [best, shot].filter((bonus) => bonus !== undefined);
}

export const sumOf = (bonuses: readonly Bonus[]): number => bonuses.reduce((sum, { value }) => sum + value, 0);

/** The die of a blow and the result needed, for the roll and for its odds. */
export function blowPool(bonuses: readonly Bonus[]): Pool {
  const modifiers = bonuses.map(({ rule, value }) => ({ rule, effect: `+${value}` }));
  return { dice: 1, faces: 6, need: BLOW_NEED - sumOf(bonuses), modifiers };
}

/** Does a pawn on this square have to fight (ZB-COMBAT-WHEN)? */
export function mustFight(state: State, square: Square): boolean {
  return hasZombie(state, square) && !atPeace(state);
}

/** Fights the zombie of the pawn's square, blow after blow, until zombie or pawn is gone (ZB-COMBAT-ROLL). True when the pawn's player plays on. */
export function fight(turn: Turn, seat: Seat): boolean {
  const { state } = turn;
  turn.emit({ type: 'fightBegan', seat });
  let won = false;
  while (!won && playerOf(state, seat).lives > 0 && !isOver(state)) {
    openWindow(turn, 'W3');
    won = blow(turn, seat);
  }
  turn.emit({ type: 'fightEnded', seat, won });
  if (!won) {
    knockOut(turn, seat);
    return false;
  }
  kill(turn, seat, playerOf(state, seat).square, 'ZB-COMBAT-ROLL');
  return !isOver(state);
}

/** A zombie joins a collection, and may be the last that was lacking (ZB-WIN-KILLS). */
export function kill(turn: Turn, seat: Seat, square: Square, rule: string): void {
  turn.emit({ type: 'zombieKilled', seat, square, rule });
  checkVictory(turn, seat);
}

/** One roll with its cards and payments. Returns whether the blow wins in the end. */
function blow(turn: Turn, seat: Seat): boolean {
  const { state } = turn;
  const bonuses = blowBonuses(state, seat, playerOf(state, seat).square);
  const given = state.fight?.bonus ?? 0;
  const pool = blowPool(bonuses);
  const { score: die } = turn.roll('combat', { ...pool, need: (pool.need ?? BLOW_NEED) - given }, undefined, seat);
  turn.emit({ type: 'blow', seat, die, bonuses, result: die + sumOf(bonuses) + given });
  spendCounters(turn, seat);
  openWindow(turn, 'W4');
  const result = die + (state.fight?.bonus ?? 0);
  return result >= BLOW_NEED || lose(turn, seat, BLOW_NEED - result);
}

/** The counters of a card go with each roll, needed or not (ZB-EV-POMPE). */
function spendCounters(turn: Turn, seat: Seat): void {
  for (const { card, counters } of playerOf(turn.state, seat).items.slice()) {
    if (counters === undefined || cardOf(card).inPlay?.shot === undefined) continue;
    turn.emit({ type: 'counterSpent', seat, card });
    if (counters === 1) turn.emit({ type: 'itemGone', seat, card, used: true });
  }
}

/** A lost blow: bullets make it a victory, or a life is lost, or a card is discarded instead (ZB-COMBAT-LOSS). */
function lose(turn: Turn, seat: Seat, lacking: number): boolean {
  const { bullets, items } = playerOf(turn.state, seat);
  const savers = items.filter(({ card }) => cardOf(card).inPlay?.savesLife).map(({ card }) => card);
  const options = [...(bullets >= lacking ? ['bullets'] : []), ...savers, 'life'];
  const answer = turn.choose('loss', { seat, about: { lacking }, options });
  if (answer === 'bullets') {
    turn.emit({ type: 'bulletsSpent', seat, count: lacking, rule: 'ZB-COMBAT-LOSS' });
    return true;
  }
  turn.emit({ type: 'blowLost', seat });
  if (answer === 'life') turn.emit({ type: 'livesLost', seat, count: 1, rule: 'ZB-COMBAT-LOSS' });
  else turn.emit({ type: 'itemGone', seat, card: answer, used: true });
  return false;
}
