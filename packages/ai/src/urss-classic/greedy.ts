import type { Answer, ChoiceQuestion, Offer, Random, Seat } from '@escarmouche/referee';
import { enemiesOf, inPlay, type FigureId } from '@escarmouche/skirmish';
import { sub } from '@escarmouche/space';
import { urssClassic, type Command, type Figure, type State } from '@escarmouche/urss-classic';
import { goalOf } from '../plane/goals.ts';
import { bestMove } from '../plane/moves.ts';
import { nearest } from '../plane/nearest.ts';
import { bestShot, outlookOf } from '../plane/outlook.ts';
import type { Bot, Decision } from '../bot.ts';
import { answerOf } from './answers.ts';
import { attacks, special, type Option } from './attacks.ts';
import { tactics } from './tactics.ts';

/** How the greedy bot weighs things. All values are in vitality points. */
export interface Temper {
  /** Directions of a move that are looked at: 4, 8 or 16. */
  readonly ways: number;
  /** Weight of what the enemy could do to it, in the first turn; it wears off as the battle drags on. */
  readonly caution: number;
  /** Turns after which nothing is left of caution. */
  readonly patience: number;
  /** Worth of coming one pace nearer to the nearest enemy. */
  readonly drive: number;
}

export const STEADY: Temper = { ways: 8, caution: 0.5, patience: 8, drive: 0.05 };

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
  const standing = [...attacks(outlook), ...special(outlook)].filter(({ value }) => value > 0).sort((a, b) => b.value - a.value);
  const best = standing.find(({ command }) => legal(command));
  const goal = goalOf(state, figure);
  const caution = goal?.wary ? temper.caution : temper.caution * Math.max(0, 1 - state.turn / temper.patience);
  return bestMove(outlook, { ...temper, caution, goal }, best?.value ?? 0, legal) ?? best;
}

function getUp(figure: Figure, foe: Figure | undefined): Option {
  const facing = foe ? sub(foe, figure) : figure.facing;
  return { command: { type: 'getUp', facing }, value: 1, reason: { fr: 'Se relever d’abord.', en: 'Getting up comes first.' } };
}
