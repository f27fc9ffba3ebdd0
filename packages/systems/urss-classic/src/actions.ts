import type { ActionKind } from './action-kind.ts';
import { alertStance } from './alert-stance.ts';
import { fightAction } from './fights/fight-action.ts';
import { getUp } from './fights/get-up.ts';
import { climbLadder, climbWall } from './movement/climb.ts';
import { jumping } from './movement/jump.ts';
import { move, run } from './movement/move.ts';
import { swim } from './movement/swim.ts';
import { shoot } from './shoot.ts';

/** The actions that every figure has (UC-ACT-LIST). */
export const BASIC_ACTIONS: readonly ActionKind[] = [
  alertStance,
  fightAction,
  getUp,
  climbWall,
  climbLadder,
  jumping,
  move,
  run,
  swim,
  shoot,
];
