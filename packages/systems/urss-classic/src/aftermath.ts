import { figureOf, filling, inPlay, sheetOf } from '@escarmouche/skirmish';
import { grantedTo } from './granted.ts';
import { testDemoralised } from './morale.ts';
import type { Turn } from './rule.ts';
import type { Figure, State } from './state.ts';
import { lastSideInPlay } from './victory.ts';

/** What a rule of a figure has to do as an action ends. */
interface Sequel {
  readonly bearer: Figure;
  readonly follow: (turn: Turn) => void;
}

/** Rules of those out of play look on as well: they may be back at the end. */
export function beforeAction(state: State): readonly Sequel[] {
  return state.scene.roster.flatMap((id) => {
    const bearer = figureOf(state, id);
    const rules = filling(grantedTo(sheetOf(state, id)).own, 'aroundAction');
    return rules.map(({ rule }) => ({ bearer, follow: rule.aroundAction(state, bearer) }));
  });
}

/** What follows every action and reaction: special rules, demoralisation, the end of the battle. */
export function afterAction(turn: Turn, sequels: readonly Sequel[]): void {
  for (const { bearer, follow } of sequels) if (inPlay(bearer)) follow(turn);
  reckonLosses(turn);
}

/** Groups that have lost too many lose heart, and the battle may be over. */
export function reckonLosses(turn: Turn): void {
  testDemoralised(turn);
  endBattle(turn);
}

function endBattle(turn: Turn): void {
  if (turn.state.phase === 'over') return;
  const outcome = lastSideInPlay(turn.state);
  if (outcome) turn.emit({ type: 'battleEnded', outcome });
}

/** Has the figure being activated nothing more to do (UC-TURN-ACTIVATION)? */
export function activationIsSpent(state: State): boolean {
  const { activation } = state;
  if (!activation) return false;
  return !inPlay(figureOf(state, activation.figure)) || (activation.left === 0 && activation.encore === undefined);
}
