import { figureOf, groupById } from '@escarmouche/skirmish';
import { ONE_DIE } from '../dice.ts';
import type { Turn } from '../rule.ts';
import type { FigureId, GroupId, State } from '../state.ts';
import { awaitsActivation, beginActivation, passActivation } from './activation.ts';
import { endTurn } from './turns.ts';

/** Classic activation: one plain die a group for the order of the whole game; who has tied rolls again for the places shared (UK-TURN-CLASSIC-ORDER). */
export function rollOrder(turn: Turn): void {
  turn.emit({
    type: 'orderSet',
    order: ranked(
      turn,
      turn.state.scene.groups.map(({ id }) => id),
    ),
  });
}

function ranked(turn: Turn, groups: readonly GroupId[]): readonly GroupId[] {
  if (groups.length < 2) return groups;
  const scores = new Map<GroupId, number>();
  for (const group of groups) {
    const roll = turn.roll('order', ONE_DIE, { group }, groupById(turn.state, group).seat);
    turn.emit({ type: 'rolled', purpose: 'order', roll, rule: 'UK-TURN-CLASSIC-ORDER', group });
    scores.set(group, roll.score);
  }
  const places = [...new Set(scores.values())].sort((a, b) => b - a);
  return places.flatMap((score) =>
    ranked(
      turn,
      groups.filter((group) => scores.get(group) === score),
    ),
  );
}

/** Figures of a group that still await their activation this turn, in roster order. */
export function waiting(state: State, group: GroupId): readonly FigureId[] {
  return groupById(state, group).figures.filter((id) => awaitsActivation(state, figureOf(state, id)));
}

/** Figures not activated are, in roster order, and do nothing; then the next group plays (UK-TURN-CLASSIC-PLAY). */
export function endGroup(turn: Turn): void {
  const { group } = turn.state;
  for (let [next] = waiting(turn.state, group); next !== undefined; [next] = waiting(turn.state, group)) {
    beginActivation(turn, next);
    if (turn.state.activation?.figure === next) passActivation(turn, true);
    if (turn.state.phase === 'over' || turn.state.group !== group) return;
  }
  closeGroup(turn);
}

/** A group has played all its figures. */
export function closeGroup(turn: Turn): void {
  const { group, order } = turn.state;
  turn.emit({ type: 'groupEnded', group });
  const next = order[order.indexOf(group) + 1];
  if (next === undefined) endTurn(turn);
  else beginGroup(turn, next);
}

/** A group with nobody to activate is passed over. */
export function beginGroup(turn: Turn, group: GroupId): void {
  turn.emit({ type: 'groupBegan', group });
  if (waiting(turn.state, group).length === 0) closeGroup(turn);
}
