import { calledIn, entryOf, numbered } from '@escarmouche/skirmish';
import type { Band, BandFigure, Content, Level, Profile, Sheet } from './content.ts';
import type { GroupSetup, Setup } from './setup.ts';

/** Bands as sheets, without a rule: authors' tools need no more. */

/** A figure of a profile with its equipment, as a sheet. Weapons of one kind are numbered ("pistolet-blaster-2"). Unknown ids throw. */
export function sheetFrom(
  content: Content,
  profile: Profile,
  id: string,
  name: string,
  group: string,
  extra: Partial<Profile> = {},
): Sheet {
  const { cites, name: profileName, weapons, armour, ...skills } = { ...profile, ...extra };
  const ids = numbered(weapons);
  return {
    ...skills,
    id,
    name,
    group,
    profile: { id: profile.id, cites, name: profileName },
    weapons: weapons.map((weapon, place) => ({ ...entryOf(content.weapons, weapon), id: ids[place] ?? weapon })),
    armour: armour.map((one) => entryOf(content.armour, one)),
  };
}

/** A plus and a minus cancel; two of one sign are no more than one. */
function withSign(own: Level, sign: Level): Level {
  if (own === 'normal' || own === sign) return sign;
  return sign === 'normal' ? own : 'normal';
}

/** The profile of a band's figure, with the choices for it; undefined when the content has no such profile. */
export function profileOf({ profiles }: Content, { profile: id, weapons, armour, skill }: BandFigure): Profile | undefined {
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

/** A figure of a band that may have an id of its own. */
export type NamedFigure = BandFigure & { readonly id?: string };

/** A band of zombies needs no player (UC-SV-AI-SCOPE). */
export function playsItself({ profiles }: Content, figures: Band['figures']): boolean {
  return figures.length > 0 && figures.every(({ profile }) => profiles[profile]?.types.includes('Zombi'));
}

/** The sheets of a band's figures as a group: ids are the group's with a number, and figures without a name go by their profile's. */
export function bandSheets(content: Content, figures: readonly NamedFigure[], group: string): readonly Sheet[] {
  return figures.flatMap((figure, i) => {
    const profile = profileOf(content, figure);
    if (!profile) return [];
    const { id, name } = calledIn(group, i, figure, profile);
    return [sheetFrom(content, profile, id, name, group)];
  });
}

/** A group before its figures have sheets: its band, and the content that the band draws from. */
export interface BandGroup extends Omit<GroupSetup, 'figures'> {
  readonly content: Content;
  readonly figures: readonly NamedFigure[];
}

export interface Muster {
  readonly table: Setup['table'];
  readonly options: Setup['options'];
  readonly groups: readonly BandGroup[];
}

/** A battle of bands: its world is that of the first one, and bands of several worlds are mixed (UC-SYS-SCOPE). */
export function battleSetup({ table, options, groups }: Muster): Setup {
  const worlds = [...new Set(groups.map(({ content }) => content.adaptation))];
  return {
    adaptation: worlds[0] ?? '',
    options: worlds.length > 1 ? { ...options, mixedAdaptations: 'yes' } : options,
    table,
    groups: groups.map(({ content, figures, ...group }) => ({ ...group, figures: bandSheets(content, figures, group.id) })),
  };
}
