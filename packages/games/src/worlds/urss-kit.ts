import { mapsOf } from '@escarmouche/content';
import { kitReading } from '@escarmouche/content/files/kit-reading';
import { classicConversion, kit, kitFigureFaults } from '@escarmouche/content/kit';
import { kitPartsOf } from '@escarmouche/content/kit/worth';
import type { Random } from '@escarmouche/referee';
import type { BandFigure } from '@escarmouche/urss-kit';
import { bandSheets } from '@escarmouche/urss-kit/bands';
import { oneOf, type World } from '../worlds.ts';

/** Shares of 100 figures. */
const OTHER_GEAR = 35;
const TWO_WEAPONS = 35;
const NO_ARMOUR = 40;
const SHIELD = 20;
/** Draws until the rules let a figure carry what was drawn. */
const TRIES = 20;

function drawn(profile: string, random: Random): BandFigure {
  const anyOf = (list: Readonly<Record<string, unknown>>, share: number): readonly string[] => {
    const id = random(100) < share ? oneOf(Object.keys(list), random) : undefined;
    return id === undefined ? [] : [id];
  };
  return {
    profile,
    weapons: [...new Set([...anyOf(kit.weapons, 100), ...anyOf(kit.weapons, TWO_WEAPONS)])],
    armour: anyOf(kit.armour, 100 - NO_ARMOUR),
    shields: anyOf(kit.shields, SHIELD),
  };
}

/** A figure as printed, now and then with other equipment that it may carry (UK-EQ-CARRY). */
function randomFigure(profile: string, random: Random): BandFigure {
  if (random(100) < OTHER_GEAR) {
    for (let tries = 0; tries < TRIES; tries++) {
      const figure = drawn(profile, random);
      if (kitFigureFaults(figure, kit, kitReading).length === 0) return figure;
    }
  }
  return { profile };
}

const { weapons, upgrades, armour, shields, objects, profiles } = kit;

export const worlds: readonly World[] = [
  {
    id: kit.adaptation,
    // Its world is that of the classic pack that it converts.
    maps: mapsOf(classicConversion.adaptation),
    profiles: Object.keys(profiles),
    lists: { weapons, upgrades, armour, shields, objects, profiles },
    parts: kitPartsOf,
    random: randomFigure,
    sheets: (figures) => bandSheets(kit, figures, 'g').map(({ profile: _profile, ...sheet }) => sheet),
  },
];
