import type { Seat } from '@escarmouche/referee';
import type { Turn } from './card.ts';
import { playerOf } from './players.ts';
import { START } from './numbers.ts';
import type { State } from './state.ts';

/** Zombies that a knocked-out player gives up: half of those collected, rounded up (ZB-KO). */
export const trophiesLost = (trophies: number): number => Math.ceil(trophies / 2);

/** Lives and bullets of a knocked-out player at the new start, by the supply at that moment and the bullets still held (ZB-KO). */
export function afresh({ supply, scene }: Pick<State, 'supply' | 'scene'>, bullets: number): { lives: number; bullets: number } {
  const { options } = scene;
  const limited = options['supply.tokens'] === 'physical';
  const kept = options['ko.bullets'] === 'add' ? bullets : 0;
  return {
    lives: limited ? Math.min(START.lives, supply.lives) : START.lives,
    bullets: kept + (limited ? Math.min(START.bullets, supply.bullets + bullets - kept) : START.bullets),
  };
}

/** A player without a life starts afresh on the Grande-Place (ZB-KO). */
export function knockOut(turn: Turn, seat: Seat): void {
  const { state } = turn;
  const { trophies, bullets, items } = playerOf(state, seat);
  if (trophies > 0) turn.emit({ type: 'trophiesLost', seat, count: trophiesLost(trophies), rule: 'ZB-KO' });
  if (state.scene.options['ko.items'] === 'lost') {
    for (const { card } of items.slice()) turn.emit({ type: 'itemGone', seat, card, used: false });
  }
  turn.emit({ type: 'knockedOut', seat, ...afresh(state, bullets) });
}
