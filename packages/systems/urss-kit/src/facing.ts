import { refuse, type Refusal } from '@escarmouche/referee';
import { nameOf } from '@escarmouche/skirmish';
import { engagedWith, facingTowards, turnTowards } from '@escarmouche/skirmish/plane';
import { dot, sub, type Vector } from '@escarmouche/space';
import type { Turn } from './rule.ts';
import type { Figure, State } from './state.ts';

/** Turns a figure, at once and free, to an opponent; a prone or stunned one stays as it is (UK-ACT-FIGHT, UK-ARC-TURN). */
export function turnToFace(turn: Turn, figure: Figure, opponent: Figure, rule: string): void {
  if (!figure.stunned) turnTowards(turn, figure, opponent, rule);
}

/** Why a figure may not choose this facing: all enemies in contact that it can have in its front arc at once are to be in it (UK-ARC-TURN, UK-ARC-SEVERAL). */
export function facingRefusal(state: State, figure: Figure, facing: Vector): Refusal | undefined {
  const enemies = engagedWith(state, figure);
  const holdsAll = (way: Vector): boolean => enemies.every((enemy) => dot(way, sub(enemy, figure)) >= 0);
  if (holdsAll(facing) || !holdsAll(turnedTo(state, figure, enemies))) return undefined;
  const who = nameOf(state, figure.id);
  return refuse('UK-ARC-TURN', `${who} fait face à ses adversaires.`, `${who} faces its enemies.`);
}

/** Its facing, or where it is engaged one that has as many enemies in the front arc as can be with the first of them. */
export function turnedTo(state: State, figure: Figure, [first]: readonly Figure[] = engagedWith(state, figure)): Vector {
  return first ? facingTowards(state, figure, first) : figure.facing;
}
