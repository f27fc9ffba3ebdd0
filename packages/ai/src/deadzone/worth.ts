import type { Seat } from '@escarmouche/referee';
import { figuresOf, healthOf, holderOf, opponentOf, vpOf, type Figure, type State } from '@escarmouche/deadzone';

/** Share of a figure's worth that an injury takes, and being pinned. */
const INJURED = 0.3;
const PINNED = 0.15;
/** A figure beyond the points that its death gives: it holds and shoots. */
const PRESENCE = 1;
/** Rounds that an objective held now is likely to be held. */
const HELD = 1.5;
/** Worth of a Dé result that is kept for another test. */
export const DIE = 0.2;
/** Lead in points at which a seat is almost sure to win. */
const SURE = 6;

/** Worth of a figure to its own player, in victory points. */
export function figureWorth(state: State, figure: Figure): number {
  const whole = vpOf(state, figure.id) + PRESENCE;
  return whole * (1 - (healthOf(state, figure) === 'injured' ? INJURED : 0) - (figure.posture === 'prone' ? PINNED : 0));
}

/** Points that a seat has and may count on: its score, its figures, the objectives that it holds. */
function countOn(state: State, seat: Seat): number {
  const figures = figuresOf(state, seat).reduce((sum, figure) => sum + figureWorth(state, figure), 0);
  const held = state.scene.mission.objectives.filter(({ at }) => holderOf(state, at) === seat).reduce((sum, { vp }) => sum + vp, 0);
  return (state.points[seat] ?? 0) + figures + HELD * held;
}

/** Standing of a seat, from 0 (lost) to 1 (won). */
export function worth(state: State, seat: Seat): number {
  if (state.outcome) {
    const side = state.scene.groups.find((group) => group.seat === seat)?.side;
    if (state.outcome.winners.length === 0) return 0.5;
    return side !== undefined && state.outcome.winners.includes(side) ? 1 : 0;
  }
  const lead = countOn(state, seat) - countOn(state, opponentOf(state, seat));
  const share = lead / SURE;
  return 0.5 + share / (2 * (1 + Math.abs(share)));
}
