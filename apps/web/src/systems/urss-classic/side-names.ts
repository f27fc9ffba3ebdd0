import type { Language, Text } from '@escarmouche/referee';

/** The sides of the quick battle. */
export const QUICK_NAMES = { rebels: { fr: 'Rebelles', en: 'Rebels' }, empire: { fr: 'Empire', en: 'Empire' } } as const;

/** Names that the program gives to sides: those of the quick battle and of the ready bands, which their packs spell the same. */
const GIVEN: readonly Text[] = [
  ...Object.values(QUICK_NAMES),
  { fr: 'Patrouille impériale', en: 'Imperial patrol' },
  { fr: 'Section impériale', en: 'Imperial section' },
  { fr: 'Cellule rebelle', en: 'Rebel cell' },
  { fr: 'Commando de sabotage', en: 'Sabotage team' },
  { fr: 'Escorte Jedi', en: 'Jedi escort' },
  { fr: 'Apprentis en fuite', en: 'Apprentices on the run' },
  { fr: 'Patrouille du Côté obscur', en: 'Dark side patrol' },
  { fr: 'Chasseurs de prime', en: 'Bounty hunters' },
  { fr: 'Compagnie du Gué', en: 'Company of the Ford' },
  { fr: 'Gens du bois', en: 'Folk of the wood' },
];

/** A side that was put together without a name is called by its letter. */
const LETTERED = /^(?:Camp|Side) ([A-F])$/;

/**
 * The name of a side for a reader. A battle keeps the name in the language it was made in: one that the program gave is told in the reader's, one that
 * a player typed stays as it is.
 */
export function sideName(name: string, language: Language): string {
  const given = GIVEN.find(({ fr, en }) => fr === name || en === name);
  if (given) return given[language];
  const [, letter] = LETTERED.exec(name) ?? [];
  return letter === undefined ? name : `${language === 'fr' ? 'Camp' : 'Side'} ${letter}`;
}

/** A side of several groups, whose names are joined by "&". */
export const sidesNamed = (names: string, language: Language): string =>
  names
    .split(' & ')
    .map((name) => sideName(name, language))
    .join(' & ');
