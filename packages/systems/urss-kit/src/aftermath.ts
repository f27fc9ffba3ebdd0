import { afterActionOf, atTurnEnd } from '@escarmouche/skirmish/plane';
import { happenings } from './happenings.ts';
import { testDemoralised } from './morale/demoralisation.ts';
import { goOnFleeing } from './morale/flight.ts';
import type { Turn } from './rule.ts';
import type { FigureId } from './state.ts';
import { howItEnds } from './victory.ts';

/** What follows every action and reaction: demoralisation, flights that were held up, what the scenario makes of it, the end of the battle. */
export function afterAction(turn: Turn, actor: FigureId): void {
  testDemoralised(turn);
  goOnFleeing(turn);
  afterActionOf(happenings, turn, actor);
  endBattle(turn, false);
}

/** Groups that have lost too many lose heart, and the battle may be over. */
export function reckonLosses(turn: Turn): void {
  testDemoralised(turn);
  goOnFleeing(turn);
  endBattle(turn, false);
}

/** A turn has ended: what is held scores, and the battle ends if that was its last. */
export function afterTurn(turn: Turn): void {
  atTurnEnd(happenings, turn);
  endBattle(turn, turn.state.scene.scenario?.turns === turn.state.turn);
}

function endBattle(turn: Turn, lastTurnOver: boolean): void {
  if (turn.state.phase === 'over') return;
  const outcome = howItEnds(turn.state, lastTurnOver);
  if (outcome) turn.emit({ type: 'battleEnded', outcome });
}
