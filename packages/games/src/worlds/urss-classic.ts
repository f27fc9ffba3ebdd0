import { adaptations, contentOf, levelsOf, mapsOf } from '@escarmouche/content';
import { partsOf } from '@escarmouche/content/worth';
import type { Random } from '@escarmouche/referee';
import { bandSheets, playsItself, type BandFigure, type Content, type Profile } from '@escarmouche/urss-classic';
import { oneOf, type World } from '../worlds.ts';

/** Shares of 100 figures. */
const OTHER_GEAR = 35;
const GEAR_WITHOUT_ANY = 85;
const OTHER_SKILL = 15;
const TWO_WEAPONS = 35;
const NO_ARMOUR = 40;

function weaponsFor(content: Content, random: Random): readonly string[] {
  const ids = Object.keys(content.weapons);
  const first = oneOf(ids, random);
  const second = random(100) < TWO_WEAPONS ? oneOf(ids, random) : undefined;
  return [...new Set([first, second])].filter((id) => id !== undefined);
}

function armourFor(content: Content, random: Random): readonly string[] {
  return (['armour', 'shield'] as const).flatMap((kind) => {
    const pieces = Object.values(content.armour).filter((piece) => piece.class === kind);
    return random(100) < NO_ARMOUR ? [] : (oneOf(pieces, random)?.id ?? []);
  });
}

function randomFigure(content: Content, profile: Profile, random: Random): BandFigure {
  if (playsItself(content, [{ profile: profile.id }])) return { profile: profile.id };
  const armed = random(100) < (profile.weapons.length === 0 ? GEAR_WITHOUT_ANY : OTHER_GEAR);
  const levels = levelsOf(content);
  const skill = random(100) < OTHER_SKILL ? oneOf(levels, random)?.id : undefined;
  return {
    profile: profile.id,
    ...(armed && { weapons: weaponsFor(content, random) }),
    ...(armed && { armour: armourFor(content, random) }),
    ...(skill !== undefined && { skill }),
  };
}

function worldOf(id: string): World {
  const content = contentOf(id);
  const { weapons, armour, profiles } = content;
  return {
    id,
    maps: mapsOf(id),
    profiles: Object.keys(profiles),
    lists: { weapons, armour, profiles },
    parts: (figure) => partsOf(content, figure),
    random(profile, random) {
      const found = profiles[profile];
      if (!found) throw new Error(`no profile "${profile}"`);
      return randomFigure(content, found, random);
    },
    sheets: (figures) => bandSheets(content, figures, 'g').map(({ profile: _profile, ...sheet }) => sheet),
  };
}

export const worlds: readonly World[] = adaptations.map(({ id }) => worldOf(id));
