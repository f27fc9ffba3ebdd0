import type { Language, Text } from '@escarmouche/referee';
import { settings } from '../settings/settings.svelte.ts';

/** A chance as a percentage with one decimal: "61,1 %" or "61.1%". */
export function percent(chance: number, language: Language): string {
  const value = (chance * 100).toFixed(1);
  return language === 'fr' ? `${value.replace('.', ',')} %` : `${value}%`;
}

/** A length of the table in paces with at most one decimal, or as many as the log tells. */
export function paces(units: number, language: Language, decimals: 1 | 2 = 1): string {
  const value = (decimals === 1 ? Math.round(units / 100) / 10 : Math.round(units / 10) / 100).toString().replace('-', '−');
  return language === 'fr' ? value.replace('.', ',') : value;
}

const UNITS = {
  pace: { fr: ['pas', 'pas'], en: ['pace', 'paces'] },
  inch: { fr: ['pouce', 'pouces'], en: ['inch', 'inches'] },
  centimetre: { fr: ['cm', 'cm'], en: ['cm', 'cm'] },
} as const;

/** The player's name for a pace, and for several. */
export function unitName(language: Language): { readonly one: string; readonly many: string } {
  const [one, many] = UNITS[settings.now.unit][language];
  return { one, many };
}

/** A count of paces, as written, with the player's name for them: "2,5 pas", "1 inch". */
function counted(count: string, language: Language): string {
  const { one, many } = unitName(language);
  const single = language === 'fr' ? Number(count.replace('−', '').replace(',', '.')) < 2 : count === '1';
  return `${count}\u00a0${single ? one : many}`;
}

/** A length of the table with its unit, by the player's name for it: "2,5 pas", "1 pace". */
export function measured(units: number, language: Language, decimals: 1 | 2 = 1): string {
  return counted(paces(units, language, decimals), language);
}

/** A length as games and rulebooks write it: a number, a space that does not break, and the unit of the rules. */
const LENGTH = /(\d+(?:[.,]\d+)?)\u00a0(?:pas|paces?)(?!\p{L})/gu;

/** A sentence of a game or a rulebook, with its lengths in the player's name for the unit. */
export function inUnit(text: string, language: Language): string {
  return text.replace(LENGTH, (_, count: string) => counted(count, language));
}

/** A text of a game or a rulebook as it is shown. */
export function textIn(text: Text, language: Language): string {
  return inUnit(text[language], language);
}

/** A thing and what is said of it: "Shoot: Pistol". */
export const labelled = (what: string, said: string, language: Language): string => what + (language === 'fr' ? '\u00a0: ' : ': ') + said;

/** Things one after another, each of which may hold commas. */
export function inSeries(things: readonly string[], language: Language): string {
  return things.join(language === 'fr' ? '\u00a0; ' : '; ');
}

/** A whole number of ways out of all: "21/36". */
export function ways({ of, all }: { readonly of: number; readonly all: number }): string {
  return `${of}/${all}`;
}
