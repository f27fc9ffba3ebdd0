import { contentOf, figureFaults, figureNotes, figureOf, levelsOf, pieces, type FigureFault } from '@escarmouche/content';
import type { Language } from '@escarmouche/referee';
import type { Armour, Weapon } from '@escarmouche/urss-classic';
import type { BandMaking, PieceOnOffer, Remark, Shelf } from '../band-making.ts';
import { armourFacts, weaponFacts, wordsOf } from './words.ts';

const WEAPONS = ['melee', 'shooting', 'thrown'] as const;
const ARMOUR = ['armour', 'shield'] as const;

function weaponOnOffer(weapon: Weapon, language: Language): PieceOnOffer {
  const { twoHanded } = wordsOf(language);
  const detail = [...weaponFacts(weapon, language), ...(weapon.hands === 2 ? [twoHanded] : [])].join(', ');
  return { id: weapon.id, rule: weapon.cites, name: weapon.name[language], detail };
}

function armourOnOffer(piece: Armour, language: Language): PieceOnOffer {
  return { id: piece.id, rule: piece.cites, name: piece.name[language], detail: armourFacts(piece, language).join(', ') };
}

function shelves(pack: string, language: Language): readonly Shelf[] {
  const { weapons, armour } = contentOf(pack);
  const { kinds } = wordsOf(language);
  const group = <T extends Weapon | Armour>(list: Readonly<Record<string, T>>, kind: T['class'], shown: (item: T) => PieceOnOffer) => ({
    name: kinds[kind],
    pieces: Object.values(list)
      .filter((item) => item.class === kind)
      .map((item) => shown(item)),
  });
  const all: readonly Shelf[] = [
    { kind: 'weapons', name: kinds.weapons, groups: WEAPONS.map((kind) => group(weapons, kind, (one) => weaponOnOffer(one, language))) },
    { kind: 'armour', name: kinds.worn, groups: ARMOUR.map((kind) => group(armour, kind, (one) => armourOnOffer(one, language))) },
  ];
  // A world without armour has its shelf as well: armour that a figure brings from another world stands there, with its fault.
  return all.map((shelf) => ({ ...shelf, groups: shelf.groups.filter((one) => one.pieces.length > 0) }));
}

const remark = (figure: number, { at, rule, fr, en }: FigureFault, forbids: boolean): Remark => ({
  at: [figure, ...at],
  rule,
  text: { fr, en },
  forbids,
});

/** URSS classic, as bands of it are made: gear by world, a level of skill laid on a profile, and little that is forbidden. */
export const making: BandMaking = {
  shelves,
  skills(pack, _profile, language) {
    const { level, ofProfile } = wordsOf(language).making;
    const levels = levelsOf(contentOf(pack)).map(({ id, name }) => ({ id, name: name[language] }));
    return levels.length === 0 ? [] : [{ id: 'skill', name: level, printed: ofProfile, levels }];
  },
  equipped(pack, { profile, gear }) {
    const printed = contentOf(pack).profiles[profile];
    return { weapons: gear?.weapons ?? pieces(printed?.weapons ?? []), armour: gear?.armour ?? pieces(printed?.armour ?? []) };
  },
  judge(pack, figures) {
    const content = contentOf(pack);
    return figures
      .map(figureOf)
      .flatMap((figure, i) => [
        ...figureFaults(figure, content).map((fault) => remark(i, fault, true)),
        ...figureNotes(figure, content).map((note) => remark(i, note, false)),
      ]);
  },
};
