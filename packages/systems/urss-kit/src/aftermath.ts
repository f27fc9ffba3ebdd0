import { figuresInPlay } from '@escarmouche/skirmish';
import { afterActionOf, atTurnEnd } from '@escarmouche/skirmish/plane';
import { happenings } from './happenings.ts';
import { testDemoralised } from './morale/demoralisation.ts';
import { goOnFleeing } from './morale/flight.ts';
import type { FigureId } from './state.ts';
import type { Turn } from './turn.ts';
import { howItEnds } from './victory.ts';

/** The aftermath of every action and reaction: demoralisation, flights that were held up, the scenario's happenings, the end of the battle. */
export function afterAction(turn: Turn, actor: FigureId): void {
  loseHeart(turn);
  afterActionOf(happenings, turn, actor);
  endBattle(turn, false);
}

/** Groups that have lost too many lose heart, and the battle may be over. */
export function reckonLosses(turn: Turn): void {
  loseHeart(turn);
  endBattle(turn, false);
}

/** Figures that flee may be lost on the way, and by option figures off the table count as lost: then groups are judged again (UK-MORALE-DEMORAL). */
function loseHeart(turn: Turn): void {
  let before: number;
  do {
    testDemoralised(turn);
    before = figuresInPlay(turn.state).length;
    goOnFleeing(turn);
  } while (figuresInPlay(turn.state).length < before);
}

/** The end of a turn: held objectives score, and after its last turn the battle ends. */
export function afterTurn(turn: Turn): void {
  atTurnEnd(happenings, turn);
  endBattle(turn, turn.state.scene.scenario?.turns === turn.state.turn);
}

function endBattle(turn: Turn, lastTurnOver: boolean): void {
  if (turn.state.phase === 'over') return;
  const outcome = howItEnds(turn.state, lastTurnOver);
  if (outcome) turn.emit({ type: 'battleEnded', outcome });
}
