import type { Pool } from './pool.ts';
import type { Language, RollQuestion } from './types.ts';
import type { Dice } from './ways.ts';

const NUMBERS: Readonly<Record<Language, readonly string[]>> = {
  fr: ['aucun', 'un', 'deux', 'trois', 'quatre', 'cinq', 'six'],
  en: ['none', 'one', 'two', 'three', 'four', 'five', 'six'],
};

const orMore = (least: number, language: Language): string => `${least} ${language === 'fr' ? 'ou plus' : 'or more'}`;

function keptInWords({ count, which }: NonNullable<Dice['keep']>, language: Language): string {
  const number = NUMBERS[language][count] ?? String(count);
  const best = which === 'highest';
  if (language === 'en') return `${best ? 'best' : 'worst'} ${number}`;
  if (count === 1) return best ? 'le meilleur' : 'le moins bon';
  return `les ${number} ${best ? 'meilleurs' : 'moins bons'}`;
}

/** Dice in words, without what they have to come to: "3 dice, best two". */
export function diceInWords({ dice, faces, keep, explode, hit }: Dice, language: Language): string {
  const fr = language === 'fr';
  const count = fr ? `${dice} dé${dice > 1 ? 's' : ''}` : dice === 1 ? '1 die' : `${dice} dice`;
  const sides = faces === 6 ? '' : fr ? ` à ${faces} faces` : ` of ${faces} sides`;
  const parts = [`${count}${sides}`];
  if (keep) parts.push(keptInWords(keep, language));
  if (explode !== undefined) {
    const from = explode === faces ? String(explode) : orMore(explode, language);
    parts.push(fr ? `chaque ${from} ajoute un dé` : `each ${from} adds a die`);
  }
  if (hit !== undefined) parts.push(fr ? `comptent ceux de ${orMore(hit, language)}` : `those of ${orMore(hit, language)} count`);
  return parts.join(', ');
}

/** Need of a roll in words: "7 or more"; empty where there is none. */
export const needInWords = ({ need }: Pick<Pool, 'need'>, language: Language): string | undefined =>
  need === undefined ? undefined : orMore(need, language);

/** A pool in words: "3 dice, best two, 7 or more". */
export function poolInWords(pool: Dice & Pick<Pool, 'need'>, language: Language): string {
  const need = needInWords(pool, language);
  return need === undefined ? diceInWords(pool, language) : `${diceInWords(pool, language)}, ${need}`;
}

/** Dice that a question asks for, in words. */
export function thrownInWords({ pool, faces }: Pick<RollQuestion, 'pool' | 'faces'>, language: Language): string {
  if (pool) return poolInWords(pool, language);
  const kinds = [...new Set(faces)];
  return kinds.map((of) => diceInWords({ dice: faces.filter((face) => face === of).length, faces: of }, language)).join(' + ');
}
