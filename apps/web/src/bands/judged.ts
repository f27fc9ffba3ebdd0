import { sameNames } from '@escarmouche/content/band-names';
import { plural, pluralEn } from '../i18n/plural.ts';
import type { Bands } from '../systems/new-game.ts';
import type { FigureChoice } from '@escarmouche/content';
import type { Remark } from '../systems/band-making.ts';

/** No side has room for more. */
export const MOST_FIGURES = 40;

/** Remarks on the bands of any game: names that tell figures apart. */
const named = (figures: readonly FigureChoice[]): readonly Remark[] =>
  sameNames(figures).map(({ at, fr, en }) => ({ at, text: { fr, en }, forbids: false }));

/** A band for a side has somebody in it, and no more than the page and the table have room for. */
function howMany(figures: readonly FigureChoice[], { called }: Bands): readonly Remark[] {
  if (figures.length > MOST_FIGURES) {
    const fr = `${plural(MOST_FIGURES, ...called.fr)} au plus`;
    return [{ at: [], text: { fr, en: `${pluralEn(MOST_FIGURES, ...called.en)} at most` }, forbids: true }];
  }
  return [];
}

/** All that is to be said of a band, by its game and for every game. */
export function judged(bands: Bands, pack: string, figures: readonly FigureChoice[]): readonly Remark[] {
  return [...howMany(figures, bands), ...named(figures), ...bands.making.judge(pack, figures)];
}

export const forbids = (remarks: readonly Remark[]): boolean => remarks.some((remark) => remark.forbids);
