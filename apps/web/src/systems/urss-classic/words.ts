import type { Language } from '@escarmouche/referee';
import type { Level } from '@escarmouche/urss-classic';
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

/** What URSS classic calls by name. */
export function wordsOf(language: Language): typeof fr {
  return language === 'fr' ? fr : en;
}
