import { figureOf, inPlay } from '@escarmouche/skirmish';
import { PACE } from '@escarmouche/space';
import { declines } from '../decline.ts';
import { pushBack } from '../displacement.ts';
import type { FigureId } from '../state.ts';
import { knockDown, stun } from '../states.ts';
import type { Turn } from '../turn.ts';
import { fightRules, type Felled, type Suspended, type Won } from './fighter.ts';

/** Knocks the loser down, if it is still in the fight (UK-ATTR-GEN-FIGHT). */
export function fell(turn: Turn, id: FigureId, felled: Felled, waiting: Suspended | undefined): void {
  if (waiting) return void waiting.felled.push(felled);
  const { how, rule } = felled;
  knockDown(turn, id, rule);
  if (how === 'stunned') stun(turn, id, rule);
}

/** Pushes the loser back a pace; after a cut it must, otherwise the winner may decline. */
export function push(turn: Turn, { winner, loser }: Won, must: boolean, waiting: Suspended | undefined): void {
  if (!inPlay(figureOf(turn.state, loser.figure.id))) return;
  const innate = fightRules(turn.state, winner).find(({ rule }) => rule.pushes);
  if (!must && (!innate || declines(turn, winner.figure, innate))) return;
  if (waiting) waiting.pushes.push({ by: winner.figure.id, length: PACE });
  else pushBack(turn, loser.figure.id, winner.figure.id);
}
