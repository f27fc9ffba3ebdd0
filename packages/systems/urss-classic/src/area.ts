import { oncePer } from '@escarmouche/skirmish';
import { figuresAround as around } from '@escarmouche/skirmish/placed';
import * as on from '@escarmouche/skirmish/plane';
import type { Body, Place } from '@escarmouche/space';
import type { Attack } from './attack.ts';
import { grantedByWeapon } from './granted.ts';
import { plane } from './plane.ts';
import type { CarriedWeapon, Figure, FigureId, State } from './state.ts';

/** Cover of the figures around is judged from this far above the centre (UC-SHOOT-COVER). */
const EYE = 500;

/** The rule that makes a weapon strike everybody around its target, and its radius in units. */
export function areaRule(weapon: CarriedWeapon): { readonly rule: string; readonly radius: number } | undefined {
  const radius = areaOf(weapon);
  const granted = grantedByWeapon(weapon).find((one) => one.rule.area?.(one) === radius);
  return granted && { rule: granted.rule.cites[0], radius };
}

/** Units around its target within which a weapon strikes everybody; 0 for the target alone. */
export const areaOf = oncePer((weapon: CarriedWeapon): number =>
  Math.max(0, ...grantedByWeapon(weapon).flatMap((granted) => granted.rule.area?.(granted) ?? [])),
);

/** Figures in play at less than `radius` units from a centre: the nearest first, then by order of play, then by roster (UC-SYS-DICEORDER). */
export function figuresAround(state: State, centre: Body, radius: number, except?: FigureId): readonly FigureId[] {
  return around(state, state.order, centre, radius, except);
}

/** Arc and hidden share of a figure struck from the centre of an area. */
export function fromCentre(state: State, centre: Place, target: Figure): Pick<Attack, 'arc' | 'hidden'> {
  return on.fromCentre(plane, state, centre, target, EYE);
}
