import type { Language } from '@escarmouche/referee';
import { percent } from '../i18n/format.ts';

/** A chance or a score as a percentage, with a decimal where it has one: "65,2 %", "100 %". */
export const chanceIn = (chance: number, language: Language): string => percent(chance, language).replace(/[.,]0(?!\d)/, '');
