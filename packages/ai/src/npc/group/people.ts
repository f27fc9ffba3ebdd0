import type { FigureId, FigureIn } from '@escarmouche/skirmish';
import { distanceBetween } from '@escarmouche/skirmish/placed';
import { type PlaneFigure, type PlaneState } from '@escarmouche/skirmish/plane';

/** Figures as the NPC document sees them: the nearest of some (AI-GEO-DIST). */

/** A battle whose figures have vitality, by which equal distances are told apart. */
export interface Peopled extends PlaneState {
  readonly figures: Readonly<Record<FigureId, PlaneFigure & { readonly vitality: number }>>;
}

/** Units within which two distances are equal: the tolerance of both systems (AI-GEO-DIST). */
const EQUAL = 1;

/** The figures by distance from another one: of equal distances the lower vitality, then the lower roster number, comes first (AI-GEO-DIST). */
export function byNearness<S extends Peopled>(state: S, from: FigureIn<S>, figures: readonly FigureIn<S>[]): readonly FigureIn<S>[] {
  const left = figures.map((figure) => ({ figure, away: distanceBetween(state, from, figure) }));
  const sorted: FigureIn<S>[] = [];
  while (left.length > 0) {
    const least = Math.min(...left.map(({ away }) => away));
    const first = left
      .filter(({ away }) => away <= least + EQUAL)
      .reduce((best, one) => (one.figure.vitality < best.figure.vitality ? one : best));
    sorted.push(first.figure);
    left.splice(left.indexOf(first), 1);
  }
  return sorted;
}

/** The nearest of some figures that something may be done to, asked of as few as that takes. */
export function nearestThat<S extends Peopled>(
  state: S,
  from: FigureIn<S>,
  figures: readonly FigureIn<S>[],
  may: (figure: FigureIn<S>) => boolean,
): FigureIn<S> | undefined {
  const all = figures.map((figure) => ({ figure, away: distanceBetween(state, from, figure) }));
  const first = all.toSorted((a, b) => a.away - b.away).find(({ figure }) => may(figure));
  if (!first) return undefined;
  const equal = all.filter((one) => one === first || (one.away >= first.away && one.away <= first.away + EQUAL && may(one.figure)));
  return equal.reduce((best, one) => (one.figure.vitality < best.figure.vitality ? one : best)).figure;
}

/** The nearest of some figures (AI-CAT-NEAREST). */
export const nearestOf = <S extends Peopled>(state: S, from: FigureIn<S>, figures: readonly FigureIn<S>[]): FigureIn<S> | undefined =>
  byNearness(state, from, figures)[0];
