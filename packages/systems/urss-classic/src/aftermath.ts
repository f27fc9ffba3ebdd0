import { figureOf, filling, inPlay, sheetOf } from '@escarmouche/skirmish';
import { afterActionOf, atTurnEnd } from '@escarmouche/skirmish/plane';
import { grantedTo } from './granted.ts';
import { happenings } from './happenings.ts';
import { testDemoralised } from './morale.ts';
import type { Figure, FigureId, State } from './state.ts';
import type { Turn } from './turn.ts';
import { howItEnds } from './victory.ts';

/** A rule's doing at the end of an action. */
interface Sequel {
  readonly bearer: Figure;
  readonly follow: (turn: Turn) => void;
}

/** Rules of figures out of play look on as well: such figures may be back at the end. */
export function beforeAction(state: State): readonly Sequel[] {
  return state.scene.roster.flatMap((id) => {
    const bearer = figureOf(state, id);
    const rules = filling(grantedTo(sheetOf(state, id)).own, 'aroundAction');
    return rules.map(({ rule }) => ({ bearer, follow: rule.aroundAction(state, bearer) }));
  });
}

/** The aftermath of every action and reaction: special rules, demoralisation, the scenario's happenings, the end of the battle. */
export function afterAction(turn: Turn, actor: FigureId, sequels: readonly Sequel[]): void {
  for (const { bearer, follow } of sequels) if (inPlay(bearer)) follow(turn);
  testDemoralised(turn);
  afterActionOf(happenings, turn, actor);
  endBattle(turn);
}

/** Groups that have lost too many lose heart, and the battle may be over. */
export function reckonLosses(turn: Turn): void {
  testDemoralised(turn);
  endBattle(turn);
}

function endBattle(turn: Turn, lastTurnOver = false): void {
  if (turn.state.phase === 'over') return;
  const outcome = howItEnds(turn.state, lastTurnOver);
  if (outcome) turn.emit({ type: 'battleEnded', outcome });
}

/** Has the activated figure nothing more to do (UC-TURN-ACTIVATION)? */
export function activationIsSpent(state: State): boolean {
  const { activation } = state;
  if (!activation) return false;
  return !inPlay(figureOf(state, activation.figure)) || (activation.left === 0 && activation.encore === undefined);
}

/** The end of a turn: held objectives score, and after its last turn the battle ends (UC-VICTORY-SCENARIO). */
export function endTurn(turn: Turn): void {
  const { scene, turn: number } = turn.state;
  atTurnEnd(happenings, turn);
  endBattle(turn, scene.scenario?.turns === number);
}
