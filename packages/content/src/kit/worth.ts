import type { Band, BandFigure } from '@escarmouche/urss-kit';
import { equipped } from '@escarmouche/urss-kit/bands';
import file from '../../worth/urss-kit.json' with { type: 'json' };
import { sumOfParts, type WorthFile } from '../worth/measured.ts';
import { likeOf, partsCounted, type Parts } from '../worth/parts.ts';
import { propose, type Asked, type Random } from '../worth/propose.ts';
import { kit, kitBands } from './ready.ts';

const { parts }: WorthFile = file;

const KINDS = { weapons: 'weapon', armour: 'armour', shields: 'shield', objects: 'object' } as const;

/** Parts of a figure, for its worth: its profile as printed, and its differences from that. Improvements of weapons are a part of their own. */
export function kitPartsOf(figure: BandFigure): Parts {
  return partsCounted((count) => {
    const printed = kit.profiles[figure.profile];
    if (!printed) return;
    const chosen = equipped(printed, figure);
    count(`profile:${printed.id}`, 1);
    for (const [key, kind] of Object.entries(KINDS) as [keyof typeof KINDS, string][]) {
      for (const id of printed[key]) count(`${kind}:${likeOf(kit[key], id)}`, -1);
      for (const id of chosen[key]) count(`${kind}:${likeOf(kit[key], id)}`, 1);
    }
    for (const { upgrade } of printed.upgrades ?? []) count(`upgrade:${upgrade}`, -1);
    for (const { upgrade } of chosen.upgrades ?? []) count(`upgrade:${upgrade}`, 1);
  });
}

const worthIn = (figure: BandFigure): number =>
  sumOfParts(kitPartsOf(figure), (part) => (Object.hasOwn(parts, part) ? parts[part] : undefined));

const sumIn = (figures: Band['figures']): number => figures.reduce((sum, figure) => sum + worthIn(figure), 0);

/** The worth of figures together, to the unit; a Stormtrooper of the kit as printed is worth 100. */
export const kitBandWorth = (figures: Band['figures']): number => Math.round(sumIn(figures));

/** A band of the kit with a worth as near the one asked for as can be found. */
export function proposeKitBand(asked: Asked, random: Random): Band['figures'] {
  const ready = kitBands.flatMap(({ figures }) => figures);
  return propose({ ...asked, ready, profiles: Object.values(kit.profiles), worthOf: sumIn }, random);
}
