import type { Language } from '@escarmouche/referee';
import type { Preview } from '../../preview.ts';
import { ownWords } from './words.ts';

/** A preview of a way of several points: the button lays the point aimed at. */
export const layingPoint = <C>(preview: Preview<C>, language: Language): Preview<C> => ({
  ...preview,
  panel: { ...preview.panel, commit: ownWords(language).lay },
  keeps: true,
});
