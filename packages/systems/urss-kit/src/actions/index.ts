import type { ActionKind } from '../action-kind.ts';
import { aim } from './aim.ts';
import { climb } from './climb.ts';
import { crawl } from './crawl.ts';
import { draw } from './draw.ts';
import { fightAction } from './fight.ts';
import { jump } from './jump.ts';
import { ladder } from './ladder.ts';
import { mixed } from './mixed.ts';
import { move } from './move.ts';
import { nothing } from './nothing.ts';
import { pickUp } from './pick-up.ts';
import { run } from './run.ts';
import { shoot } from './shoot.ts';
import { standUp } from './stand-up.ts';
import { swim } from './swim.ts';

/** The actions that every figure has (UK-ACT-LIST). */
export const BASIC_ACTIONS: readonly ActionKind[] = [
  aim,
  climb,
  crawl,
  draw,
  fightAction,
  jump,
  ladder,
  mixed,
  move,
  nothing,
  pickUp,
  run,
  shoot,
  standUp,
  swim,
];
