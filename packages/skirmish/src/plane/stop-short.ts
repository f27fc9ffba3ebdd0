import { placeAt, span, type Place } from '@escarmouche/space';
import { inPlay, type FigureIn } from '../roster.ts';
import { meet } from './contact.ts';
import type { PlaneTurn } from './events.ts';
import { comeDown, misfitAt } from './fall.ts';
import type { PlaneRules } from './rules.ts';
import type { PlaneState } from './state.ts';
import { engagedWith } from './touching.ts';
import type { TravelRules } from './travel-rules.ts';

/** Step of the search back along a way, in units. */
const STRIDE = 100;

/**
 * A reaction or an obstacle has ended a movement where no figure can stay. Upon a linear obstacle, without movement left to clear it, the figure is
 * back before it; in the air or upon a friend the figure comes down. Figures then touched are met without a charge.
 */
export function stopShort<S extends PlaneState, T extends PlaneTurn<S>>(
  rules: TravelRules<S, T>,
  turn: T,
  figure: FigureIn<S>,
  trail: readonly Place[],
): void {
  if (figure.perch || !inPlay(figure)) return;
  const back = misfitAt(rules, turn.state, figure, figure)?.reason === 'linear' ? lastFooting(rules, turn.state, figure, trail) : undefined;
  if (!back) return comeDown(rules, turn, figure);
  const touched = engagedWith(turn.state, figure);
  const { x, y, z } = figure;
  turn.emit({ type: 'figureMoved', figure: figure.id, manner: 'back', points: [{ x, y, z }, back] });
  meet(rules, turn, figure, touched);
}

/** The last place of a trail where the figure can stay, to a unit; undefined when there is none, or when the figure has been moved off its trail. */
function lastFooting<S extends PlaneState>(
  rules: PlaneRules<S>,
  state: S,
  figure: FigureIn<S>,
  trail: readonly Place[],
): Place | undefined {
  const end = trail[trail.length - 1];
  if (end?.x !== figure.x || end.y !== figure.y) return undefined;
  const stays = (gone: number): boolean => misfitAt(rules, state, figure, placeAt(trail, gone)) === undefined;
  let barred = trail.reduce((length, place, i) => length + span(trail[i - 1] ?? place, place), 0);
  let free = barred;
  do {
    if (free === 0) return undefined;
    barred = free;
    free = Math.max(0, free - STRIDE);
  } while (!stays(free));
  while (barred - free > 1) {
    const middle = (barred + free) / 2;
    if (stays(middle)) free = middle;
    else barred = middle;
  }
  return placeAt(trail, free);
}
