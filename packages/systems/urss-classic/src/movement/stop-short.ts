import { placeAt, span, type Place } from '@escarmouche/space';
import { engagedWith, inPlay } from '../figures.ts';
import type { Turn } from '../rule.ts';
import type { Figure, State } from '../state.ts';
import { meet } from './contact.ts';
import { comeDown, misfitAt } from './fall.ts';

/** How finely a way is gone back, in units. */
const STRIDE = 100;

/**
 * A reaction has ended a movement, or barred the rest of it, where nobody can stay. Upon a linear obstacle, which it has no movement left to clear,
 * the figure is back before it (UC-MOVE-OBSTACLE); in the air or upon a friend it comes down. It meets whom it then touches, without a charge.
 */
export function stopShort(turn: Turn, figure: Figure, trail: readonly Place[]): void {
  if (figure.perch || !inPlay(figure)) return;
  const back = misfitAt(turn.state, figure, figure)?.reason === 'linear' ? lastFooting(turn.state, figure, trail) : undefined;
  if (!back) return comeDown(turn, figure);
  const touched = engagedWith(turn.state, figure);
  const { x, y, z } = figure;
  turn.emit({ type: 'figureMoved', figure: figure.id, manner: 'back', points: [{ x, y, z }, back] });
  meet(turn, figure, touched);
}

/** The last place of its trail where a figure can stay, to a unit; undefined when there is none, or when it has been moved off its trail. */
function lastFooting(state: State, figure: Figure, trail: readonly Place[]): Place | undefined {
  const end = trail[trail.length - 1];
  if (end?.x !== figure.x || end.y !== figure.y) return undefined;
  const stays = (gone: number): boolean => misfitAt(state, figure, placeAt(trail, gone)) === undefined;
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
