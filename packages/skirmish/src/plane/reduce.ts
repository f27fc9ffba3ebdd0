import { figureOf } from '../roster.ts';
import type { PlaneEvent } from './events.ts';
import type { PlaneFigure, PlaneState } from './state.ts';

/** Change by an event of the plane: places, postures, facings and perches. */
export function reducePlane(state: PlaneState, event: PlaneEvent): void {
  if (event.type === 'engaged') return;
  // Events may come from a file: a name that every object has is no figure.
  if (!Object.hasOwn(state.figures, event.figure)) throw new Error(`no figure ${event.figure}`);
  const figure: { -readonly [K in keyof PlaneFigure]: PlaneFigure[K] } = figureOf(state, event.figure);
  if (event.type === 'figureDeployed') return void Object.assign(figure, event.at, { facing: event.facing, posture: 'standing' });
  if (event.type === 'figureTurned') return void (figure.facing = event.facing);
  const end = event.points[event.points.length - 1];
  if (end) Object.assign(figure, { x: end.x, y: end.y, z: end.z });
  if (event.facing) figure.facing = event.facing;
  if (event.perch) figure.perch = event.perch;
  else delete figure.perch;
}
