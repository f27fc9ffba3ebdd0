import type { Text } from '@escarmouche/referee';
import { QUICK_NAMES } from '../urss/side-names.ts';

/** Names that the program gives to sides: those of the quick battle and of the ready bands, which the pack spells the same. */
export const GIVEN_NAMES: readonly Text[] = [
  ...Object.values(QUICK_NAMES),
  { fr: 'Détachement impérial', en: 'Imperial detachment' },
  { fr: 'Équipe rebelle', en: 'Rebel team' },
  { fr: 'Chasseur solitaire', en: 'Lone hunter' },
  { fr: 'Garde du relais', en: 'Relay guard' },
  { fr: 'Coup de main', en: 'Night raid' },
];
