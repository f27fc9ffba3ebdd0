import type { BandFigure, Content, Level, Profile } from './content.ts';
import { sheetFrom } from './opening.ts';
import type { GroupId, Sheet } from './state.ts';

/** A plus and a minus cancel; two of one sign are no more than one. */
function withSign(own: Level, sign: Level): Level {
  if (own === 'normal' || own === sign) return sign;
  return sign === 'normal' ? own : 'normal';
}

/** The profile of a band's figure, with what is chosen for it; undefined when the content has no such profile. */
function profileOf({ profiles }: Content, { profile: id, weapons, armour, skill }: BandFigure): Profile | undefined {
  const profile = profiles[id];
  if (!profile) return undefined;
  const level = skill === undefined ? undefined : profiles[skill];
  return {
    ...profile,
    combat: withSign(profile.combat, level?.combat ?? 'normal'),
    shooting: withSign(profile.shooting, level?.shooting ?? 'normal'),
    weapons: weapons ?? profile.weapons,
    armour: armour ?? profile.armour,
  };
}

/** The sheets of a band's figures as a group: ids are the group's with a number, and who has no name goes by its profile's. */
export function bandSheets(content: Content, figures: readonly BandFigure[], group: GroupId): readonly Sheet[] {
  return figures.flatMap((figure, i) => {
    const profile = profileOf(content, figure);
    return profile ? [sheetFrom(content, profile, `${group}${i + 1}`, figure.name ?? profile.name.fr, group)] : [];
  });
}
