import type { Language } from '@escarmouche/referee';
import type { Armour, Weapon } from '@escarmouche/urss-classic';
import { measured } from '../../i18n/format.ts';
import { wordsOf } from './words.ts';

/** What a weapon does, without its special rules. */
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
