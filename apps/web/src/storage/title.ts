import type { Language, Text } from '@escarmouche/referee';

/** The title of a battle: in both languages, or as a player or a file named it. */
export type Title = string | Text;

const LONGEST = 1000;
const isName = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '' && value.length <= LONGEST;

/** Is a value from outside a title? */
export function isTitle(value: unknown): value is Title {
  if (typeof value !== 'object' || value === null) return isName(value);
  return 'fr' in value && 'en' in value && isName(value.fr) && isName(value.en) && Object.keys(value).length === 2;
}

export const titleIn = (title: Title, language: Language): string => (typeof title === 'string' ? title : title[language]);

/** Another title made of this one, in each language that it has. */
export const retitled = (title: Title, as: (title: string, language: Language) => string, language: Language): Title =>
  typeof title === 'string' ? as(title, language) : { fr: as(title.fr, 'fr'), en: as(title.en, 'en') };
