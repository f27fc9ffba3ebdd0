import type { Language } from '@escarmouche/referee';
import type { Thrown } from './throws.ts';

/** Words of the dice tray, which comes after the first page. */
const WORDS = {
  fr: { passed: 'réussi', failed: 'raté', tied: 'égalité', colon: '\u00a0: ' },
  en: { passed: 'passed', failed: 'failed', tied: 'a tie', colon: ': ' },
} as const;

export const wordsOf = (language: Language): (typeof WORDS)[Language] => WORDS[language];

/** Figure, purpose and score to reach: "Orsk: shot at Nela, 7 or more". */
export function titleOf({ by, aim, takes }: Thrown, language: Language): string {
  const who = by === undefined ? '' : `${by}${WORDS[language].colon}`;
  return `${who}${aim}${takes === undefined ? '' : `, ${takes}`}`;
}
