import type { Content, Profile } from '@escarmouche/urss-classic';

/** A level of skill is a profile that brings nothing but signs. */
export function isLevelOfSkill({ weapons, armour, rules }: Profile): boolean {
  return weapons.length + armour.length + rules.length === 0;
}

const signsOf = ({ combat, shooting }: Profile): number => [combat, shooting].filter((level) => level !== 'normal').length;

/** The levels of a pack that change a figure they are laid on: each has one sign (UC-MF-PRO-CHEVALIER). */
export function levelsOf({ profiles }: Content): readonly Profile[] {
  return Object.values(profiles).filter((profile) => isLevelOfSkill(profile) && signsOf(profile) === 1);
}
