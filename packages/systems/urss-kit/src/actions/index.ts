import type { ActionKind } from '../rule.ts';
import { aim } from './aim.ts';
import { draw } from './draw.ts';
import { fightAction } from './fight.ts';
import { move } from './move.ts';
import { nothing } from './nothing.ts';
import { standUp } from './stand-up.ts';

/** The actions that every figure has (UK-ACT-LIST). */
export const BASIC_ACTIONS: readonly ActionKind[] = [aim, draw, fightAction, move, nothing, standUp];
