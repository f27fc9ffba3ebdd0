import { bodyOf, sees, type PlaneRules, type PlaneState } from '@escarmouche/skirmish/plane';
import { climbables, type Point, type Vector } from '@escarmouche/space';
import type { Aim, Tactics } from './tactics.ts';

export type Order =
  | { readonly move: readonly Point[]; readonly facing?: Vector }
  | { readonly run: Point }
  | { readonly climb: string; readonly height: number };

/** How far the shots of these tests carry. */
const RANGE = 12_000;

/** Tactics of no document, for the tests of this room: a shot that is legal is worth a point, a fight two. */
export function tacticsBy<S extends PlaneState>(rules: PlaneRules<S>): Tactics<S, Order, Aim> {
  return {
    rules,
    climbing: { wall: { most: 3000, factor: 2 }, ladder: { most: 6000, factor: 1 } },
    moveAllowance: () => 4000,
    runAllowance: () => 10_000,
    climbs: (state, figure) =>
      climbables(state.scene.table, bodyOf(state, figure)).map(({ id, up }) => ({
        feature: id,
        height: up,
        command: { climb: id, height: up },
      })),
    move: (path, facing) => (facing ? { move: path, facing } : { move: path }),
    run: (to) => ({ run: to }),
    means: () => ({ moves: true, runs: true, acts: true, shoots: true }),
    shots: (state) => ({
      aims: () => [{ range: RANGE }],
      most: () => 1,
      legal: (shooter, _aim, target) => sees(rules, state, shooter, target),
      worth: () => 1,
    }),
    fight: () => 2,
    dares: () => 1,
    life: () => Infinity,
    held: () => false,
    frontal: () => false,
    chances: { shot: () => 1 / 2, fight: () => 1 / 4, isPower: () => false, stake: () => 1 },
    aids: () => [],
  };
}
