import type { Language } from '@escarmouche/referee';
import type { Preview } from '../../preview.ts';
import { ownWords } from './words.ts';

/** A preview of which the point aimed at is one of several: doing it lays the point. */
export const layingPoint = <C>(preview: Preview<C>, language: Language): Preview<C> => ({
  ...preview,
  panel: { ...preview.panel, commit: ownWords(language).lay },
  keeps: true,
});
