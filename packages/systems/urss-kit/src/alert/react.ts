import { refuse, type Refusal } from '@escarmouche/referee';
import { allied, figureOf, groupOf, inPlay } from '@escarmouche/skirmish';
import { askWatchers, engagedWith, sees, type Asking, type Progress, type Watch } from '@escarmouche/skirmish/plane';
import { actionRefusal, kindOf, takeAction } from '../act.ts';
import type { ActionCommand, AlertAnswer } from '../commands.ts';
import { sightline } from '../plane.ts';
import type { Figure, FigureId, State } from '../state.ts';
import type { Turn } from '../turn.ts';
import { canReact, closeWindow, isNear, isSeen, nextWindow, SIGHTED, sightedBy, watchersOf, type Watcher, type When } from './watch.ts';

const RULE = 'UK-ATTR-POSTURE-ALERTE';

/** Figures in alert stance watch a movement: they may break in on its way and at its end, and remember enemies they have seen (UK-ATTR-POSTURE-ALERTE). */
export function watch(turn: Turn, mover: Figure): Watch<State> | undefined {
  const watchers = watchersOf(turn.state, mover);
  if (watchers.length === 0) return undefined;
  return {
    next(way, gone) {
      const window = nextWindow(turn.state, mover, way, watchers, gone);
      if (!window) return undefined;
      return {
        at: window.at,
        open(progress) {
          for (const one of window.watchers) closeWindow(turn.state, one, mover.id);
          const halted = askWatchers(asking('way'), turn, progress, window.watchers);
          const reacted = window.watchers.some(({ id }) => !figureOf(turn.state, id).alert);
          return halted ? 'halted' : reacted ? 'broken' : 'passed';
        },
      };
    },
    end(progress) {
      const seen = watchers.filter((one) => isSeen(one, progress.gone) || sees(sightline, turn.state, figureOf(turn.state, one.id), mover));
      if (turn.state.scene.options['alert.timing'] !== 'after') askWatchers(asking('end'), turn, progress, seen);
      remember(turn, seen, mover.id);
      return isHalted(turn.state, progress);
    },
  };
}

function remember(turn: Turn, seen: readonly Watcher[], mover: FigureId): void {
  if (turn.state.scene.options['alert.timing'] === 'interrupt') return;
  for (const { id } of seen) {
    if (figureOf(turn.state, id).alert)
      turn.emit({ type: 'marked', figure: id, rule: SIGHTED, of: mover, value: true, until: 'activation' });
  }
}

/** Ends an activation, as told; then figures that have seen the mover come into view may react (UK-ATTR-POSTURE-ALERTE). */
export function reactAfter(turn: Turn, mover: FigureId, end: () => void): void {
  const watchers = sightedBy(turn.state, mover).map((id) => ({ id }));
  end();
  const { posture } = figureOf(turn.state, mover);
  askWatchers(asking('after'), turn, { mover, posture, manner: 'move', gone: 0, trail: [] }, watchers);
}

/** Groups in the order listed, within one as its controller likes; legality is checked again each time (UK-ATTR-POSTURE-ALERTE). */
const asking = (when: When): Asking<State, Turn, Pick<Watcher, 'id'>> => ({
  able: (state, { id }, mover) => canReact(state, id, mover, when),
  next: (turn, { seat }, among, mover) => turn.choose('alertOrder', { seat, about: { mover }, options: among }),
  react: (turn, at, { id }) => react(turn, at, id, when),
});

/** A watcher is asked: a reaction, or the stance kept. */
function react(turn: Turn, at: Progress<State>, id: FigureId, when: When): 'passed' | 'reacted' | 'halted' {
  const { mover, manner, trail } = at;
  const answer = ask(turn, at, id, when);
  if (answer.do === 'decline') return 'passed';
  const engaged = inContact(turn.state, id, mover);
  turn.emit({ type: 'reacted', figure: id, mover, manner, trail });
  takeAction(turn, figureOf(turn.state, id), answer.command, true);
  return isHalted(turn.state, at) || (!engaged && inContact(turn.state, id, mover)) ? 'halted' : 'reacted';
}

function inContact(state: State, one: FigureId, other: FigureId): boolean {
  return engagedWith(state, figureOf(state, one)).some(({ id }) => id === other);
}

/** The movement goes no further: the mover is out of action, knocked down, stunned or fled, or the battle is over. */
function isHalted(state: State, { mover, posture, manner }: Progress<State>): boolean {
  const figure = figureOf(state, mover);
  const fled = manner !== 'fled' && state.activation?.fled === true;
  return state.phase === 'over' || !inPlay(figure) || figure.stunned || figure.posture !== posture || fled;
}

function ask(turn: Turn, at: Progress<State>, figure: FigureId, when: When): AlertAnswer {
  const { mover, left } = at;
  const { x, y, z } = figureOf(turn.state, mover);
  const path = (left?.until(left.length) ?? []).map((place) => ({ x: place.x, y: place.y, z: place.z }));
  const about = { figure, mover, when, point: { x, y, z }, left: left?.length ?? 0, path };
  const { seat } = groupOf(turn.state, figure);
  return turn.choose('alert', { seat, about }, (answer) =>
    answerRefusal(turn.state, figure, mover, when, answer as unknown as AlertAnswer),
  );
}

function answerRefusal(state: State, id: FigureId, mover: FigureId, when: When, answer: AlertAnswer | null): Refusal | undefined {
  if (answer?.do === 'decline') return undefined;
  if (answer?.do !== 'react') return refuse(RULE, 'Réagir, ou laisser passer.', 'React, or decline.');
  return reactionRefusal(state, figureOf(state, id), mover, when, answer.command);
}

/** Why a figure may not react so to an enemy, at this moment (UK-ATTR-POSTURE-ALERTE). */
export function reactionRefusal(state: State, figure: Figure, mover: FigureId, when: When, command: ActionCommand): Refusal | undefined {
  const refusal = actionRefusal(state, figure, command, true);
  if (refusal) return refusal;
  const kind = kindOf(state, figure, command);
  const charges = kind?.charges?.(state, figure, command, true) ?? [];
  const answers = kind?.answers?.(state, figure, command, mover) ?? !aimsElsewhere(state, figure, mover, command);
  if (!answers || (charges.length > 0 && !charges.includes(mover))) {
    return refuse(RULE, 'Seul l’ennemi apparu peut être visé.', 'Only the enemy that came into view may be aimed at.');
  }
  return charges.length > 0 ? chargeRefusal(state, figure, mover, when, command) : quietRefusal(state, when);
}

function aimsElsewhere(state: State, figure: Figure, mover: FigureId, command: ActionCommand): boolean {
  const target = 'target' in command ? command.target : undefined;
  return target !== undefined && target !== mover && !allied(state, figure.id, target);
}

/** A charge is a move at an enemy nearer than the base move; only charges interrupt a movement, but by option. */
function chargeRefusal(state: State, figure: Figure, mover: FigureId, when: When, { type }: ActionCommand): Refusal | undefined {
  if (when === 'after' && state.scene.options['alert.timing'] === 'split') {
    return refuse(RULE, 'Après l’activation, il est trop tard pour charger.', 'After the activation it is too late to charge.');
  }
  return type === 'move' && isNear(state, figure, figureOf(state, mover))
    ? undefined
    : refuse(RULE, 'L’ennemi n’est pas à portée de charge.', 'The enemy is not near enough to be charged.');
}

/** Other reactions than a charge come after the activation, but by option. */
function quietRefusal({ scene }: State, when: When): Refusal | undefined {
  if (when === 'after' || scene.options['alert.timing'] !== 'split') return undefined;
  return refuse(RULE, 'Seule une charge interrompt un mouvement.', 'Only a charge breaks into a movement.');
}
