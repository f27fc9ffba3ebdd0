import { figureOf, inPlay } from '@escarmouche/skirmish';
import { declines } from '../decline.ts';
import { pushBack } from '../displacement.ts';
import type { FigureId } from '../state.ts';
import { knockDown, stun } from '../states.ts';
import type { Turn } from '../turn.ts';
import { pushing, type Due } from './consequences.ts';
import type { Felled, Suspended, Won } from './fighter.ts';

/** Knocks the loser down, if still in the fight (UK-ATTR-GEN-FIGHT). */
export function fell(turn: Turn, id: FigureId, felled: Felled, waiting: Suspended | undefined): void {
  if (waiting) return void waiting.felled.push(felled);
  const { how, rule } = felled;
  knockDown(turn, id, rule);
  if (how === 'stunned') stun(turn, id, rule);
}

/** Pushes the loser back; the winner may decline unless a test was taken. */
export function push(turn: Turn, { winner, loser }: Won, due: readonly Due[], cuts: readonly Due[], waiting: Suspended | undefined): void {
  const pushes = pushing(due, cuts);
  const length = pushes?.does.pushed;
  if (!pushes || length === undefined || !inPlay(figureOf(turn.state, loser.figure.id))) return;
  if (pushes.does.test === undefined && declines(turn, winner.figure, pushes.granted)) return;
  if (waiting) waiting.pushes.push({ by: winner.figure.id, length });
  else pushBack(turn, loser.figure.id, winner.figure.id, length);
}
