import type { Language, Text } from '@escarmouche/referee';

/** What a battle is called: in both languages as the program named it, or as a player or a file did. */
export type Title = string | Text;

export const titleIn = (title: Title, language: Language): string => (typeof title === 'string' ? title : title[language]);

/** Another title made of this one, in each language that it has. */
export const retitled = (title: Title, as: (title: string, language: Language) => string, language: Language): Title =>
  typeof title === 'string' ? as(title, language) : { fr: as(title.fr, 'fr'), en: as(title.en, 'en') };
