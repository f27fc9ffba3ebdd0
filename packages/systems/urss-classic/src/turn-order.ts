import { figureOf, figuresInPlay, groupById, inPlay, sheetOf } from '@escarmouche/skirmish';
import { atTurnStart } from '@escarmouche/skirmish/plane';
import { activationIsSpent, endTurn, reckonLosses } from './aftermath.ts';
import { forgetNoise } from './automaton/noise.ts';
import { opposedPool } from './dice.ts';
import { grantedTo } from './granted.ts';
import { happenings } from './happenings.ts';
import type { FigureId, GroupId, State } from './state.ts';
import type { Turn } from './turn.ts';
import { afarMark } from './undetectable.ts';

/** Rolls the order of play; tied groups roll again for the places they share (UC-TURN-ORDER). */
export function rollOrder(turn: Turn): void {
  const groups = turn.state.scene.groups.map(({ id }) => id);
  turn.emit({ type: 'orderSet', order: rank(turn, groups) });
}

function rank(turn: Turn, groups: readonly GroupId[]): readonly GroupId[] {
  if (groups.length < 2) return groups;
  const scores = new Map<GroupId, number>();
  for (const id of groups) {
    const roll = turn.roll('order', opposedPool([]), { group: id }, groupById(turn.state, id).seat);
    turn.emit({ type: 'rolled', purpose: 'order', roll, rule: 'UC-TURN-ORDER', group: id });
    scores.set(id, roll.score);
  }
  const places = [...new Set(scores.values())].sort((a, b) => b - a);
  return places.flatMap((score) =>
    rank(
      turn,
      groups.filter((id) => scores.get(id) === score),
    ),
  );
}

/** Ends a group's deployment; after the last one the first turn begins (UC-SETUP-DEPLOY). */
export function endDeployment(turn: Turn): void {
  turn.emit({ type: 'groupDeployed', group: turn.state.group });
  const [first] = turn.state.order;
  if (turn.state.deployed.length < turn.state.order.length || first === undefined) return;
  beginTurn(turn, 1);
  beginGroup(turn, first);
}

/** Begins a figure's activation: lasting effects and its alert stance end, then the tests of that moment (UC-TURN-ACTIVATION). */
export function beginActivation(turn: Turn, id: FigureId): void {
  const figure = figureOf(turn.state, id);
  for (const effect of turn.state.effects.filter((one) => one.by === id)) turn.emit({ type: 'effectEnded', effect });
  if (figure.alert) turn.emit({ type: 'alertEnded', figure: id });
  turn.emit({ type: 'activationBegan', figure: id, actions: sheetOf(turn.state, id).actions });
  const afar = afarMark(turn.state, figure);
  if (afar) turn.emit({ type: 'marked', ...afar });
  for (const bearer of figuresInPlay(turn.state)) {
    for (const { rule } of grantedTo(sheetOf(turn.state, bearer.id)).own) rule.activationStarts?.(turn, figure, bearer);
  }
  reckonLosses(turn);
}

/** Ends the activation, and the group's play when all its figures have had theirs. */
export function endActivation(turn: Turn): void {
  const { activation, group } = turn.state;
  if (activation) turn.emit({ type: 'activationEnded', figure: activation.figure });
  if (turn.state.phase !== 'over' && waiting(turn.state, group).length === 0) endGroup(turn);
}

/** Figures of a group that still await their activation this turn. */
export function waiting(state: State, group: GroupId): FigureId[] {
  return groupById(state, group).figures.filter((id) => inPlay(figureOf(state, id)) && !figureOf(state, id).activated);
}

/** Ends the activation by itself when nothing is left to do in it. */
export function closeIfSpent(turn: Turn): void {
  if (turn.state.phase === 'over' || activationIsSpent(turn.state)) endActivation(turn);
}

/** Figures not chosen are activated and pass; then the next group plays (UC-TURN-ACTIVATION, UC-TURN-ROUND). */
export function endGroup(turn: Turn): void {
  const { group } = turn.state;
  for (let [next] = waiting(turn.state, group); next !== undefined && turn.state.phase !== 'over'; [next] = waiting(turn.state, group)) {
    beginActivation(turn, next);
    if (turn.state.activation) turn.emit({ type: 'activationEnded', figure: next });
  }
  turn.emit({ type: 'groupEnded', group });
  forgetNoise(turn, group);
  if (turn.state.phase !== 'over') beginNextGroup(turn, group);
}

function beginTurn(turn: Turn, number: number): void {
  turn.emit({ type: 'turnBegan', turn: number });
  atTurnStart(happenings, turn);
}

function beginNextGroup(turn: Turn, after: GroupId): void {
  const { order } = turn.state;
  const place = order.indexOf(after) + 1;
  if (place >= order.length) {
    endTurn(turn);
    if (turn.state.phase === 'over') return;
    beginTurn(turn, turn.state.turn + 1);
  }
  const next = order[place % order.length];
  if (next !== undefined) beginGroup(turn, next);
}

/** A group begins to play: effects of its figures that have left play end (UC-SYS-DURATION). A group with no figure in play is passed over. */
function beginGroup(turn: Turn, group: GroupId): void {
  turn.emit({ type: 'groupBegan', group });
  const gone = (id: FigureId): boolean => sheetOf(turn.state, id).group === group && !inPlay(figureOf(turn.state, id));
  for (const effect of turn.state.effects.filter((one) => gone(one.by))) turn.emit({ type: 'effectEnded', effect });
  if (waiting(turn.state, group).length === 0) beginNextGroup(turn, group);
}
