import type { Language } from '@escarmouche/referee';
import type { Preview } from '../../preview.ts';
import { ownWords } from './words.ts';

/** A preview of a way of several points: the button lays the point aimed at. */
export function layingPoint<C>(preview: Preview<C>, language: Language): Preview<C> {
  const end = preview.overlay.ghost?.at;
  return {
    ...preview,
    panel: { ...preview.panel, commit: ownWords(language).lay },
    ...(end && { keeps: { x: end.x, y: end.y } }),
  };
}
