import type { Language, Text } from '@escarmouche/referee';

export type Health = 'sound' | 'wounded' | 'badlyWounded' | 'out';

/** The state by vitality, of so many points when sound: sound in the upper third, wounded in the middle one. */
export function healthBy(full: number, vitality: number): Health {
  if (vitality <= 0) return 'out';
  if (vitality * 3 > full * 2) return 'sound';
  return vitality * 3 > full ? 'wounded' : 'badlyWounded';
}

const NAMES: Readonly<Record<Health, Text>> = {
  sound: { fr: 'Sain et Sauf', en: 'sound' },
  wounded: { fr: 'Blessé', en: 'wounded' },
  badlyWounded: { fr: 'Très blessé', en: 'badly wounded' },
  out: { fr: 'Hors de Combat', en: 'out of action' },
};

/** Name of a figure's health. */
export const healthName = (health: Health, language: Language): string => NAMES[health][language];
