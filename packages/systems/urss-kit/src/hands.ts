import type { Shield, Weapon } from './content.ts';
import { specialRules } from './registry.ts';
import type { Rule, Together } from './rule.ts';

/** Limits of things carried and held. */

/** A fault of a figure: place in its sheet, rule, reason. */
export interface Fault {
  readonly path: readonly PropertyKey[];
  readonly rule: string;
  readonly fr: string;
  readonly en: string;
}

/** Weapons and special objects that a figure may carry (UK-EQ-CARRY). */
export const MOST_CARRIED = 4;
const HANDS = 2;
const BOTH = 2;

type HandsRule = Pick<Rule, 'bearers' | 'held'> | undefined;

/** Special rules on the hands that a weapon takes: those of its bearer, and of the weapon. */
export interface HandsRules {
  readonly own: readonly HandsRule[];
  readonly ofWeapon: (weapon: Weapon) => readonly HandsRule[];
}

/** The hands that a weapon takes beside other things: the fewest that a rule says. A rule without bearers named is a figure's. */
function handsFor(weapon: Weapon, together: Together, { own, ofWeapon }: HandsRules): number {
  const asked = [
    ...own.filter((rule) => !rule?.bearers || rule.bearers.includes('figure')),
    ...ofWeapon(weapon).filter((rule) => rule?.bearers?.includes('weapon')),
  ];
  return Math.min(weapon.hands, ...asked.map((rule) => rule?.held?.(weapon, together) ?? weapon.hands));
}

/** Why a figure cannot hold these things at once: too few hands, or a two-handed weapon beside another thing (UK-EQ-HANDS). */
export function handsFault(
  hands: number | undefined,
  weapons: readonly Weapon[],
  shields: readonly Shield[],
  rules: HandsRules,
): Omit<Fault, 'path'> | undefined {
  const together: Together = { weapons: weapons.filter((weapon) => weapon.hands > 0), shields };
  const taken = [...together.weapons.map((weapon) => handsFor(weapon, together, rules)), ...shields.map((shield) => shield.hands)];
  if (taken.reduce((sum, one) => sum + one, 0) > (hands ?? HANDS)) {
    return { rule: 'UK-EQ-HANDS', fr: 'pas assez de mains pour tout cela', en: 'not hands enough for all that' };
  }
  if (taken.length < 2 || !taken.includes(BOTH)) return undefined;
  const saying = specialRules.all().find(({ held }) => together.weapons.some((weapon) => held?.(weapon, together) === BOTH));
  return { rule: saying?.cites[0] ?? 'UK-EQ-HANDS', fr: 'une arme à deux mains se tient seule', en: 'a two-handed weapon is held alone' };
}
