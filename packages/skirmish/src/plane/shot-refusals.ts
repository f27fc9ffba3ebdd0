import { refuse, type Refusal } from '@escarmouche/referee';
import { surfaceAt, type Place } from '@escarmouche/space';
import { engagedWith } from './bodies.ts';
import type { PlaneFigure, PlaneState } from './state.ts';

/** An engaged figure shoots only at who is in contact with it: asked where an option of the match says so. */
export function contactRefusal(rule: string, state: PlaneState, shooter: PlaneFigure, target?: PlaneFigure): Refusal | undefined {
  const engaged = engagedWith(state, shooter);
  if (engaged.length === 0 || engaged.some(({ id }) => id === target?.id)) return undefined;
  return refuse(rule, 'Engagée, elle ne tire qu’au contact (option).', 'Engaged, it shoots only at an enemy in contact (option).');
}

/** A point that is aimed at lies on the ground or on top of something, on the table. */
export function groundRefusal(rule: string, { scene: { table } }: PlaneState, point: Place): Refusal | undefined {
  const isOnTable = point.x >= 0 && point.y >= 0 && point.x <= table.width && point.y <= table.height;
  if (isOnTable && surfaceAt(table, point, point.z, 0).z === point.z) return undefined;
  return refuse(rule, 'Il n’y a pas de sol à cet endroit.', 'There is no ground at that place.');
}
