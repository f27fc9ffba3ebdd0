import type { Seat } from '@escarmouche/referee';
import { cubeNamed, rangeBetween } from '@escarmouche/space/cubes';
import { cubeOf, figuresOf, healthOf, holderOf, opponentOf, toEnter, vpOf, type Figure, type State } from '@escarmouche/deadzone';

/** Share of a figure's worth that an injury takes, and being pinned. */
const INJURED = 0.3;
const PINNED = 0.15;
/** A figure beyond the points that its death gives: it holds and shoots. */
const PRESENCE = 1;
/** Rounds that an objective held now is likely to be held. */
const HELD = 1.5;
/** Worth of a point of an objective a cube nearer. */
const NEAR = 0.12;
/** Lead in points of a seat that has won if the Round ends so. */
const CLOSING = 8;
/** Part of that lead at the start of the Round; it grows as figures act. */
const EARLY = 0.3;
/** Worth of a Dé result that is kept for another test. */
export const DIE = 0.2;
/** Lead in points at which a seat is almost sure to win. */
const SURE = 6;

/** Worth of a figure to its own player, in victory points. */
export function figureWorth(state: State, figure: Figure): number {
  const whole = vpOf(state, figure.id) + PRESENCE;
  return whole * (1 - (healthOf(state, figure) === 'injured' ? INJURED : 0) - (figure.posture === 'prone' ? PINNED : 0));
}

/** Figures that are to enter the board are not present yet. */
const offBoard = (state: State, seat: Seat): number =>
  toEnter(state, seat).reduce((sum, figure) => sum + figureWorth(state, figure) - PRESENCE, 0);

/** Points that a seat has and may count on: its score, its figures, the objectives that it holds or comes near. */
function countOn(state: State, seat: Seat): number {
  const own = figuresOf(state, seat);
  const figures = own.reduce((sum, figure) => sum + figureWorth(state, figure), 0) + offBoard(state, seat);
  return (state.points[seat] ?? 0) + figures + (own.length > 0 ? grasp(state, seat, own) : 0);
}

function grasp(state: State, seat: Seat, own: readonly Figure[]): number {
  let sum = 0;
  for (const { at, vp } of state.scene.mission.objectives) {
    const cube = cubeNamed(at);
    if (!cube) continue;
    if (holderOf(state, at) === seat) sum += HELD * vp;
    else sum += NEAR * vp * Math.max(0, 8 - Math.min(...own.map((figure) => rangeBetween(cubeOf(figure), cube))));
  }
  return sum;
}

/** Points that a seat would have if the Round ended now. */
const atRoundEnd = (state: State, seat: Seat): number =>
  state.scene.mission.objectives.reduce((sum, { at, vp }) => sum + (holderOf(state, at) === seat ? vp : 0), state.points[seat] ?? 0);

/** Share of the figures in play that have acted in this Round. */
function goneBy(state: State): number {
  const all = state.scene.groups.flatMap(({ seat }) => figuresOf(state, seat));
  return all.length === 0 ? 1 : all.filter(({ activated }) => activated).length / all.length;
}

/** Lead of a seat that is about to win by points, or of its opponent, in points. */
function closing(state: State, seat: Seat): number {
  const [own, theirs] = [atRoundEnd(state, seat), atRoundEnd(state, opponentOf(state, seat))];
  if (own === theirs || Math.max(own, theirs) < state.scene.mission.target) return 0;
  return Math.sign(own - theirs) * CLOSING * (EARLY + goneBy(state));
}

/** Standing of a seat, from 0 (lost) to 1 (won). */
export function worth(state: State, seat: Seat): number {
  if (state.outcome) {
    const side = state.scene.groups.find((group) => group.seat === seat)?.side;
    if (state.outcome.winners.length === 0) return 0.5;
    return side !== undefined && state.outcome.winners.includes(side) ? 1 : 0;
  }
  const lead = countOn(state, seat) - countOn(state, opponentOf(state, seat)) + closing(state, seat);
  const share = lead / SURE;
  return 0.5 + share / (2 * (1 + Math.abs(share)));
}
