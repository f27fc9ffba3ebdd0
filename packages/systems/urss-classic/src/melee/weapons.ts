import { groupOf, sheetOf } from '@escarmouche/skirmish';
import { levelOf } from '../dice.ts';
import { grantedByWeapon, grantedTo } from '../granted.ts';
import { isLifted } from '../lifted.ts';
import type { CarriedWeapon, Figure, FigureId, State } from '../state.ts';
import type { Turn } from '../turn.ts';
import { combatPool } from './pool.ts';

/** Answer to the choice of a weapon: none of them (UC-MELEE-WEAPON-CHOICE). */
export const BARE_HANDS = 'bare-hands';

/** A figure's melee weapons; none of those shot or thrown is one (UC-MELEE-BARE). */
export function meleeWeapons(state: State, figure: Figure): readonly CarriedWeapon[] {
  return sheetOf(state, figure.id).weapons.filter((weapon) => weapon.class === 'melee');
}

/** May a figure fight this enemy without contact, with this weapon? */
export function reachesWith(state: State, figure: Figure, weapon: CarriedWeapon, enemy: FigureId): boolean {
  return grantedByWeapon(weapon).some(({ rule }) => rule.reaches?.(state, figure).includes(enemy));
}

/**
 * Weapons a figure may choose from in a fight or free attack, none standing for bare hands, which no armed figure prefers unless a rule allows that
 * (UC-MELEE-WEAPON-CHOICE); without contact only those that reach the enemy. Weapons that differ in nothing are one choice.
 */
export function weaponChoices(state: State, figure: Figure, reaching?: FigureId): readonly (CarriedWeapon | undefined)[] {
  const kinds = new Map<string, CarriedWeapon>();
  for (const weapon of meleeWeapons(state, figure)) {
    if (reaching !== undefined && !reachesWith(state, figure, weapon, reaching)) continue;
    const kind = JSON.stringify([weapon.damage, weapon.hands, weapon.rules]);
    if (!kinds.has(kind)) kinds.set(kind, weapon);
  }
  const { own } = grantedTo(sheetOf(state, figure.id));
  const bare = reaching === undefined && isLifted(state, own, { rule: 'UC-MELEE-WEAPON-CHOICE' });
  return kinds.size === 0 || bare ? [...kinds.values(), undefined] : [...kinds.values()];
}

/** The player's choice among the weapons, where they differ (UC-MELEE-WEAPON-CHOICE). */
export function chooseWeapon(
  turn: Turn,
  figure: Figure,
  against: Figure,
  choices: readonly (CarriedWeapon | undefined)[],
): CarriedWeapon | undefined {
  const chosen = turn.choose('meleeWeapon', {
    seat: groupOf(turn.state, figure.id).seat,
    about: { figure: figure.id, against: against.id },
    options: choices.map((weapon) => weapon?.id ?? BARE_HANDS),
  });
  return choices.find((weapon) => weapon?.id === chosen);
}

/**
 * Weapons in a figure's hands in a fight, the first of which counts: with it a second one-handed weapon whenever that makes the Combat roll a better
 * one (UC-SYS-HANDS).
 */
export function weaponsInUse(state: State, figure: Figure, against: Figure, chosen: CarriedWeapon | undefined): readonly CarriedWeapon[] {
  if (!chosen) return [];
  const second = chosen.hands === 2 ? undefined : meleeWeapons(state, figure).find((weapon) => weapon !== chosen && weapon.hands !== 2);
  if (!second) return [chosen];
  const level = (weapons: readonly CarriedWeapon[]): number =>
    ['malus', 'normal', 'bonus'].indexOf(levelOf(combatPool(state, figure, against, weapons)));
  return level([chosen, second]) > level([chosen]) ? [chosen, second] : [chosen];
}

/** No hand is left for a shield (UC-SYS-HANDS). */
export function handsAreFull(weapons: readonly CarriedWeapon[]): boolean {
  return weapons.length > 1 || weapons[0]?.hands === 2;
}
