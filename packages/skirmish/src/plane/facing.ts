import { cross, dot, sub, vectorLength, type Vector } from '@escarmouche/space';
import type { PlaneTurn } from './events.ts';
import type { PlaneFigure, PlaneState } from './state.ts';
import { engagedWith } from './touching.ts';

/** `0 -` and not a sign: a state holds no minus zero, which JSON does not keep. */
const quarterTurns = (v: Vector): Vector[] => [
  { x: v.y, y: 0 - v.x },
  { x: 0 - v.y, y: v.x },
];

/** Nearness of a facing to a direction: the cosine of the angle between them. */
const nearness = (facing: Vector, direction: Vector): number => dot(facing, direction) / (vectorLength(facing) * vectorLength(direction));

/**
 * The facing a figure takes towards a newcomer: the newcomer in the front arc, then as many enemies in contact as possible in it, then the smallest
 * angle to the newcomer, then clockwise. Only facings with somebody exactly at the edge of the arc, or straight at the newcomer, can be best.
 */
export function facingTowards(state: PlaneState, figure: PlaneFigure, newcomer: PlaneFigure): Vector {
  const to = sub(newcomer, figure);
  if (to.x === 0 && to.y === 0) return figure.facing;
  const enemies = engagedWith(state, figure).map((enemy) => sub(enemy, figure));
  const inFront = (facing: Vector): number => enemies.filter((enemy) => dot(facing, enemy) >= 0).length;
  let best = to;
  let most = inFront(to);
  for (const facing of enemies.flatMap(quarterTurns)) {
    if (dot(facing, to) < 0) continue;
    const seen = inFront(facing);
    const closer = nearness(facing, to) - nearness(best, to);
    const better = seen > most || (seen === most && (closer > 1e-9 || (closer > -1e-9 && cross(to, facing) < 0 && cross(to, best) > 0)));
    if (!better) continue;
    best = facing;
    most = seen;
  }
  return best;
}

/** Turns a figure, at once and free, towards an enemy that engages or fights it; a prone figure stays as it is. */
export function turnTowards(turn: PlaneTurn, figure: PlaneFigure, newcomer: PlaneFigure, rule: string): void {
  if (figure.posture === 'prone') return;
  const facing = facingTowards(turn.state, figure, newcomer);
  if (facing.x !== figure.facing.x || facing.y !== figure.facing.y) turn.emit({ type: 'figureTurned', figure: figure.id, facing, rule });
}
