import type { Shield, Weapon } from './content.ts';
import { citing } from './registry.ts';

/** What a figure may carry and hold. */

/** What is wrong with a figure: where in its sheet, by which rule, and why. */
export interface Fault {
  readonly path: readonly PropertyKey[];
  readonly rule: string;
  readonly fr: string;
  readonly en: string;
}

/** Weapons and special objects that a figure may have on it (UK-EQ-CARRY). */
export const MOST_CARRIED = 4;
const HANDS = 2;

/** Special rules that bear on what hands hold: of the figure, and of a weapon. */
export interface Handling {
  readonly strong: boolean;
  readonly goesWithShield: (weapon: Weapon) => boolean;
}

/** Why a figure cannot hold these things at once: too few hands, or a two-handed weapon beside another thing (UK-EQ-HANDS). */
export function handsFault(
  hands: number | undefined,
  weapons: readonly Weapon[],
  shields: readonly Shield[],
  { strong, goesWithShield }: Handling,
): Omit<Fault, 'path'> | undefined {
  const held = weapons.filter((weapon) => weapon.hands > 0);
  if (shields.length === 1 && held.length === 1 && held.every(goesWithShield)) return undefined;
  const taken = [
    ...held.map((weapon) => (strong && weapon.ranged && weapon.hands === 2 ? 1 : weapon.hands)),
    ...shields.map((shield) => shield.hands),
  ];
  if (taken.reduce((sum, one) => sum + one, 0) > (hands ?? HANDS)) {
    return { rule: 'UK-EQ-HANDS', fr: 'pas assez de mains pour tout cela', en: 'not hands enough for all that' };
  }
  if (taken.length < 2 || !taken.includes(2)) return undefined;
  return { rule: citing('fillsHands', 'UK-EQ-HANDS'), fr: 'une arme à deux mains se tient seule', en: 'a two-handed weapon is held alone' };
}
