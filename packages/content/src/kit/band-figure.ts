import type { BandFigure, ChosenUpgrade } from '@escarmouche/urss-kit';
import { equipped, numbered } from '@escarmouche/urss-kit/bands';
import { roleInBand, type FigureChoice, type Gear, type Piece, type WithRole } from '../figure-choice.ts';
import { kit } from './ready.ts';

/** A figure of a band as the pack writes it, and as pages choose it. */

const KINDS = ['armour', 'shields', 'objects'] as const;

const plain = (ids: readonly string[]): readonly Piece[] => ids.map((id) => ({ id }));
const idsOf = (pieces: readonly Piece[]): readonly string[] => pieces.map(({ id }) => id);

/** Weapons, each with its improvements. Two of a kind are told apart by their numbers (UK-UPG-GENERAL). */
function weaponPieces(weapons: readonly string[], upgrades: readonly ChosenUpgrade[] = []): readonly Piece[] {
  const names = numbered(weapons);
  return weapons.map((id, place): Piece => {
    const own = upgrades.filter(({ weapon }) => weapon === names[place]);
    return {
      id,
      ...(own.length > 0 && {
        upgrades: own.map(({ upgrade, value }) => ({ id: upgrade, ...(value !== undefined && { number: value }) })),
      }),
    };
  });
}

function upgradesOf(weapons: readonly Piece[]): readonly ChosenUpgrade[] {
  const names = numbered(weapons.map(({ id }) => id));
  return weapons.flatMap(({ upgrades = [] }, place) =>
    upgrades.map(({ id, number }) => ({ upgrade: id, weapon: names[place] ?? '', ...(number !== undefined && { value: number }) })),
  );
}

export function choiceOf({ profile, name, weapons, upgrades, role, ...rest }: WithRole<BandFigure>): FigureChoice {
  const own = weapons ?? (upgrades && kit.profiles[profile]?.weapons);
  const kinds = ([...KINDS, 'held'] as const).flatMap((kind) => (rest[kind] ? [[kind, plain(rest[kind])] as const] : []));
  const gear: Gear = { ...(own && { weapons: weaponPieces(own, upgrades) }), ...Object.fromEntries(kinds) };
  return { profile, ...(name !== undefined && { name }), gear, ...(role && { role }) };
}

export function figureOf({ profile, name, gear = {}, role }: FigureChoice): WithRole<BandFigure> {
  const kinds = KINDS.flatMap((kind) => (gear[kind] ? [[kind, idsOf(gear[kind])] as const] : []));
  const { weapons } = gear;
  const upgrades = upgradesOf(weapons ?? []);
  const held = heldOf(profile, gear);
  return {
    profile,
    ...(name !== undefined && { name }),
    ...(weapons && { weapons: idsOf(weapons), ...(upgrades.length > 0 && { upgrades }) }),
    ...Object.fromEntries(kinds),
    ...(held && { held }),
    ...roleInBand(role),
  };
}

/** Things held as the battle begins: none in particular once the figure no longer carries them. */
function heldOf(profile: string, { held, weapons, shields }: Gear): readonly string[] | undefined {
  const printed = kit.profiles[profile];
  const carried = [weapons ? idsOf(weapons) : printed?.weapons, shields ? idsOf(shields) : printed?.shields];
  const names = new Set(carried.flatMap((ids = []) => numbered(ids)));
  return held && idsOf(held).every((id) => names.has(id)) ? idsOf(held) : undefined;
}

/** Gear of a figure by kind, chosen or by its profile. */
export function gearOf(choice: FigureChoice): Gear {
  const profile = kit.profiles[choice.profile];
  if (!profile) return {};
  const { weapons, upgrades, armour, shields, objects } = equipped(profile, figureOf(choice));
  return { weapons: weaponPieces(weapons, upgrades), armour: plain(armour), shields: plain(shields), objects: plain(objects) };
}
