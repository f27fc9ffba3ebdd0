import type { FigureChoice } from '@escarmouche/content';
import { kitReading } from '@escarmouche/content/files/kit-reading';
import { figureOf, gearOf, kit, kitFigureFaults, kitFigureNotes, type KitFault } from '@escarmouche/content/kit';
import type { Language } from '@escarmouche/referee';
import { oncePer } from '@escarmouche/skirmish';
import type { Item, Upgrade, Weapon } from '@escarmouche/urss-kit';
import type { BandMaking, Line, PieceOnOffer, Remark, Shelf } from '../band-making.ts';
import { rulesSaid, saveSaid, weaponSaid } from './gear.ts';
import { kitWords } from './words.ts';

/** Paces that an upgrade may add to a range; the rules set no limit (UK-UPG-PORTEE-AMELIOREE). */
const PACES = { least: 1, most: 12 };

function onOffer({ id, cites, name }: Item | Upgrade, detail: readonly string[], language: Language): PieceOnOffer {
  return { id, name: name[language], rule: cites, detail: detail.join(', ') };
}

function upgradeOnOffer(upgrade: Upgrade, language: Language): PieceOnOffer {
  return { ...onOffer(upgrade, rulesSaid(upgrade.rules, language), language), ...(upgrade.takesRange && { number: PACES }) };
}

/** Upgrades for a weapon that shoots or is thrown (UK-UPG-GENERAL). */
function upgradesFor({ ranged, kinds = [] }: Weapon): readonly Upgrade[] {
  return ranged ? Object.values(kit.upgrades).filter(({ only }) => only === undefined || kinds.includes(only)) : [];
}

function weaponOnOffer(weapon: Weapon, language: Language): PieceOnOffer {
  // A rule of its own says that it takes both.
  const detail = [...weaponSaid(weapon, language), ...(weapon.hands === 1 ? [kitWords(language).oneHand] : [])];
  return { ...onOffer(weapon, detail, language), upgrades: upgradesFor(weapon).map((one) => upgradeOnOffer(one, language)) };
}

const useOf = ({ melee, ranged }: Weapon): 'melee' | 'ranged' | 'both' => (melee && ranged ? 'both' : melee ? 'melee' : 'ranged');

function shelves(_pack: string, language: Language): readonly Shelf[] {
  const { kinds } = kitWords(language);
  const weapons = Object.values(kit.weapons);
  const one = (kind: 'armour' | 'shields' | 'objects', pieces: readonly PieceOnOffer[]): Shelf => ({
    kind,
    name: kinds[kind],
    groups: [{ name: kinds[kind], pieces }],
  });
  return [
    {
      kind: 'weapons',
      name: kinds.weapons,
      groups: (['ranged', 'melee', 'both'] as const).map((use) => ({
        name: kinds[use],
        pieces: weapons.filter((weapon) => useOf(weapon) === use).map((weapon) => weaponOnOffer(weapon, language)),
      })),
    },
    one(
      'armour',
      Object.values(kit.armour).map((piece) => onOffer(piece, saveSaid(piece, language), language)),
    ),
    one(
      'shields',
      Object.values(kit.shields).map((piece) => onOffer(piece, saveSaid(piece, language), language)),
    ),
    one(
      'objects',
      Object.values(kit.objects).map((piece) => onOffer(piece, rulesSaid(piece.rules, language), language)),
    ),
  ];
}

const WITH_WEAPONS: ReadonlySet<PropertyKey | undefined> = new Set(['weapons', 'held', 'upgrades']);

/** The line of a band for a place in a figure: a piece, an upgrade of it; all its weapons; else the profile. */
function lineOf(figure: number, [kind, piece, upgrades, upgrade]: readonly PropertyKey[]): Line {
  if (kind === 'upgrades') return [figure, 'weapons'];
  if (typeof kind !== 'string' || typeof piece !== 'number') return [figure, WITH_WEAPONS.has(kind) ? 'weapons' : 'profile'];
  if (kind === 'rules') return [figure, 'profile'];
  return upgrades === 'upgrades' && typeof upgrade === 'number' ? [figure, kind, piece, upgrade] : [figure, kind, piece];
}

/** Nothing of a figure is judged anew while another is changed. */
const toldOf = oncePer((choice: FigureChoice): readonly (KitFault & { readonly forbids: boolean })[] => {
  const figure = figureOf(choice);
  return [
    ...kitFigureFaults(figure, kit, kitReading).map((fault) => ({ ...fault, forbids: true })),
    ...kitFigureNotes(figure, kit, kitReading).map((note) => ({ ...note, forbids: false })),
  ];
});

const judged = (choice: FigureChoice, place: number): readonly Remark[] =>
  toldOf(choice).map(({ path, rule, fr, en, forbids }) => ({
    at: lineOf(place, path),
    ...(rule !== undefined && { rule }),
    text: { fr, en },
    forbids,
  }));

/** URSS kit, as bands of it are made: profiles with equipment, and improvements of weapons (UK-EQ-CARRY, UK-UPG-GENERAL). */
export const making: BandMaking = {
  shelves,
  skills: () => [],
  equipped: (_pack, figure) => gearOf(figure),
  judge: (_pack, figures) => figures.flatMap(judged),
};
