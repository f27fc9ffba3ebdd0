import type { Text } from '@escarmouche/referee';
import { QUICK_NAMES } from '../urss/side-names.ts';

/** Names that the program gives to sides: those of the quick battle and of the ready bands, which their packs spell the same. */
export const GIVEN_NAMES: readonly Text[] = [
  ...Object.values(QUICK_NAMES),
  { fr: 'Patrouille impériale', en: 'Imperial patrol' },
  { fr: 'Section impériale', en: 'Imperial section' },
  { fr: 'Cellule rebelle', en: 'Rebel cell' },
  { fr: 'Commando de sabotage', en: 'Sabotage team' },
  { fr: 'Escorte Jedi', en: 'Jedi escort' },
  { fr: 'Apprentis en fuite', en: 'Apprentices on the run' },
  { fr: 'Patrouille du Côté obscur', en: 'Dark side patrol' },
  { fr: 'Chasseurs de prime', en: 'Bounty hunters' },
  { fr: 'Compagnie des trois peuples', en: 'Company of three peoples' },
  { fr: 'Garde du Troll', en: 'The Troll’s guard' },
  { fr: 'Rescapés du centre commercial', en: 'Survivors of the shopping centre' },
  { fr: 'Horde de la galerie', en: 'Horde of the arcade' },
  { fr: 'Compagnie du Gué', en: 'Company of the Ford' },
  { fr: 'Gens du bois', en: 'Folk of the wood' },
];
