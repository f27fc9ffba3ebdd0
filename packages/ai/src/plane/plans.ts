import type { ActionsLeft, FigureIn } from '@escarmouche/skirmish';
import type { Aid } from '@escarmouche/skirmish/plane';
import type { Mover, Point } from '@escarmouche/space';
import type { Game, Weighed } from './game.ts';
import { climbsOf, movesOf, moveTowards, runTowards, type Reachable } from './places.ts';
import type { Pull } from './pull.ts';

/** One way for an activation to go: a movement, and whether an action is left after it. */
export interface Plan<C> {
  readonly place: Reachable<C>;
  readonly acts: boolean;
}

/** Maker of plans: a figure as it moves, and its enemies that count. */
export interface Planning<S extends Weighed, C> {
  readonly game: Game<S, C>;
  readonly state: S;
  readonly figure: FigureIn<S>;
  readonly enemies: readonly FigureIn<S>[];
  readonly mover: Mover;
}

/** Movements that an activation may begin with: climbs, and walks to enemies, to places of the pull, to figures in need of aid and all round. */
export function plansOf<S extends Weighed, C>(
  planning: Planning<S, C>,
  left: ActionsLeft,
  pull: Pull,
  aids: readonly Aid[],
): readonly Plan<C>[] {
  const { game, state, figure, mover } = planning;
  const places = [...climbsOf(game, state, figure, mover), ...(left.moves ? walksOf(planning, pull, aids) : [])];
  return places.map((place) => ({ place, acts: left.actions > 1 }));
}

function walksOf<S extends Weighed, C>(
  { game, state, figure, enemies, mover }: Planning<S, C>,
  { to, within, spots }: Pull,
  aids: readonly Aid[],
): readonly Reachable<C>[] {
  const round = moveTowards(game, state, figure, mover, to, within);
  const points = [...new Set([...enemies, ...spots, ...aids.map(({ at }) => at)])];
  return [...movesOf(game, state, figure, mover, points), ...(round ? [round] : [])];
}

/** A run straight at a point, after which nothing is left. */
export function runPlan<S extends Weighed, C>({ game, state, figure, mover }: Planning<S, C>, to: Point): Plan<C> | undefined {
  const place = runTowards(game, state, figure, mover, to);
  return place && { place, acts: false };
}

/** May the figure get about at all: by a walk, a run or a climb? */
export function mayMove<S extends Weighed, C>({ game, state, figure, mover }: Planning<S, C>, { moves, runs }: ActionsLeft): boolean {
  return moves || runs || climbsOf(game, state, figure, mover).length > 0;
}
