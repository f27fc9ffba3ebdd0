import type { BandFigure, Content, Profile } from '@escarmouche/urss-classic';
import { byId } from './by-id.ts';

/** The name of an item of one adaptation in a mixed content: `star-wars/blaster`. */
function mixedId(adaptation: string, id: string): string {
  return `${adaptation}/${id}`;
}

/**
 * The lists of several adaptations in one, for a battle whose option mixedAdaptations is yes (UC-SYS-SCOPE). Two lists may give one name to
 * different things, so every id is led by its adaptation.
 */
export function mixContents(contents: readonly Content[]): Content {
  const mixed = contents.map((content) => {
    const here = (id: string): string => mixedId(content.adaptation, id);
    const renamed = <T extends { readonly id: string }>(list: Readonly<Record<string, T>>): readonly T[] =>
      Object.values(list).map((item) => ({ ...item, id: here(item.id) }));
    const equipped = (profile: Profile): Profile => ({ ...profile, weapons: profile.weapons.map(here), armour: profile.armour.map(here) });
    return {
      weapons: renamed(content.weapons),
      armour: renamed(content.armour),
      profiles: renamed(content.profiles).map(equipped),
    };
  });
  return {
    adaptation: contents.map((content) => content.adaptation).join('+'),
    weapons: byId(mixed.flatMap((lists) => lists.weapons)),
    armour: byId(mixed.flatMap((lists) => lists.armour)),
    profiles: byId(mixed.flatMap((lists) => lists.profiles)),
  };
}

/** A figure of one adaptation as a mixed content names it. */
export function mixedFigure(adaptation: string, figure: BandFigure): BandFigure {
  const here = (id: string): string => mixedId(adaptation, id);
  const { profile, weapons, armour, skill } = figure;
  return {
    ...figure,
    profile: here(profile),
    ...(weapons && { weapons: weapons.map(here) }),
    ...(armour && { armour: armour.map(here) }),
    ...(skill !== undefined && { skill: here(skill) }),
  };
}

/** The adaptation of an item of a mixed content, and its id there. */
export function unmixed(id: string): readonly [adaptation: string, id: string] | undefined {
  const at = id.indexOf('/');
  return at < 0 ? undefined : [id.slice(0, at), id.slice(at + 1)];
}
