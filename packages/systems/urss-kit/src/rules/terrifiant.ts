import { allied, enemiesOf, sheetOf } from '@escarmouche/skirmish';
import { distanceBetween } from '@escarmouche/skirmish/placed';
import { below, PACE } from '@escarmouche/space';
import { ownGrant } from '../granted.ts';
import { fleeFrom } from '../morale/flee.ts';
import { moraleTest } from '../morale/test.ts';
import type { Rule } from '../rule.ts';
import type { Figure, State } from '../state.ts';
import { frightening } from './effrayant.ts';

const ID = 'terrifiant';
const RULE = 'UK-ATTR-TERRIFIANT';
const RADIUS = 10 * PACE;

/** Of the terrifying enemies near a figure the nearest, of equally near ones the first: only that one is faced. */
function nearest(state: State, figure: Figure): Figure | undefined {
  const gap = (enemy: Figure): number => distanceBetween(state, enemy, figure);
  const near = enemiesOf(state, figure.id).filter((enemy) => ownGrant(sheetOf(state, enemy.id), ID) && below(gap(enemy), RADIUS));
  return near.toSorted((a, b) => gap(a) - gap(b))[0];
}

/** Enemies that begin their activation at less than 10 paces test their Moral or flee; charging the bearer takes courage too (UK-ATTR-TERRIFIANT). */
export const terrifying: Rule = {
  id: ID,
  cites: [RULE],
  gives: [{ id: frightening.id }],
  activationStarts(turn, activated, bearer) {
    // One test: a figure that has run from one of them does not face the next, however near.
    if (turn.state.activation?.fled || allied(turn.state, activated.id, bearer.id) || nearest(turn.state, activated) !== bearer) return;
    if (!moraleTest(turn, activated, RULE, bearer)) fleeFrom(turn, activated.id, bearer.id);
  },
};
