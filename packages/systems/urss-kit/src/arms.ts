import type { Refusal } from '@escarmouche/referee';
import { filling, oncePer, sheetOf } from '@escarmouche/skirmish';
import type { Arm } from './arm.ts';
import type { RuleGrant, Sheet, Weapon } from './content.ts';
import { change, type Change } from './dice.ts';
import { gainedWeapons } from './gained.ts';
import { bind, grantedTo, onePerRule } from './granted.ts';
import { specialRules } from './registry.ts';
import type { Granted } from './rule.ts';
import type { Figure, State } from './state.ts';

/** A weapon in use as its rules shape it, in their order. */
const shaped = (arm: Arm): Arm => Object.assign({}, arm, ...arm.rules.map(({ rule }) => rule.arm));

function armOf(
  weapon: Weapon,
  use: NonNullable<Weapon['melee']>,
  range: number,
  extra: readonly RuleGrant[],
  more: readonly Change[],
  silent: boolean,
): Arm {
  const cites = use.cites ?? weapon.cites;
  return shaped({
    id: weapon.id,
    cites,
    name: weapon.name,
    hands: weapon.hands,
    damage: [change(cites, use.damage), ...more],
    rules: bind([...use.rules, ...extra], weapon.id),
    kinds: weapon.kinds ?? [],
    range,
    unarmed: false,
    skill: 'shooting',
    silent,
  });
}

/** A two-handed shooting weapon, used to strike with: of its rules those about its user bear on that too (UK-MELEE-TWO-HANDED-GUN, UK-MWP-ARME-LEGERE). */
const lightWeapon = ({ rules }: NonNullable<Weapon['ranged']>): NonNullable<Weapon['melee']> => ({
  cites: 'UK-MWP-ARME-LEGERE',
  damage: -1,
  rules: rules.filter(({ id }) => specialRules.get(id).forbidsUse),
});

/** A weapon as an arm in a fight, silent by nature; undefined where it is none (UK-MELEE-BARE, UK-EQ-SILENT). */
export const meleeArm = oncePer((weapon: Weapon): Arm | undefined => {
  const use = weapon.melee ?? (weapon.ranged && weapon.hands === 2 ? lightWeapon(weapon.ranged) : undefined);
  return use && armOf(weapon, use, 0, [], [], true);
});

/** A weapon as an arm that shoots, or is thrown and then as silent as in a fight; undefined where it is neither (UK-EQ-SILENT). */
export const rangedArm = oncePer((weapon: Weapon): Arm | undefined => {
  const { ranged, upgrades = [] } = weapon;
  if (!ranged) return undefined;
  const range = upgrades.reduce((sum, one) => sum + (one.range ?? 0), ranged.range);
  const rules = upgrades.flatMap((one) => one.rules);
  const damage = upgrades.flatMap((one) => (one.damage === undefined ? [] : [change(one.cites, one.damage)]));
  return armOf(weapon, ranged, range, rules, damage, weapon.melee !== undefined && meleeArm(weapon)?.silent === true);
});

/** A figure is bare-handed with nothing, or nothing that counts as a weapon (UK-MELEE-BARE). */
export const isBare = (arms: readonly Arm[]): boolean => arms.every(({ unarmed }) => unarmed);

/** Weapons that a figure still has or has taken up, wherever it carries them. */
export function weaponsOf(state: State, figure: Figure): readonly Weapon[] {
  const { weapons } = sheetOf(state, figure.id);
  const own = figure.lost.length === 0 ? weapons : weapons.filter(({ id }) => !figure.lost.includes(id));
  return figure.gained.length === 0 ? own : [...own, ...gainedWeapons(state, figure)];
}

/** Weapons in a figure's hands, or worn on them (UK-EQ-HANDS). */
export function weaponsAtHand(state: State, figure: Figure): readonly Weapon[] {
  return weaponsOf(state, figure).filter(({ id, hands }) => hands === 0 || figure.held.includes(id));
}

/** Why rules of a figure or of the weapon itself keep it from using the weapon now. */
export function useRefusal(state: State, figure: Figure, arm: Arm): Refusal | undefined {
  const forbidding = [...filling(grantedTo(sheetOf(state, figure.id)).own, 'forbidsUse'), ...filling(arm.rules, 'forbidsUse')];
  for (const { rule } of forbidding) {
    const refusal = rule.forbidsUse(state, figure, arm);
    if (refusal) return refusal;
  }
  return undefined;
}

/** The arms that weapons at hand are in a fight, usable or not. */
export function armsInHand(state: State, figure: Figure): readonly Arm[] {
  return weaponsAtHand(state, figure)
    .map(meleeArm)
    .filter((arm) => arm !== undefined);
}

/** Melee arms at hand that the figure may use: true weapons, or else arms that are worn (UK-MELEE-WEAPON). */
export function meleeArms(state: State, figure: Figure): readonly Arm[] {
  const arms = armsInHand(state, figure).filter((arm) => !useRefusal(state, figure, arm));
  const armed = arms.filter(({ unarmed }) => !unarmed);
  return armed.length > 0 ? armed : arms;
}

/** Rules of weapons that a figure has by itself: they are rules of every weapon that it shoots with (UK-ATTR-GEN-OWNER). */
const ofEveryArm = oncePer((sheet: Sheet): readonly Granted[] =>
  grantedTo(sheet).own.filter(({ rule }) => rule.shots ?? rule.area ?? rule.strays ?? (rule.arm && rule.bearers?.includes('figure'))),
);

/** Shooting weapons in hand (UK-SHOOT-TARGET). */
export function rangedArms(state: State, figure: Figure): readonly Arm[] {
  const arms = weaponsAtHand(state, figure)
    .map(rangedArm)
    .filter((arm) => arm !== undefined);
  const own = ofEveryArm(sheetOf(state, figure.id));
  if (own.length === 0) return arms;
  return arms.map((arm) => shaped({ ...arm, rules: onePerRule([...arm.rules, ...own]) }));
}
