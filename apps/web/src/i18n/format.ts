import type { Language } from '@escarmouche/referee';
import { settings } from '../settings/settings.svelte.ts';

/** A chance as a percentage with one decimal: "61,1 %" or "61.1%". */
export function percent(chance: number, language: Language): string {
  const value = (chance * 100).toFixed(1);
  return language === 'fr' ? `${value.replace('.', ',')} %` : `${value}%`;
}

/** A length of the table in paces with at most one decimal, or as many as the log tells. */
export function paces(units: number, language: Language, decimals: 1 | 2 = 1): string {
  const value = (decimals === 1 ? Math.round(units / 100) / 10 : Math.round(units / 10) / 100).toString();
  return language === 'fr' ? value.replace('.', ',') : value;
}

const UNITS = {
  pace: { fr: ['pas', 'pas'], en: ['pace', 'paces'] },
  inch: { fr: ['pouce', 'pouces'], en: ['inch', 'inches'] },
  centimetre: { fr: ['cm', 'cm'], en: ['cm', 'cm'] },
} as const;

/** A length of the table with its unit, by the name that the player gives it: "2,5 pas", "1 pace". */
export function measured(units: number, language: Language, decimals: 1 | 2 = 1): string {
  const value = paces(units, language, decimals);
  const [one, many] = UNITS[settings.now.unit][language];
  const few = language === 'fr' ? Math.abs(units) < 1950 : value === '1';
  return `${value} ${few ? one : many}`;
}

/** A whole number of ways out of all: "21/36". */
export function ways({ of, all }: { readonly of: number; readonly all: number }): string {
  return `${of}/${all}`;
}
