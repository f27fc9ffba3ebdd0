import { adaptations, bandsFor, contentFor, contents, mixContents, mixedFigure } from '@escarmouche/content';
import type { Language, Text } from '@escarmouche/referee';
import type { Band, Content } from '@escarmouche/urss-classic';

/** The pack of figures of every world, for battles that mix them (UC-SYS-SCOPE). */
export const MIXED = 'mixed';
const MIXED_NAME: Text = { fr: 'Mondes mêlés', en: 'Mixed worlds' };

const mixed = mixContents(contents);

export function contentOf(pack: string): Content {
  const content = pack === MIXED ? mixed : contentFor(pack);
  if (!content) throw new Error(`no content "${pack}"`);
  return content;
}

export const packNames = (language: Language): readonly { readonly id: string; readonly name: string }[] =>
  [...adaptations, { id: MIXED, name: MIXED_NAME }].map(({ id, name }) => ({ id, name: name[language] }));

export function readyBands(pack: string): readonly Band[] {
  if (pack !== MIXED) return bandsFor(pack);
  return contents.flatMap(({ adaptation }) =>
    bandsFor(adaptation).map((band) => ({ ...band, figures: band.figures.map((figure) => mixedFigure(adaptation, figure)) })),
  );
}
