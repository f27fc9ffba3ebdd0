import { kit } from '@escarmouche/content/kit';
import { numbered } from '@escarmouche/skirmish';
import { equipped, type BandFigure, type ChosenUpgrade } from '@escarmouche/urss-kit';
import type { FigureChoice, Gear, Piece } from '../band-making.ts';

/** A figure of a band as the pack writes it, and as it is chosen on the page. */

const KINDS = ['armour', 'shields', 'objects'] as const;

const plain = (ids: readonly string[]): readonly Piece[] => ids.map((id) => ({ id }));

/** Weapons, each with what improves it. Two of a kind are told apart by their numbers (UK-UPG-GENERAL). */
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

export function choiceOf({ profile, name, weapons, upgrades, ...rest }: BandFigure): FigureChoice {
  const own = weapons ?? (upgrades && kit.profiles[profile]?.weapons);
  const kinds = KINDS.flatMap((kind) => (rest[kind] ? [[kind, plain(rest[kind])] as const] : []));
  const gear: Gear = { ...(own && { weapons: weaponPieces(own, upgrades) }), ...Object.fromEntries(kinds) };
  return { profile, ...(name !== undefined && { name }), gear };
}

export function figureOf({ profile, name, gear = {} }: FigureChoice): BandFigure {
  const kinds = KINDS.flatMap((kind) => (gear[kind] ? [[kind, gear[kind].map(({ id }) => id)] as const] : []));
  const { weapons } = gear;
  return {
    profile,
    ...(name !== undefined && { name }),
    ...(weapons && { weapons: weapons.map(({ id }) => id), upgrades: upgradesOf(weapons) }),
    ...Object.fromEntries(kinds),
  };
}

/** What a figure has of every kind, chosen or by its profile. */
export function gearOf(choice: FigureChoice): Gear {
  const profile = kit.profiles[choice.profile];
  if (!profile) return {};
  const { weapons, upgrades, armour, shields, objects } = equipped(profile, figureOf(choice));
  return { weapons: weaponPieces(weapons, upgrades), armour: plain(armour), shields: plain(shields), objects: plain(objects) };
}
