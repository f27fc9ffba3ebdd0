import { figureOf, groupOf, inPlay } from '@escarmouche/skirmish';
import { pushBack } from '../displacement.ts';
import { declines } from '../decline.ts';
import type { Turn } from '../rule.ts';
import type { FigureId } from '../state.ts';
import { knockDown, stun } from '../states.ts';
import { fightRules, type Suspended, type Won } from './fighter.ts';

/** Knocks the loser down, if it is still in the fight (UK-ATTR-GEN-FIGHT). */
export function fell(turn: Turn, id: FigureId, how: 'prone' | 'stunned', rule: string, suspended: Suspended | undefined): void {
  if (suspended) return void suspended.felled.push({ how, rule });
  if (!inPlay(figureOf(turn.state, id))) return;
  knockDown(turn, id, rule);
  if (how === 'stunned') stun(turn, id, rule);
}

/** Pushes the loser back a pace; after a cut it must, otherwise the winner may decline (UK-ATTR-REPOUSSE-ADVERSAIRE, UK-ATTR-DE-TAILLE). */
export function push(turn: Turn, won: Won, must: boolean, suspended: Suspended | undefined): void {
  const { winner, loser } = won;
  if (!inPlay(figureOf(turn.state, loser.figure.id))) return;
  const rule = fightRules(turn.state, winner).find((one) => one.rule.pushes)?.rule;
  if (!must && rule && declines(turn, groupOf(turn.state, winner.figure.id).seat, winner.figure.id, rule.id)) return;
  if (suspended) suspended.pushes.push(winner.figure.id);
  else pushBack(turn, loser.figure.id, winner.figure.id);
}
