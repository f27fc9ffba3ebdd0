import type { Place } from '@escarmouche/space';
import { inPlay, type FigureId, type FigureIn } from '../roster.ts';
import type { PlaneTurn } from './events.ts';
import type { PlaneFigure, PlaneState } from './state.ts';
import { engagedWith } from './touching.ts';
import type { TravelRules } from './travel-rules.ts';

/** A figure has come into contact with enemies other than those it was engaged with before, by no charge. */
export function meet<S extends PlaneState, T extends PlaneTurn<S>>(
  rules: TravelRules<S, T>,
  turn: T,
  figure: FigureIn<S>,
  before: readonly PlaneFigure[] = [],
): void {
  if (!inPlay(figure)) return;
  const enemies = engagedWith(turn.state, figure).filter(({ id }) => !before.some((known) => known.id === id));
  if (enemies.length === 0) return;
  tell(turn, figure, enemies);
  rules.met?.(turn, figure, enemies);
}

/** A movement of its own has ended in contact with the enemies it touched. */
export function charge<S extends PlaneState, T extends PlaneTurn<S>>(
  rules: TravelRules<S, T>,
  turn: T,
  figure: FigureIn<S>,
  touched: readonly FigureId[],
  trail: readonly Place[],
): void {
  const enemies = engagedWith(turn.state, figure).filter(({ id }) => touched.includes(id));
  if (enemies.length === 0) return;
  tell(turn, figure, enemies);
  rules.charged?.(turn, figure, enemies, trail);
}

function tell(turn: PlaneTurn, figure: PlaneFigure, enemies: readonly PlaneFigure[]): void {
  turn.emit({ type: 'engaged', figure: figure.id, enemies: enemies.map(({ id }) => id) });
}
