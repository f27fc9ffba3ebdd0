import type { BandFigure } from '@escarmouche/urss-classic';
import { roleInBand, type FigureChoice, type Gear, type Piece, type WithRole } from './figure-choice.ts';

/** A figure of a band as the packs write it, and as pages choose it. */

export const pieces = (ids: readonly string[]): readonly Piece[] => ids.map((id) => ({ id }));
const idsOf = (list: readonly Piece[] | undefined): readonly string[] | undefined => list?.map(({ id }) => id);

export function choiceOf({ profile, name, weapons, armour, skill, role }: WithRole<BandFigure>): FigureChoice {
  const gear: Gear = { ...(weapons && { weapons: pieces(weapons) }), ...(armour && { armour: pieces(armour) }) };
  return { profile, ...(name !== undefined && { name }), gear, levels: skill === undefined ? {} : { skill }, ...(role && { role }) };
}

export function figureOf({ profile, name, gear, levels, role }: FigureChoice): WithRole<BandFigure> {
  const [weapons, armour, skill] = [idsOf(gear?.weapons), idsOf(gear?.armour), levels?.skill];
  return {
    profile,
    ...(name !== undefined && { name }),
    ...(weapons && { weapons }),
    ...(armour && { armour }),
    ...(skill !== undefined && { skill }),
    ...roleInBand(role),
  };
}
