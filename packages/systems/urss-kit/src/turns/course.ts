import { figureOf, figuresInPlay, filling, groupById, inPlay, sheetOf } from '@escarmouche/skirmish';
import { atTurnStart } from '@escarmouche/skirmish/plane';
import { afterTurn, reckonLosses } from '../aftermath.ts';
import { reactAfter } from '../alert/react.ts';
import { afarMark } from '../approach.ts';
import { grantedTo } from '../granted.ts';
import { happenings } from '../happenings.ts';
import { flightActivation } from '../morale/flight.ts';
import { crawlOff } from '../out-of-action.ts';
import type { FigureId, GroupId, State } from '../state.ts';
import type { Turn } from '../turn.ts';
import { rankFigures, rankGroups } from './ranking.ts';
import { isAlternating, takingPart, waiting } from './who.ts';

/** The course of a battle: activations, rounds or turns of groups, turns. Each leads to the next, so they stand together. */

/** Classic activation: the order of play of the whole game (UK-TURN-CLASSIC-ORDER). */
export function rollOrder(turn: Turn): void {
  const groups = turn.state.scene.groups.map(({ id }) => id);
  turn.emit({ type: 'orderSet', order: rankGroups(turn, groups) });
}

/** Ends a group's deployment; after the last one the first turn begins (UK-SYS-SCOPE). */
export function endDeployment(turn: Turn): void {
  turn.emit({ type: 'groupDeployed', group: turn.state.group });
  if (turn.state.deployed.length === turn.state.scene.groups.length) beginTurn(turn, 1);
}

/** Begins an activation: marks until then end, then the tests of that moment (UK-TURN-ACTIVATION, UK-SYS-DURATION). */
export function beginActivation(turn: Turn, id: FigureId): void {
  const figure = figureOf(turn.state, id);
  for (const effect of turn.state.effects.filter(({ by, until }) => by === id && until === 'next'))
    turn.emit({ type: 'effectEnded', effect });
  if (figure.alert) turn.emit({ type: 'alertEnded', figure: id });
  turn.emit({ type: 'activationBegan', figure: id });
  const afar = afarMark(turn.state, figure);
  if (afar) turn.emit({ type: 'marked', ...afar });
  if (figure.stunned) return endActivation(turn);
  for (const bearer of figuresInPlay(turn.state)) {
    for (const { rule } of filling(grantedTo(sheetOf(turn.state, bearer.id)).own, 'activationStarts')) {
      rule.activationStarts(turn, figure, bearer);
    }
  }
  reckonLosses(turn);
  closeIfSpent(turn);
}

/** Has the figure being activated nothing more to do in this activation? */
function isSpent({ activation, figures }: State): boolean {
  const figure = activation && figures[activation.figure];
  return figure !== undefined && (!inPlay(figure) || figure.stunned || figure.left === 0 || activation?.fled === true);
}

/** Ends the activation by itself when nothing is left to do in it; a figure that flees for good does nothing else in it. */
export function closeIfSpent(turn: Turn): void {
  const { activation } = turn.state;
  if (!activation) return;
  if (flightActivation(turn, figureOf(turn.state, activation.figure))) reckonLosses(turn);
  if (isSpent(turn.state)) endActivation(turn);
}

/** The player ends the activation; at least one action is used in each, and doing nothing is one (UK-TURN-ACTIVATION). */
export function passActivation(turn: Turn, forGood: boolean): void {
  const { activation } = turn.state;
  if (activation?.taken === 0) {
    turn.emit({ type: 'actionTaken', figure: activation.figure, action: 'nothing', types: ['nothing'], cost: 1 });
  }
  endActivation(turn, forGood);
}

/** A figure that may not be activated again loses its remaining actions (UK-TURN-MULTI). */
function endActivation(turn: Turn, forGood = false): void {
  const { activation } = turn.state;
  if (!activation) return;
  const figure = figureOf(turn.state, activation.figure);
  const { activations } = grantedTo(sheetOf(turn.state, figure.id));
  const over = forGood || !inPlay(figure) || figure.left === 0 || figure.activations >= activations;
  reactAfter(turn, figure.id, () => turn.emit({ type: 'activationEnded', figure: figure.id, over }));
  if (turn.state.phase !== 'over') advance(turn);
}

/** After an activation: the next one chosen, a new round or the end of the turn; in classic activation the group goes on (UK-TURN-ALT-EXHAUSTED). */
function advance(turn: Turn): void {
  if (!isAlternating(turn.state)) {
    if (waiting(turn.state, turn.state.group).length === 0) closeGroup(turn);
    return;
  }
  // A round is due by itself as long as any figure can be chosen (`game.ts`).
  if (!nextChosen(turn) && takingPart(turn.state).length === 0) endTurn(turn);
}

/**
 * Alternating activation: every group chooses in secret, all choices are shown at once, Initiative gives the order (UK-TURN-ALT-CHOICE, -INITIATIVE).
 * In a battle set up with no figure left to choose the turn ends (UK-TURN-ALT-EXHAUSTED).
 */
export function playRound(turn: Turn): void {
  const { state } = turn;
  const groups = takingPart(state);
  if (groups.length === 0) return endTurn(turn);
  const parts = groups.map((group) => ({ seat: groupById(state, group).seat, about: { group }, options: waiting(state, group) }));
  const figures = turn.commit('activate', parts);
  turn.emit({ type: 'chosen', figures });
  turn.emit({ type: 'roundBegan', order: rankFigures(turn, figures) });
  nextChosen(turn);
}

/** The next figure chosen has its activation; a figure that can no longer act has lost it (UK-TURN-LOST). False when the round is over. */
export function nextChosen(turn: Turn): boolean {
  for (let [next] = turn.state.chosen; next !== undefined; [next] = turn.state.chosen) {
    const figure = figureOf(turn.state, next);
    const lost = !inPlay(figure) || (figure.stunned && turn.state.scene.options['turn.stunned'] === 'counts-as-activated');
    if (!lost) {
      beginActivation(turn, next);
      return true;
    }
    turn.emit({ type: 'activationLost', figure: next });
  }
  return false;
}

/** Classic activation: figures not activated are, in roster order, and do nothing; then the next group plays (UK-TURN-CLASSIC-PLAY). */
export function endGroup(turn: Turn): void {
  const { group, turn: number } = turn.state;
  // A battle may be set up with a group that has played all its figures.
  if (waiting(turn.state, group).length === 0) return closeGroup(turn);
  const goesOn = (): boolean => turn.state.phase === 'play' && turn.state.group === group && turn.state.turn === number;
  for (let [next] = waiting(turn.state, group); next !== undefined && goesOn(); [next] = waiting(turn.state, group)) {
    beginActivation(turn, next);
    passActivation(turn, true);
  }
}

/** A group has played all its figures. */
function closeGroup(turn: Turn): void {
  const { group, order } = turn.state;
  turn.emit({ type: 'groupEnded', group });
  const next = order[order.indexOf(group) + 1];
  if (next === undefined) endTurn(turn);
  else beginGroup(turn, next);
}

/** A group with no figure to activate is passed over. */
function beginGroup(turn: Turn, group: GroupId): void {
  turn.emit({ type: 'groupBegan', group });
  if (waiting(turn.state, group).length === 0) closeGroup(turn);
}

/** Figures out of action crawl; marks and effects of this turn end; the battle may be over, or the next turn begins (UK-TURN-END). */
function endTurn(turn: Turn): void {
  const { turn: number } = turn.state;
  crawlOff(turn);
  turn.emit({ type: 'turnEnded', turn: number });
  afterTurn(turn);
  if (turn.state.phase !== 'over') beginTurn(turn, number + 1);
}

function beginTurn(turn: Turn, number: number): void {
  turn.emit({ type: 'turnBegan', turn: number });
  atTurnStart(happenings, turn);
  const [first] = turn.state.order;
  if (!isAlternating(turn.state) && first !== undefined) return beginGroup(turn, first);
  if (takingPart(turn.state).length === 0) endTurn(turn);
}
