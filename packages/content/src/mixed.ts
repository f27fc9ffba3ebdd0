import type { Content, Text } from '@escarmouche/urss-classic';
import { contentFor, contents } from './bundled.ts';
import { mixContents } from './mix.ts';

/** The lists of every world in one, for bands and battles that mix them (UC-SYS-SCOPE). */
export const MIXED = 'mixed';

export const MIXED_NAME: Text = { fr: 'Mondes mêlés', en: 'Mixed worlds' };

const mixed = mixContents(contents);

/** The lists of a world, or of all of them for `mixed`. */
export function contentOf(adaptation: string): Content {
  const content = adaptation === MIXED ? mixed : contentFor(adaptation);
  if (!content) throw new Error(`no content "${adaptation}"`);
  return content;
}
