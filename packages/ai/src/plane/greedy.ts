import type { Seat, Text } from '@escarmouche/referee';
import { enemiesOf, figureOf, groupOf, type ActionsLeft, type FigureIn } from '@escarmouche/skirmish';
import { quietTurns } from '@escarmouche/skirmish/plane';
import { sub } from '@escarmouche/space';
import type { Bot } from '../bot.ts';
import { shotsOf } from './shots.ts';
import { attacksOf, featsOf, type Judgement } from './deeds.ts';
import type { Game, Option, Weighed } from './game.ts';
import { goalOf, type Goal } from './goals.ts';
import { bestMove } from './moves.ts';
import { nearest } from './nearest.ts';
import { openingOf } from './opening.ts';
import { bestShot, outlookOf, type Outlook, type Shot } from './outlook.ts';
import { acceptsDraw, mayWait } from './standing.ts';

/** A bot for figures on a plane that plays for the best next action; a document adds its own habits. */

/** Weights of the greedy bot, in vitality points. */
export interface Temper {
  /** Weight of danger; half of it is left when the battle drags on. */
  readonly caution: number;
  /** Turns without harm or progress after which the bot no longer waits for enemies to come. */
  readonly patience: number;
  /** Turns of the whole battle after which the bot grows bolder from turn to turn. */
  readonly stamina: number;
  /** Worth of coming one pace nearer to the nearest enemy. */
  readonly drive: number;
}

export const STEADY: Temper = { caution: 1, patience: 4, stamina: 12, drive: 0.03 };

/** Additions of one document to the greedy bot. */
export interface Habits<S extends Weighed, C> {
  readonly game: Game<S, C>;
  readonly judgement: Judgement;
  /** Other commands of a figure where it stands. */
  readonly more: (outlook: Outlook<S, C>, now: Now<S, C>) => readonly Option<C>[];
  readonly answer: Bot<S, C>['answer'];
  readonly explain: NonNullable<Bot<S, C>['explain']>;
}

/** Best attacks of a figure from its present place. */
export interface Now<S extends Weighed, C> {
  readonly shot: Shot<S, C> | undefined;
  /** Worth of the best attack. */
  readonly best: number;
  /** Boldness: grows as the battle drags on. */
  readonly haste: number;
}

/** Player that looks one action ahead, at most two, by exact average losses, exposure and the way to the enemy. */
export function greedyPlayer<S extends Weighed, C>(habits: Habits<S, C>, temper: Temper = STEADY): Bot<S, C> {
  const { game, answer, explain } = habits;
  return {
    decide(state, seat, random) {
      const opening = openingOf(game, state, seat, random);
      if (opening !== undefined) return { command: opening };
      const acting = game.turns.acting(state);
      if (acting === undefined) return { command: steer(game, state, seat) };
      return bestOption(habits, state, seat, figureOf(state, acting), temper) ?? { command: ending(game, 'activation'), reason: NOTHING };
    },
    answer,
    explain,
    acceptsDraw,
  };
}

/** Between activations: the next figure to act. */
function steer<S extends Weighed, C>(game: Game<S, C>, state: S, seat: Seat): C {
  const { ready, activate } = game.turns;
  const next = readiest(
    game,
    state,
    (ready?.(state, seat) ?? []).map((id) => figureOf(state, id)),
  );
  return (next && activate?.(next.id)) ?? ending(game, 'group');
}

function ending<S extends Weighed, C>({ turns }: Game<S, C>, what: 'activation' | 'group'): C {
  if (!turns.ends) throw new Error(`no command ends the play of a ${what}`);
  return turns.ends[what];
}

const NOTHING = (): Text => ({ fr: 'Rien de mieux à faire.', en: 'Nothing better to do.' });

/** The figure with the best shot from its place goes first; without shots, the first listed. */
export function readiest<S extends Weighed, C>(game: Game<S, C>, state: S, waiting: readonly FigureIn<S>[]): FigureIn<S> | undefined {
  let [best] = waiting;
  if (!best || waiting.length === 1) return best;
  let most = 0;
  const enemies = enemiesOf(state, best.id);
  const shots = shotsOf(game, state);
  for (const figure of waiting) {
    const better = bestShot(outlookOf(game, state, figure, enemies, shots), most);
    if (better) [best, most] = [figure, better.value];
  }
  return best;
}

/** The best legal option of the figure; undefined when none is worth anything. */
function bestOption<S extends Weighed, C>(
  { game, judgement, more }: Habits<S, C>,
  state: S,
  seat: Seat,
  figure: FigureIn<S>,
  temper: Temper,
): Option<C> | undefined {
  const legal = (command: C): boolean => !game.system.check(state, seat, command);
  const foe = nearest<FigureIn<S>>(figure, enemiesOf(state, figure.id));
  const rising = game.movement.rises?.(figure, foe ? sub(foe, figure) : figure.facing);
  if (rising) return legal(rising) ? { command: rising, value: 1, reason: RISES } : undefined;
  const outlook = outlookOf(game, state, figure);
  const haste = hasteOf(state, figure, temper);
  const shot = bestShot(outlook);
  const attacks = attacksOf(outlook, shot);
  const now = { shot, best: Math.max(0, ...attacks.map(({ value }) => value)), haste };
  const deeds = [...attacks, ...more(outlook, now), ...featsOf(outlook, judgement)].filter(({ value }) => value > 0);
  const best = deeds.toSorted((a, b) => b.value - a.value).find(({ command }) => legal(command));
  const goal = goalOf(state, figure);
  const caution = temper.caution * cautionShare(goal, haste);
  const drive = { goal, caution, drive: temper.drive * (1 + haste), idle: temper.drive * haste };
  const left = game.actions.left(state, figure);
  const move = bestMove(outlook, drive, best?.value ?? 0, legal, left);
  if (!best || !move) return move ?? best;
  const goesOn = !game.actions.isLast(best.command) && left.actions > 1 && left.moves;
  const later = goesOn && bestMove(outlook, drive, move.value - best.value, legal, ONLY_MOVES);
  return later ? best : move;
}

/**
 * Boldness beyond the first turn's, from 0. Where no figure has come for some turns, waiting gains nothing: all come at once, for one after the other
 * would be shot. A long battle makes bolder too. Only a side that wins with all figures where they are until the last turn goes on waiting.
 */
function hasteOf<S extends Weighed>(state: S, figure: FigureIn<S>, { patience, stamina }: Temper): number {
  if (mayWait(state, groupOf(state, figure.id).side)) return 0;
  const quiet = quietTurns(state) / patience;
  return Math.max(0, state.turn / stamina - 1, quiet >= 1 ? quiet : 0);
}

/** Share of its caution that a figure keeps: all of it if much hangs on the figure. */
function cautionShare(goal: Goal | undefined, haste: number): number {
  if (goal) return goal.wary ? 1 : CAUTION_FOR_GOAL;
  return Math.max(LEAST_CAUTION, 1 - haste);
}

/** Share of caution left in the longest of battles. */
const LEAST_CAUTION = 0.5;
/** Share of caution left for the sake of a goal. */
const CAUTION_FOR_GOAL = 0.2;
/** Actions left to a figure that has attacked first. */
const ONLY_MOVES: ActionsLeft = { actions: 1, moves: true, runs: false };
const RISES = (): Text => ({ fr: 'Se relever d’abord.', en: 'Standing up comes first.' });
