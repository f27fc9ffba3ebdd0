import type { Text } from '@escarmouche/referee';
import type { FigureIn, Vital } from '@escarmouche/skirmish';
import { LAST_POINT, type FigureId } from '@escarmouche/skirmish';
import type { PlaneFigureGame, PlaneState, ScenarioState, WeighedGame } from '@escarmouche/skirmish/plane';
import { worthOfOusting } from './goals.ts';
import { worthOf } from './worth.ts';

/** A battle that bots weigh: figures have vitality, and one of them may be acting. */
export type Weighed = ScenarioState & Vital & { readonly activation?: { readonly figure: FigureId } };

/** Part of a game that the rough search of ways needs. */
export type Finding<S extends PlaneState> = Pick<PlaneFigureGame<S, unknown>, 'rules' | 'movement'>;

/** Part of a game that movements and their commands need. */
export type Going<S extends PlaneState, C> = Pick<PlaneFigureGame<S, C>, 'rules' | 'movement'>;

export type Game<S extends Weighed, C> = WeighedGame<S, C>;

/** A command with its worth in vitality points and its reason. */
export interface Option<C> {
  readonly command: C;
  readonly value: number;
  readonly reason: () => Text;
}

/** Worth of a fight to the figure that begins it, both where they stand: losses, and the place that the enemy may be driven from. */
export function fightWorth<S extends Weighed, C>({ odds }: Game<S, C>, state: S, by: FigureIn<S>, on: FigureIn<S>): number {
  return worthOf(state, by.id, odds.fight.means(state, by, on)) + worthOfOusting(state, on);
}

/** All that a figure has to lose: its vitality, and the extra worth of its last point. */
export const lifeOf = ({ vitality }: { readonly vitality: number }): number => vitality + LAST_POINT;
