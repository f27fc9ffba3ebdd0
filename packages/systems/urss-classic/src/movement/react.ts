import { refuse, type Refusal } from '@escarmouche/referee';
import { figureOf, groupOf } from '@escarmouche/skirmish';
import { withFigureAt } from '@escarmouche/skirmish/placed';
import { askWatchers, engagedWith, type Asking, type Progress } from '@escarmouche/skirmish/plane';
import { actionRefusal, takeAction } from '../act.ts';
import type { AlertAnswer } from '../commands.ts';
import type { WindowKind } from '../questions.ts';
import type { FigureId, State } from '../state.ts';
import type { Turn } from '../turn.ts';
import { canReact, holds, mayReact, type Watcher } from './watch.ts';

/** Groups in the order of play, each after the former reaction; true when a reaction ends the movement (UC-ACT-ALERT-TRIGGER). */
export function openWindow(turn: Turn, point: Progress<State>, watchers: readonly Watcher[]): boolean {
  return askWatchers(asking, turn, point, watchers);
}

const asking: Asking<State, Turn, Watcher> = {
  able: (state, { id }, mover) => mayReact(state, id, mover) && canReact(state, id),
  next: (turn, { seat }, among, mover) => turn.choose('alertOrder', { seat, about: { mover }, options: among }),
  react,
};

/** One alert figure's window: it reacts, declines or waits. A charge held back by fear leaves the figure its choice. */
function react(turn: Turn, at: Progress<State>, watcher: Watcher): 'passed' | 'reacted' | 'halted' {
  const { id } = watcher;
  const windows = windowsOf(turn.state, at, watcher);
  let answer = ask(turn, at, watcher, windows);
  if (windows.includes('near')) watcher.near = false;
  if (windows.includes('target')) watcher.target = false;
  if (windows.includes('wait')) delete watcher.wait;
  let came: 'passed' | 'reacted' = 'passed';
  while (answer.do === 'react') {
    const engaged = inContact(turn.state, id, at.mover);
    turn.emit({ type: 'reacted', figure: id, mover: at.mover, manner: at.manner, trail: came === 'passed' ? at.trail : [] });
    takeAction(turn, figureOf(turn.state, id), answer.command, true);
    came = 'reacted';
    if (isHalted(turn.state, at) || (!engaged && inContact(turn.state, id, at.mover))) return 'halted';
    if (!canReact(turn.state, id) || !mayReact(turn.state, id, at.mover)) return came;
    answer = ask(turn, at, watcher, windows);
  }
  if (answer.do === 'wait') watcher.wait = answer.at;
  return came;
}

function inContact(state: State, one: FigureId, other: FigureId): boolean {
  return engagedWith(state, figureOf(state, one)).some(({ id }) => id === other);
}

/** The movement goes no further: the mover is out of action, knocked down or fled, or the battle is over (UC-ACT-ALERT-TRIGGER). */
export function isHalted(state: State, { mover, posture, manner }: Progress<State>): boolean {
  const figure = figureOf(state, mover);
  return state.phase === 'over' || figure.posture !== posture || (manner !== 'fled' && state.activation?.fled === true);
}

function windowsOf(state: State, { mover, left, gone }: Progress<State>, watcher: Watcher): WindowKind[] {
  if (!left) return ['end'];
  const kinds: WindowKind[] = [];
  if (watcher.near && holds(state, watcher.id, mover, { near: true, target: false })) kinds.push('near');
  if (watcher.target && holds(state, watcher.id, mover, { near: false, target: true })) kinds.push('target');
  if (watcher.wait !== undefined && watcher.wait <= gone + 1) kinds.push('wait');
  return kinds;
}

function ask(turn: Turn, at: Progress<State>, watcher: Watcher, windows: readonly WindowKind[]): AlertAnswer {
  const { seat } = groupOf(turn.state, watcher.id);
  const { x, y, z } = figureOf(turn.state, at.mover);
  const about = {
    figure: watcher.id,
    mover: at.mover,
    windows,
    point: { x, y, z },
    along: at.gone,
    left: at.left?.length ?? 0,
    path: (at.left?.until(at.left.length) ?? []).map((place) => ({ x: place.x, y: place.y, z: place.z })),
  };
  return turn.choose('alert', { seat, about }, (answer) => answerRefusal(turn.state, at, watcher, answer as unknown as AlertAnswer));
}

function answerRefusal(state: State, at: Progress<State>, { id }: Watcher, answer: AlertAnswer | null): Refusal | undefined {
  switch (answer?.do) {
    case 'decline':
      return undefined;
    case 'wait':
      return waitRefusal(state, at, id, answer.at);
    case 'react':
      return actionRefusal(state, figureOf(state, id), answer.command, true);
    default:
      return refuse('UC-ACT-ALERT-TRIGGER', 'Réagir, laisser passer ou attendre.', 'React, decline or wait.');
  }
}

/** A later point of the path at which the mover is still near, or a target. */
function waitRefusal(state: State, { mover, left, gone }: Progress<State>, id: FigureId, at: unknown): Refusal | undefined {
  const ahead = typeof at === 'number' && left ? at - gone : Number.NaN;
  if (!left || !(ahead > 0 && ahead <= left.length)) {
    return refuse('UC-ACT-ALERT-TRIGGER', 'Ce point n’est pas plus loin sur le trajet.', 'That point is not further along the path.');
  }
  return mayReact(withFigureAt(state, figureOf(state, mover), left.at(ahead)), id, mover)
    ? undefined
    : refuse('UC-ACT-ALERT-TRIGGER', 'Elle n’y serait plus à portée.', 'It would no longer be within reach there.');
}
