import type { FigureId } from '@escarmouche/skirmish';
import { figureTest, type Test } from './dice.ts';
import type { State } from './state.ts';

/** A Survive test against the world, or against a shot: only Dé results are added (DZ-SHOOT-RESOLVE, DZ-STATE-SLAM, DZ-STATE-FALL). */
export function surviveTest(state: State, figure: FigureId, spent: number, against?: FigureId): Test {
  return figureTest(state, 'survive', figure, { spent, against });
}
