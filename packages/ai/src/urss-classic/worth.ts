import { expectedFight, type Figure, type State } from '@escarmouche/urss-classic';
import { worthOf } from '../plane/worth.ts';

/** What a fight is worth to who begins it, as the two stand. */
export function fightValue(state: State, figure: Figure, enemy: Figure): number {
  return worthOf(state, figure.id, expectedFight(state, figure, enemy));
}
