import { figureOf, inPlay, sheetOf } from '@escarmouche/skirmish';
import { grantedTo } from './granted.ts';
import { testDemoralised } from './morale.ts';
import type { Rule, Turn } from './rule.ts';
import type { Figure, FigureId, State } from './state.ts';
import { lastSideInPlay } from './victory.ts';

/** What the rules of a figure note as an action starts. */
interface Note {
  readonly bearer: Figure;
  readonly rule: Rule;
  readonly noted: readonly FigureId[];
}

/** Those out of play note nothing, but may be back at the end. */
export function beforeAction(state: State): readonly Note[] {
  return state.scene.roster.flatMap((id) => {
    const bearer = figureOf(state, id);
    return grantedTo(sheetOf(state, id))
      .own.filter(({ rule }) => rule.actionEnds)
      .map(({ rule }) => ({ bearer, rule, noted: inPlay(bearer) ? (rule.actionStarts?.(state, bearer) ?? []) : [] }));
  });
}

/** What follows every action and reaction: special rules (terror), demoralisation, the end of the battle. */
export function afterAction(turn: Turn, actor: Figure, notes: readonly Note[]): void {
  for (const { bearer, rule, noted } of notes) if (inPlay(bearer)) rule.actionEnds?.(turn, bearer, actor, noted);
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
