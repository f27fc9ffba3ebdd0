import { filling, groupOf, sheetOf } from '@escarmouche/skirmish';
import { isUnarmed, meleeArms, type Arm } from '../arms.ts';
import { grantedTo } from '../granted.ts';
import type { Turn } from '../rule.ts';
import type { Figure, FigureId, State } from '../state.ts';

/** Answer to the choice of a weapon: none of them (UK-MELEE-WEAPON). */
export const BARE_HANDS = 'bare-hands';

/** What a figure may choose to strike with, none standing for its hands with nothing on them; arms that differ in nothing are one choice. */
export function weaponChoices(state: State, figure: Figure, usable: (arm: Arm) => boolean = () => true): readonly (Arm | undefined)[] {
  const kinds = new Map<string, Arm>();
  for (const arm of meleeArms(state, figure)) {
    if (!usable(arm) || arm.rules.some(({ rule }) => rule.forbidsUse?.(state, figure, arm))) continue;
    const kind = JSON.stringify([arm.cites, arm.damage, arm.rules.map(({ grant }) => grant)]);
    if (!kinds.has(kind)) kinds.set(kind, arm);
  }
  return kinds.size === 0 ? [undefined] : [...kinds.values()];
}

/** Asks which weapon counts, when there is a real choice (UK-MELEE-WEAPON). */
export function chooseWeapon(turn: Turn, figure: Figure, against: FigureId, choices: readonly (Arm | undefined)[]): Arm | undefined {
  const chosen = turn.choose('meleeWeapon', {
    seat: groupOf(turn.state, figure.id).seat,
    about: { figure: figure.id, against },
    options: choices.map((arm) => arm?.id ?? BARE_HANDS),
  });
  return choices.find((arm) => arm?.id === chosen);
}

/** The arms in use with the one chosen: both one-handed ones of who uses two at once, that one first (UK-ATTR-AMBIDEXTRE). */
export function armsInUse(state: State, figure: Figure, chosen: Arm | undefined): readonly Arm[] {
  if (!chosen) return [];
  const both = filling(grantedTo(sheetOf(state, figure.id)).own, 'twoWeapons').some(({ rule }) => rule.twoWeapons === 'melee');
  if (!both || chosen.hands !== 1 || isUnarmed(chosen)) return [chosen];
  const second = meleeArms(state, figure).find((arm) => arm.id !== chosen.id && arm.hands === 1);
  return second ? [chosen, second] : [chosen];
}
