import type { Answer, ChoiceQuestion, Offer, Random, Seat, Text } from '@escarmouche/referee';
import { span, sub, type Place } from '@escarmouche/space';
import {
  actionsOf,
  engagedWith,
  inPlay,
  urssClassic,
  type Command,
  type Figure,
  type FigureId,
  type State,
} from '@escarmouche/urss-classic';
import type { Decision, Player } from '../player.ts';
import { answerOf } from './answers.ts';
import { wayLength } from './field.ts';
import { movesOf, moveTowards, runTowards, type Reachable } from './places.ts';
import { bestShot, danger, fightValue, ghostAt } from './value.ts';

/** How the greedy opponent weighs things. All values are in vitality points. */
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

interface Option {
  readonly command: Command;
  readonly value: number;
  readonly reason: Text;
}

/** Plays for the best next action by exact expected damage, exposure and the way to the enemy. Looks one action ahead, at most two. */
export function greedy(temper: Temper = STEADY): Player<State, Command> {
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
  const options = figure ? optionsOf(state, figure, temper) : [];
  options.sort((a, b) => b.value - a.value);
  const legal = options.find(({ value, command }) => value > 0 && !urssClassic.check(state, seat, command));
  return legal ?? { command: { type: 'pass' }, reason: { fr: 'Rien de mieux à faire.', en: 'Nothing better to do.' } };
}

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
  const enemies = enemiesOf(state, waiting[0]);
  let best = waiting[0];
  let most = 0;
  for (const figure of waiting.length > 1 ? waiting : []) {
    const value = bestShot(state, figure, enemies, false)?.value ?? 0;
    if (value > most) [best, most] = [figure, value];
  }
  if (!best) throw new Error('nobody waits to be activated');
  return best.id;
}

function enemiesOf(state: State, figure: Figure | undefined): Figure[] {
  if (!figure) return [];
  const sideOf = (id: FigureId): string | undefined => state.scene.groups.find((group) => group.figures.includes(id))?.side;
  const mine = sideOf(figure.id);
  const foes = new Set(state.scene.groups.filter((group) => group.side !== mine).flatMap((group) => group.figures));
  return Object.values(state.figures).filter((other) => foes.has(other.id) && inPlay(other));
}

function optionsOf(state: State, figure: Figure, temper: Temper): Option[] {
  const enemies = enemiesOf(state, figure);
  if (figure.posture === 'prone') return getUp(figure, nearest(figure, enemies));
  return [...attacks(state, figure, enemies), ...special(state, figure), ...moves(state, figure, enemies, temper)];
}

function getUp(figure: Figure, foe: Figure | undefined): Option[] {
  const facing = foe ? sub(foe, figure) : figure.facing;
  return [{ command: { type: 'getUp', facing }, value: 1, reason: { fr: 'Se relever d’abord.', en: 'Getting up comes first.' } }];
}

function attacks(state: State, figure: Figure, enemies: readonly Figure[]): Option[] {
  const options: Option[] = [];
  const shot = bestShot(state, figure, enemies, false);
  if (shot) {
    options.push({
      command: { type: 'shoot', weapon: shot.weapon.id, target: shot.target.id },
      value: shot.value,
      reason: expected(shot.value),
    });
  }
  for (const enemy of engagedWith(state, figure)) {
    const value = fightValue(state, figure, enemy);
    options.push({ command: { type: 'fight', target: enemy.id }, value: value + 0.05, reason: expected(value) });
  }
  return options;
}

/** Closed offers of other actions: a rough worth for each kind that is not an attack or a move. */
const WORTH: Readonly<Record<string, number>> = { power: 0.35, reload: 0.2, alert: 0.12, hide: 0.1 };

function special(state: State, figure: Figure): Option[] {
  return actionsOf(state, figure)
    .filter((kind) => kind.command in WORTH)
    .flatMap((kind) => kind.offers(state, figure))
    .flatMap(({ type, command, refusal }) => (command && !refusal ? { command, value: WORTH[type] ?? 0, reason: USEFUL } : []));
}

const USEFUL: Text = { fr: 'Utile et sans risque.', en: 'Useful and safe.' };

/** A move before its exposure is known: what could be done from there with the action left, and the way won. */
interface Draft {
  readonly command: Command;
  readonly ghost: Figure;
  readonly promise: number;
  /** It leads to a shot or a fight worth having in the same activation. */
  readonly attacks: boolean;
  readonly aim: FigureId;
}

/** Moves, best first: their promise less what the enemy could do there. What cannot beat the best any more is not looked at. */
function moves(state: State, figure: Figure, enemies: readonly Figure[], temper: Temper): Option[] {
  const { activation } = state;
  const foe = nearest(figure, enemies);
  if (!activation || !foe || activation.done.includes('move')) return [];
  const caution = temper.caution * Math.max(0, 1 - state.turn / temper.patience);
  const exposure = (ghost: Figure): number => (caution > 0 ? caution * danger(state, ghost, enemies) : 0);
  const before = exposure(figure);
  const options: Option[] = [];
  let best = 0;
  for (const { command, ghost, promise, aim } of drafts(state, figure, foe, enemies, temper)) {
    if (promise + before <= best) break;
    const value = promise + before - exposure(ghost);
    options.push({ command, value, reason: goal(aim, state) });
    best = Math.max(best, value);
  }
  return options;
}

/** Places a move leads to, the most promising first; a run only where no move leads to an attack. */
function drafts(state: State, figure: Figure, foe: Figure, enemies: readonly Figure[], temper: Temper): Draft[] {
  const { activation } = state;
  const more = (activation?.left ?? 0) > 1;
  const mayShoot = more && !activation?.done.includes('shoot');
  const along = wayLength(state, figure, foe);
  const far = (at: Place): number => along(at) ?? along(figure) ?? span(at, foe);
  const from = far(figure);
  const draft = ({ at, command, touches }: Reachable, acts: boolean): Draft => {
    const ghost = ghostAt(figure, at, foe);
    const shot = acts && mayShoot && touches.length === 0 ? bestShot(state, ghost, enemies, true) : undefined;
    const [victim] = touches.flatMap((id) => state.figures[id] ?? []);
    const melee = acts && more && victim ? fightValue(state, ghost, victim) : 0;
    const turned = command.type === 'move' && touches.length === 0 ? { ...command, facing: sub(shot?.target ?? foe, at) } : command;
    const promise = Math.max(shot?.value ?? 0, melee) + gain(from, far(at), temper);
    return { command: turned, ghost, promise, attacks: shot !== undefined || melee > 0, aim: shot?.target.id ?? victim?.id ?? foe.id };
  };
  const round = moveTowards(state, figure, foe);
  const walked = [...movesOf(state, figure, enemies, temper.ways), ...(round ? [round] : [])].map((place) => draft(place, true));
  const mayRun = more && activation?.done.length === 0 && !walked.some((place) => place.attacks);
  const run = mayRun ? runTowards(state, figure, foe) : undefined;
  return [...walked, ...(run ? [draft(run, false)] : [])].sort((a, b) => b.promise - a.promise);
}

const gain = (from: number, to: number, { drive }: Temper): number => ((from - to) / 1000) * drive;

function nearest(figure: Figure, enemies: readonly Figure[]): Figure | undefined {
  let best: Figure | undefined;
  for (const enemy of enemies) if (!best || span(figure, enemy) < span(figure, best)) best = enemy;
  return best;
}

function expected(value: number): Text {
  const en = (Math.round(value * 100) / 100).toString();
  return { fr: `Gain attendu : ${en.replace('.', ',')}.`, en: `Expected gain: ${en}.` };
}

function goal(id: FigureId, state: State): Text {
  const name = state.scene.sheets[id]?.name ?? id;
  return { fr: `Vers ${name}.`, en: `Towards ${name}.` };
}
