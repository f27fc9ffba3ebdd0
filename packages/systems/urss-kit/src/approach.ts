import { enemiesOf, filling, markOf, sheetOf } from '@escarmouche/skirmish';
import { distanceBetween } from '@escarmouche/skirmish/placed';
import { PACE, within } from '@escarmouche/space';
import { grantedTo } from './granted.ts';
import type { Figure, FigureId, PassingMark, State } from './state.ts';
import { isUndetectable } from './undetectable.ts';

/** A figure that began its activation farther off than this does not find an undetectable one, and comes no nearer than this (UK-ATTR-INDECELABLE). */
const FOUND_FROM = PACE;
const STANDOFF = PACE;

/** The mark of an activation, for the whole turn: enemies that may not be touched while they are undetectable (UK-ATTR-INDECELABLE). */
const AFAR = 'UK-ATTR-INDECELABLE';

/** The distance that a figure keeps from an enemy, charge or not (UK-ATTR-INDECELABLE); undefined where contact is allowed. */
export const keptAway = (state: State, figure: Figure, enemy: Figure): number | undefined =>
  isUndetectable(state, enemy) && beganAfar(state, figure, enemy) ? STANDOFF : undefined;

/** The distance at which a movement that would end in contact stops from an enemy whose rules forbid that; of several distances the farthest counts. */
export function dreads(state: State, figure: Figure, enemy: Figure): number | undefined {
  const rules = filling(grantedTo(sheetOf(state, enemy.id)).own, 'keepsAway');
  const kept = rules.flatMap(({ rule }) => rule.keepsAway(state, enemy, figure) ?? []);
  return kept.length > 0 ? Math.max(...kept) : undefined;
}

/** Measured as an activation of this turn began; in a reaction from its start (UK-ATTR-INDECELABLE). */
function beganAfar(state: State, figure: Figure, enemy: Figure): boolean {
  if (state.activation?.figure !== figure.id) return isAfar(state, figure, enemy);
  return knownAfar(state, figure).includes(enemy.id);
}

function knownAfar(state: State, { id }: Figure): readonly FigureId[] {
  const afar = markOf(state, AFAR, id);
  return typeof afar === 'object' ? afar : [];
}

const isAfar = (state: State, figure: Figure, enemy: Figure): boolean => !within(distanceBetween(state, figure, enemy), FOUND_FROM);

/** The mark of an activation that begins, if some enemies might be undetectable. */
export function afarMark(state: State, figure: Figure): PassingMark | undefined {
  const hiding = ({ id }: Figure): boolean => filling(grantedTo(sheetOf(state, id)).own, 'undetectable').length > 0;
  const known = knownAfar(state, figure);
  const afar = enemiesOf(state, figure.id).filter((enemy) => hiding(enemy) && (known.includes(enemy.id) || isAfar(state, figure, enemy)));
  const value: readonly FigureId[] = afar.map(({ id }) => id);
  return value.length > 0 ? { rule: AFAR, figure: figure.id, value, until: 'turn' } : undefined;
}
