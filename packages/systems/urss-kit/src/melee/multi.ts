import { fillingOf, sheetOf } from '@escarmouche/skirmish';
import { engagedWith } from '@escarmouche/skirmish/plane';
import type { Arm } from '../arm.ts';
import { armsInHand } from '../arms.ts';
import { change, type Change, causedBy } from '../dice.ts';
import { isUpright } from '../figures.ts';
import { grantedTo } from '../granted.ts';
import type { Figure, State } from '../state.ts';

/** Assailants borne with two one-handed weapons in hand. */
const BORNE_WITH_TWO = 2;

/** Upright enemies in contact that have this figure to themselves, in roster order (UK-MELEE-MULTI). */
function assailants(state: State, figure: Figure): Figure[] {
  return engagedWith(state, figure).filter((enemy) => isUpright(enemy) && engagedWith(state, enemy).length === 1);
}

function holdsTwo(state: State, arms: readonly Arm[]): boolean {
  if (state.scene.options['twoWeapons.combatsMultiples'] === 'no') return false;
  return arms.filter((arm) => arm.hands === 1 && !arm.unarmed).length > 1;
}

/** Assailants that weigh nothing, by the rules of the figure and of the things it holds. */
function borne(state: State, figure: Figure): number {
  const arms = armsInHand(state, figure);
  const { own } = grantedTo(sheetOf(state, figure.id));
  const granted = fillingOf([own, ...arms.map(({ rules }) => rules)], 'bears');
  return Math.max(holdsTwo(state, arms) ? BORNE_WITH_TWO : 1, ...granted.map(({ rule }) => rule.bears));
}

/** One level for each assailant beyond those borne (UK-MELEE-MULTI). */
export function outnumbered(state: State, figure: Figure): readonly Change[] {
  return assailants(state, figure)
    .slice(borne(state, figure))
    .map(({ id }) => change('UK-MELEE-MULTI', -1, causedBy({ figure: id })));
}
