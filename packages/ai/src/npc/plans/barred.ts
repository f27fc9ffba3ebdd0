import type { FigureId } from '@escarmouche/skirmish';
import { PACE, span, type Place } from '@escarmouche/space';
import type { Aim } from '../aim.ts';
import type { Manned } from '../game.ts';
import type { Plan } from './plan.ts';

/** Acts that a figure cannot do on a real table, as persons say: go to a place, move at all, attack or heal somebody, take an action of a type. */
export type Bar = { readonly place: Place } | { readonly moves: false } | { readonly target: FigureId } | { readonly type: string };

/** Ends nearer than this to a place that cannot be reached are the same place. */
const NEAR = PACE;

export const isPlaceBarred = (bars: readonly Bar[], at: Place): boolean => bars.some((bar) => 'place' in bar && span(at, bar.place) < NEAR);
export const areMovesBarred = (bars: readonly Bar[]): boolean => bars.some((bar) => 'moves' in bar);
export const isTargetBarred = (bars: readonly Bar[], id: FigureId | undefined): boolean =>
  bars.some((bar) => 'target' in bar && bar.target === id);

/** The aim without those that cannot be attacked. */
export function withoutBarred<S extends Manned>(bars: readonly Bar[], aim: Aim<S>): Aim<S> {
  if (!bars.some((bar) => 'target' in bar)) return aim;
  const { target, allowed, charged, patients = [] } = aim;
  const left = <F extends { readonly id: FigureId }>(those: readonly F[]): readonly F[] =>
    those.filter(({ id }) => !isTargetBarred(bars, id));
  return {
    ...aim,
    target: target && isTargetBarred(bars, target.id) ? undefined : target,
    allowed: left(allowed),
    charged: left(charged),
    patients: left(patients),
  };
}

export const isBarred = <S extends Manned, C>(bars: readonly Bar[], { there, length, attack, fights, heals }: Plan<S, C>): boolean =>
  (length > 0 && (areMovesBarred(bars) || isPlaceBarred(bars, there))) ||
  [attack?.attack.target, fights, heals].some((one) => isTargetBarred(bars, one?.id));

/** Is the type of a command what cannot be done: an action, or the rule that gives it? */
export function isCommandBarred(bars: readonly Bar[], command: unknown): boolean {
  const { type: own, rule } = command as { readonly type?: string; readonly rule?: string };
  return bars.some((bar) => 'type' in bar && (own === bar.type || (own === 'special' && rule === bar.type)));
}
