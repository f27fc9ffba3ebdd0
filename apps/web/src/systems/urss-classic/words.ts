import type { Language } from '@escarmouche/referee';
import type { Armour, Level, Weapon } from '@escarmouche/urss-classic';
import { measured } from '../../i18n/format.ts';
import { urssWords } from '../urss/words.ts';

const fr = {
  ...urssWords('fr'),
  level: { bonus: 'Bonus', normal: 'Normal', malus: 'Malus' } satisfies Record<Level, string>,
  front: 'face avant',
  kinds: {
    weapons: 'Armes',
    melee: 'Mêlée',
    shooting: 'Tir',
    thrown: 'Jet',
    worn: 'Protections',
    armour: 'Armures',
    shield: 'Boucliers',
  },
  twoHanded: '2 mains',
  making: { level: 'Niveau', ofProfile: 'Celui du profil' },
};

const en: typeof fr = {
  ...urssWords('en'),
  level: { bonus: 'Bonus', normal: 'Normal', malus: 'Malus' },
  front: 'front only',
  kinds: {
    weapons: 'Weapons',
    melee: 'Melee',
    shooting: 'Shooting',
    thrown: 'Thrown',
    worn: 'Protection',
    armour: 'Armour',
    shield: 'Shields',
  },
  twoHanded: 'two-handed',
  making: { level: 'Level', ofProfile: 'Its profile’s' },
};

export function wordsOf(language: Language): typeof fr {
  return language === 'fr' ? fr : en;
}

/** Facts of a weapon, without its special rules. */
export function weaponFacts({ range, damage }: Weapon, language: Language): readonly string[] {
  const words = wordsOf(language);
  return [
    ...(range === undefined ? [] : [words.range(measured(range, language))]),
    ...(damage === 'normal' ? [] : [`${words.damage} ${words.level[damage]}`]),
  ];
}

export function armourFacts({ save, arc }: Armour, language: Language): readonly string[] {
  const words = wordsOf(language);
  return [`${words.save} ${words.level[save]}`, ...(arc === 'front' ? [words.front] : [])];
}
