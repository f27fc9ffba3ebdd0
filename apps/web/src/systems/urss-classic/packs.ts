import { adaptations, bandsFor, contents, MIXED, MIXED_NAME, mixedFigure } from '@escarmouche/content';
import type { Language } from '@escarmouche/referee';
import type { Band } from '@escarmouche/urss-classic';

export const packNames = (language: Language): readonly { readonly id: string; readonly name: string }[] =>
  [...adaptations, { id: MIXED, name: MIXED_NAME }].map(({ id, name }) => ({ id, name: name[language] }));

export function readyBands(pack: string): readonly Band[] {
  if (pack !== MIXED) return bandsFor(pack);
  return contents.flatMap(({ adaptation }) =>
    bandsFor(adaptation).map((band) => ({ ...band, figures: band.figures.map((figure) => mixedFigure(adaptation, figure)) })),
  );
}
