import { sheetOf } from '@escarmouche/skirmish';
import { engagedWith } from '@escarmouche/skirmish/plane';
import { causedBy, type Indication } from '../dice.ts';
import { grantedByWeapon, grantedTo } from '../granted.ts';
import type { CarriedWeapon, Figure, State } from '../state.ts';

/** Assailants borne with two weapons in hand (UC-SYS-HANDS). */
const BORNE_WITH_TWO = 2;

/** Standing enemies in contact that have this figure to themselves, in roster order (UC-MELEE-MULTI). */
function assailants(state: State, figure: Figure): Figure[] {
  return engagedWith(state, figure).filter((enemy) => enemy.posture === 'standing' && engagedWith(state, enemy).length === 1);
}

/** Assailants that weigh nothing, by the rules of the figure and of the weapons it holds. */
function borne(state: State, figure: Figure, weapons: readonly CarriedWeapon[]): number {
  const granted = [...grantedTo(sheetOf(state, figure.id)).own, ...weapons.flatMap(grantedByWeapon)];
  return Math.max(weapons.length > 1 ? BORNE_WITH_TWO : 1, ...granted.flatMap(({ rule }) => rule.bears ?? []));
}

/** One Combat - for each assailant beyond those borne (UC-MELEE-MULTI). */
export function outnumbered(state: State, figure: Figure, weapons: readonly CarriedWeapon[]): Indication[] {
  return assailants(state, figure)
    .slice(borne(state, figure, weapons))
    .map(({ id }) => ({ rule: 'UC-MELEE-MULTI', effect: 'malus', cause: causedBy({ figure: id }) }));
}
