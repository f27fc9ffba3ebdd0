import type { Language } from '@escarmouche/referee';
import { writtenLevel } from '@escarmouche/urss-kit';
import { kitWords } from './words.ts';

/** A level as the document writes it, and one of nought in a word (UK-PROFILE-FORMAT). */
export const shownLevel = (level: number, language: Language): string => writtenLevel(level).replace('-', '−') || kitWords(language).plain;
