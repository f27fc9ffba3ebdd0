import type { ChoiceQuestion, Random, Seat, System, Text } from '@escarmouche/referee';
import { enemiesOf, groupOf, type FigureIn } from '@escarmouche/skirmish';
import { bodyOf, quietTurns, type ScenarioState } from '@escarmouche/skirmish/plane';
import { distance, within } from '@escarmouche/space';
import type { Bot, Decision } from '../bot.ts';
import { goalOf, type Goal } from './goals.ts';
import { acceptsDraw, mayWait } from './standing.ts';
import { bestMove } from './moves.ts';
import { bestShot, outlookOf, type Outlook } from './outlook.ts';
import type { Aim, Means, Option, Tactics } from './tactics.ts';

/** A bot for figures on a plane that plays for the best next action; a system hands in what it knows of its own commands. */

/** How the greedy bot weighs things. All values are in vitality points. */
export interface Temper {
  /** Directions of a move that are looked at: 4, 8 or 16. */
  readonly ways: number;
  /** Weight of what the enemy could do to it; half of it is left when the battle drags on. */
  readonly caution: number;
  /** Turns without harm or progress after which it waits no longer for an enemy who does not come. */
  readonly patience: number;
  /** Turns of the whole battle after which it grows bolder from turn to turn. */
  readonly stamina: number;
  /** Worth of coming one pace nearer to the nearest enemy. */
  readonly drive: number;
}

export const STEADY: Temper = { ways: 16, caution: 1, patience: 4, stamina: 12, drive: 0.03 };

/** What a system tells of its own play. */
export interface Play<S extends ScenarioState, C, A extends Aim> {
  readonly system: Pick<System<never, S, C, never>, 'check' | 'offers'>;
  readonly tactics: Tactics<S, C, A>;
  /** What is to be commanded while nobody acts; undefined when somebody does. */
  readonly steer: (state: S, seat: Seat, random: Random) => Decision<C> | undefined;
  readonly acting: (state: S) => FigureIn<S> | undefined;
  /** What a figure that lies must do first. */
  readonly rises: (state: S, figure: FigureIn<S>) => Option<C> | undefined;
  /** All that it may do where it stands; `haste` grows as the battle drags on. */
  readonly deeds: (outlook: Outlook<S, C, A>, haste: number) => readonly Option<C>[];
  /** Does the activation end with this, so that no move comes after it? */
  readonly ends: (state: S, command: C) => boolean;
  readonly pass: C;
  readonly answer: Bot<S, C>['answer'];
  readonly explain: NonNullable<Bot<S, C>['explain']>;
}

/** Looks one action ahead, at most two: exact expected damage, exposure and the way to the enemy. */
export function greedyPlayer<S extends ScenarioState, C, A extends Aim>(play: Play<S, C, A>, temper: Temper = STEADY): Bot<S, C> {
  return {
    decide(state, seat, random) {
      const steered = play.steer(state, seat, random);
      if (steered) return steered;
      const figure = play.acting(state);
      return (figure && bestOption(play, state, seat, figure, temper)) ?? { command: play.pass, reason: NOTHING };
    },
    answer: (state, question: ChoiceQuestion, random) => play.answer(state, question, random),
    explain: (state, question, answer) => play.explain(state, question, answer),
    acceptsDraw: (state, seat) => acceptsDraw(play.tactics, state, seat),
  };
}

const NOTHING = (): Text => ({ fr: 'Rien de mieux à faire.', en: 'Nothing better to do.' });

/** Who can do most at once goes first; then as they are listed. */
export function readiest<S extends ScenarioState, C, A extends Aim>(
  tactics: Tactics<S, C, A>,
  state: S,
  waiting: readonly FigureIn<S>[],
): FigureIn<S> | undefined {
  let [best] = waiting;
  if (!best || waiting.length === 1) return best;
  let most = 0;
  const enemies = enemiesOf(state, best.id);
  const shots = tactics.shots(state);
  for (const figure of waiting) {
    const better = bestShot(outlookOf(tactics, state, figure, enemies, shots), most);
    if (better) [best, most] = [figure, better.value];
  }
  return best;
}

/** The best legal option of the figure; undefined when none is worth anything. */
function bestOption<S extends ScenarioState, C, A extends Aim>(
  play: Play<S, C, A>,
  state: S,
  seat: Seat,
  figure: FigureIn<S>,
  temper: Temper,
): Option<C> | undefined {
  const legal = (command: C): boolean => !play.system.check(state, seat, command);
  const risen = play.rises(state, figure);
  if (risen) return legal(risen.command) ? risen : undefined;
  const outlook = outlookOf(play.tactics, state, figure);
  const haste = hasteOf(state, figure, temper);
  const deeds = play.deeds(outlook, haste).filter(({ value }) => value > 0);
  const best = deeds.toSorted((a, b) => b.value - a.value).find(({ command }) => legal(command));
  const goal = goalOf(state, figure);
  const caution = temper.caution * cautionShare(goal, haste);
  const drive = { ways: temper.ways, goal, caution, drive: temper.drive * (1 + haste), idle: temper.drive * haste };
  const means = play.tactics.means(state, figure);
  const move = bestMove(outlook, drive, best?.value ?? 0, legal);
  if (!best || !move) return move ?? best;
  const goesOn = !play.ends(state, best.command) && means.acts && means.moves;
  const later = goesOn && bestMove(outlook, drive, move.value - best.value, legal, ONLY_MOVES);
  return later ? best : move;
}

/**
 * How much bolder it is than at first. Where nobody has come for some turns waiting gains nothing: all come at once, for one after the other would be
 * shot. A long battle makes bolder too. Only who wins if all stay where they are until the last turn goes on waiting.
 */
function hasteOf<S extends ScenarioState>(state: S, figure: FigureIn<S>, { patience, stamina }: Temper): number {
  if (mayWait(state, groupOf(state, figure.id).side)) return 0;
  const quiet = quietTurns(state) / patience;
  return Math.max(0, state.turn / stamina - 1, quiet >= 1 ? quiet : 0);
}

/** How much of its caution a figure keeps: all of it if much hangs on itself. */
function cautionShare(goal: Goal | undefined, haste: number): number {
  if (goal) return goal.wary ? 1 : CAUTION_FOR_GOAL;
  return Math.max(LEAST_CAUTION, 1 - haste);
}

/** To wait for the enemy on the alert: worth something to who could shoot at one that comes, and the less the longer nobody does. */
export function watchValue<S extends ScenarioState, C, A extends Aim>(outlook: Outlook<S, C, A>, haste: number): number {
  const { tactics, state, figure, own, shots } = outlook;
  const here = bodyOf(state, figure);
  let most = 0;
  for (const { aim, target, body } of own) {
    const comes = within(distance(here, body), aim.range + tactics.runAllowance(state, target));
    if (comes) most = Math.max(most, shots.most(figure, aim, target));
  }
  return ALERT * most * Math.max(0, 1 - haste);
}

/** What the alert stance is worth, as a share of the best shot that may come of it. */
const ALERT = 0.5;
/** What is left of caution in the longest of battles. */
const LEAST_CAUTION = 0.5;
/** What is left of it for the sake of a goal. */
const CAUTION_FOR_GOAL = 0.2;
export const WATCH = (): Text => ({ fr: 'Attendre l’ennemi, en alerte.', en: 'Waiting for the enemy, on the alert.' });
/** What is left to a figure that has attacked first. */
const ONLY_MOVES: Means = { moves: true, runs: false, acts: false, shoots: false };
