import type { Answer, ChoiceQuestion, Offer, Random, Seat, Text } from '@escarmouche/referee';
import { enemiesOf, inPlay, type FigureId } from '@escarmouche/skirmish';
import { sub } from '@escarmouche/space';
import { urssClassic, type Command, type Figure, type State } from '@escarmouche/urss-classic';
import { goalOf, type Goal } from '../plane/goals.ts';
import { bestMove } from '../plane/moves.ts';
import { nearest } from '../plane/nearest.ts';
import { bestShot, outlookOf } from '../plane/outlook.ts';
import type { Bot, Decision } from '../bot.ts';
import { answerOf } from './answers.ts';
import type { Means } from '../plane/tactics.ts';
import { attacks, type Option } from './attacks.ts';
import { special } from './special.ts';
import { tactics, type Outlook } from './tactics.ts';

/** How the greedy bot weighs things. All values are in vitality points. */
export interface Temper {
  /** Directions of a move that are looked at: 4, 8 or 16. */
  readonly ways: number;
  /** Weight of what the enemy could do to it; half of it is left when the battle drags on. */
  readonly caution: number;
  /** Turns after which it grows bolder from turn to turn: it waits less, and comes nearer. */
  readonly patience: number;
  /** Worth of coming one pace nearer to the nearest enemy. */
  readonly drive: number;
}

export const STEADY: Temper = { ways: 16, caution: 1, patience: 12, drive: 0.03 };

/** Plays for the best next action by exact expected damage, exposure and the way to the enemy. Looks one action ahead, at most two. */
export function greedyBot(temper: Temper = STEADY): Bot<State, Command> {
  return {
    decide: (state, seat, random) => decide(state, seat, random, temper),
    answer: (state, question: ChoiceQuestion, random): Answer => answerOf(state, question, random),
  };
}

function decide(state: State, seat: Seat, random: Random, temper: Temper): Decision<Command> {
  if (state.phase === 'order' || state.phase === 'deployment') return prepare(state, seat, random);
  const { activation } = state;
  if (!activation) return { command: { type: 'activate', figure: nextFigure(state) } };
  const figure = state.figures[activation.figure];
  return (figure && bestOption(state, seat, figure, temper)) ?? PASS;
}

const PASS: Decision<Command> = { command: { type: 'pass' }, reason: { fr: 'Rien de mieux à faire.', en: 'Nothing better to do.' } };

/** Deploys spread along the front of the zone as the offers allow. */
function prepare(state: State, seat: Seat, random: Random): Decision<Command> {
  const offers = urssClassic.offers(state, seat).filter((offer) => !offer.refusal);
  const done = offers.find((offer) => offer.type === 'endDeployment' || offer.type === 'rollOrder');
  if (done?.command) return { command: done.command };
  const command = offers.find((offer) => unplaced(state, offer))?.sample?.(random);
  if (!command) throw new Error(`no room to deploy for ${seat}`);
  return { command };
}

const unplaced = (state: State, offer: Offer<Command>): boolean =>
  offer.type === 'deploy' && state.figures[offer.id.slice('deploy:'.length)]?.posture === 'reserve';

/** Who can do most at once goes first; then roster order. */
function nextFigure(state: State): FigureId {
  const group = state.scene.groups.find(({ id }) => id === state.group);
  const waiting = (group?.figures ?? []).flatMap((id) => state.figures[id] ?? []).filter((figure) => inPlay(figure) && !figure.activated);
  let [best] = waiting;
  if (!best) throw new Error('nobody waits to be activated');
  let most = 0;
  const enemies = enemiesOf(state, best.id);
  for (const figure of waiting.length > 1 ? waiting : []) {
    const value = bestShot(outlookOf(tactics, state, figure, enemies))?.value ?? 0;
    if (value > most) [best, most] = [figure, value];
  }
  return best.id;
}

/** The best legal option of the figure; undefined when none is worth anything. */
function bestOption(state: State, seat: Seat, figure: Figure, temper: Temper): Option | undefined {
  const legal = (command: Command): boolean => !urssClassic.check(state, seat, command);
  if (figure.posture === 'prone')
    return [getUp(figure, nearest(figure, enemiesOf(state, figure.id)))].find(({ command }) => legal(command));
  const outlook = outlookOf(tactics, state, figure);
  const haste = Math.max(0, state.turn / temper.patience - 1);
  const standing = [...attacks(outlook), ...special(outlook), watch(outlook, haste)].filter(({ value }) => value > 0);
  const best = standing.sort((a, b) => b.value - a.value).find(({ command }) => legal(command));
  const goal = goalOf(state, figure);
  const caution = temper.caution * cautionShare(goal, haste);
  const drive = { ways: temper.ways, goal, caution, drive: temper.drive * (1 + haste), idle: temper.drive * haste };
  const means = tactics.means(state, figure);
  const later =
    best && best.command.type !== 'alert' && means.acts && means.moves ? bestMove(outlook, drive, 0, legal, ONLY_MOVES) : undefined;
  return bestMove(outlook, drive, (best?.value ?? 0) + (later?.value ?? 0), legal) ?? best;
}

/** How much of its caution a figure keeps: all of it if much hangs on itself. */
function cautionShare(goal: Goal | undefined, haste: number): number {
  if (goal) return goal.wary ? 1 : CAUTION_FOR_GOAL;
  return Math.max(LEAST_CAUTION, 1 - haste);
}

/** To wait for the enemy in alert stance: worth something to who could shoot at it, and the less the longer the battle lasts. */
function watch({ figure, own, shots }: Outlook, haste: number): Option {
  const most = Math.max(0, ...own.map(({ aim, target }) => shots.most(figure, aim, target)));
  return { command: { type: 'alert' }, value: ALERT * most * Math.max(0, 1 - haste), reason: WATCH };
}

/** What the alert stance is worth, as a share of the best shot that may come of it. */
const ALERT = 0.5;
/** What is left of caution in the longest of battles. */
const LEAST_CAUTION = 0.5;
/** What is left of it for the sake of a goal. */
const CAUTION_FOR_GOAL = 0.2;
const WATCH: Text = { fr: 'Attendre l’ennemi, en alerte.', en: 'Waiting for the enemy, on the alert.' };
/** What is left to a figure that has attacked first. */
const ONLY_MOVES: Means = { moves: true, runs: false, acts: false, shoots: false };

function getUp(figure: Figure, foe: Figure | undefined): Option {
  const facing = foe ? sub(foe, figure) : figure.facing;
  return { command: { type: 'getUp', facing }, value: 1, reason: { fr: 'Se relever d’abord.', en: 'Getting up comes first.' } };
}
