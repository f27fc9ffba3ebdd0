import { refuse, type Refusal, type Text } from '@escarmouche/referee';
import { surfaceAt, type Place } from '@escarmouche/space';
import { nameOf, type FigureId } from '../roster.ts';
import { inPaces, paces } from './lengths.ts';
import type { PlaneFigure, PlaneState } from './state.ts';
import { engagedWith, isEngaged } from './touching.ts';

/** Refusals of shots, aims and fights in the words of every system; the rule that refuses is the system's own. */

/** Refusals of an aim at a figure, by its name; at a point of the ground where there is none. */
export function aimRefusals(who?: string) {
  const { fr, en }: Text = who === undefined ? { fr: 'Ce point', en: 'This point' } : { fr: who, en: who };
  return {
    ally: (rule: string): Refusal => refuse(rule, `${fr} est de votre côté.`, `${en} is on your side.`),
    arc: (rule: string): Refusal => refuse(rule, `${fr} n’est pas dans l’arc avant.`, `${en} is not in the front arc.`),
    sight: (rule: string): Refusal => refuse(rule, `${fr} n’est pas en vue.`, `${en} cannot be seen.`),
    /** `near`: units within which the figure is detected. */
    undetectable(rule: string, near: number): Refusal {
      const within = paces(near);
      return refuse(rule, `${fr} est indécelable à plus de ${within.fr}.`, `${en} is undetectable from more than ${within.en}.`);
    },
    range(rule: string, away: number, range: number): Refusal {
      const [far, reach] = [paces(away), inPaces(range)];
      return refuse(rule, `${fr} est à ${far.fr}, hors de portée (${reach.fr}).`, `${en} is ${far.en} away, out of range (${reach.en}).`);
    },
  };
}

export const noTarget = (rule: string): Refusal => refuse(rule, 'Il faut une cible.', 'A target is needed.');

/** A figure fights nobody: no enemy is in contact with it. */
export function notEngaged(rule: string, state: PlaneState, id: FigureId): Refusal {
  const who = nameOf(state, id);
  return refuse(rule, `${who} n’est au contact d’aucun ennemi.`, `${who} is not engaged.`);
}

/** An engaged figure does not shoot: asked where an option of the match says so. */
export const engagedRefusal = (rule: string, state: PlaneState, shooter: PlaneFigure): Refusal | undefined =>
  isEngaged(state, shooter)
    ? refuse(rule, 'Une figurine engagée ne tire pas (option).', 'An engaged figure does not shoot (option).')
    : undefined;

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
