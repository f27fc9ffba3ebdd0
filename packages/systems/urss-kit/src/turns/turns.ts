import { atTurnStart } from '@escarmouche/skirmish/plane';
import { afterTurn } from '../aftermath.ts';
import { happenings } from '../happenings.ts';
import { crawlOff } from '../out-of-action.ts';
import type { Turn } from '../rule.ts';
import type { State } from '../state.ts';
import { beginGroup, closeGroup, waiting } from './group-turns.ts';
import { nextChosen, takingPart } from './rounds.ts';

export const isAlternating = ({ scene }: State): boolean => scene.options['turn.activation'] === 'alternating';

/** After an activation: the next one chosen, a new round or the end of the turn; in classic activation the group goes on (UK-TURN-ALT-EXHAUSTED). */
export function advance(turn: Turn): void {
  if (!isAlternating(turn.state)) {
    if (waiting(turn.state, turn.state.group).length === 0) closeGroup(turn);
    return;
  }
  // A round is due by itself as long as anybody can be chosen (`system.ts`).
  if (!nextChosen(turn) && takingPart(turn.state).length === 0) endTurn(turn);
}

/** Ends a group's deployment; after the last one the first turn begins (UK-SYS-SCOPE). */
export function endDeployment(turn: Turn): void {
  turn.emit({ type: 'groupDeployed', group: turn.state.group });
  if (turn.state.deployed.length === turn.state.scene.groups.length) beginTurn(turn, 1);
}

/** Who is out of action crawls; what lasted this turn ends; the battle may be over, or the next turn begins (UK-TURN-END). */
export function endTurn(turn: Turn): void {
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
  if (isAlternating(turn.state) && takingPart(turn.state).length === 0) endTurn(turn);
}
