import type { Language } from '@escarmouche/referee';
import type { Health } from '@escarmouche/skirmish';
import type { Text } from '../content.ts';

const NAMES: Readonly<Record<Health, Text>> = {
  sound: { fr: 'Sain et Sauf', en: 'sound' },
  wounded: { fr: 'Blessé', en: 'wounded' },
  badlyWounded: { fr: 'Très blessé', en: 'badly wounded' },
  out: { fr: 'Hors de Combat', en: 'out of action' },
};

/** What its vitality makes of a figure, by the name that the rules give it (UC-DMG-STATES). */
export const healthName = (health: Health, language: Language): string => NAMES[health][language];
