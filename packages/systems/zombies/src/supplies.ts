import type { Seat } from '@escarmouche/referee';
import type { Turn } from './card.ts';
import { playerOf } from './players.ts';
import { MOST_LIVES } from './numbers.ts';
import type { State } from './state.ts';

/** Pieces of a kind of token that a player may still take (ZB-TILE-POOL, option supply.tokens). */
function within(state: State, kind: 'bullets' | 'lives', count: number): number {
  return state.scene.options['supply.tokens'] === 'physical' ? Math.min(count, Math.max(0, state.supply[kind])) : count;
}

export function gainBullets(turn: Turn, seat: Seat, count: number, rule: string): void {
  turn.emit({ type: 'bulletsGained', seat, count: within(turn.state, 'bullets', count), rule });
}

/** Gives lives, never above five (ZB-MOVE-PICKUP). */
export function gainLives(turn: Turn, seat: Seat, count: number, rule: string): void {
  const room = MOST_LIVES - playerOf(turn.state, seat).lives;
  turn.emit({ type: 'livesGained', seat, count: within(turn.state, 'lives', Math.min(count, room)), rule });
}
