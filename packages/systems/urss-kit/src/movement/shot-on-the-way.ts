import { refuse, type Refusal } from '@escarmouche/referee';
import { figureOf, inPlay } from '@escarmouche/skirmish';
import { withFigureAt } from '@escarmouche/skirmish/placed';
import { noTarget, type TravelRules, type Watch } from '@escarmouche/skirmish/plane';
import { span, sub, within, type Point, type Vector } from '@escarmouche/space';
import { shotRefusal } from '../aiming.ts';
import { rangedArms } from '../arms.ts';
import type { SpecialCommand } from '../commands.ts';
import { change } from '../dice.ts';
import type { Manner } from '../manner.ts';
import { fire } from '../shooting.ts';
import type { Figure, State } from '../state.ts';
import type { Turn } from '../turn.ts';
import type { PlannedShot, ShotOnTheWay } from './planned-shot.ts';
import { travelling } from './travelling.ts';

/** Why no shot may be part of any movement: nothing in hand shoots. */
export const unarmedRefusal = (state: State, figure: Figure): Refusal | undefined =>
  rangedArms(state, figure).length > 0
    ? undefined
    : refuse('UK-SHOOT-TARGET', 'Elle n’a aucune arme de tir en main.', 'It has no shooting weapon in hand.');

/** The shot that a command names, with a weapon in hand; or why there is none. */
export function shotOf(
  state: State,
  figure: Figure,
  { path = [], after = 0, weapon, target }: SpecialCommand,
  rule: string,
  manner: Manner,
): ShotOnTheWay | Refusal {
  const unarmed = unarmedRefusal(state, figure);
  if (unarmed) return unarmed;
  const arm = rangedArms(state, figure).find(({ id }) => id === weapon);
  const aimedAt = target === undefined ? undefined : state.figures[target];
  if (!arm) return refuse('UK-SHOOT-TARGET', 'Elle n’a pas cette arme de tir en main.', 'It has no such shooting weapon in hand.');
  if (!aimedAt) return noTarget(rule);
  return { path, after, arm, target: aimedAt, manner, rule };
}

/** Shots on the move are made with Tir -. */
export const onTheMove = (rule: string): Manner => ({ changes: [change(rule, -1)] });

/** The direction of a path at a point of it: of the leg that leads there, of the first one at the start. */
function directionAt(start: Point, path: readonly Point[], after: number): Vector | undefined {
  let from = start;
  let done = 0;
  for (const to of path) {
    const size = span(from, to);
    done += size;
    if (size > 0 && within(after, done)) return sub(to, from);
    from = to;
  }
  return undefined;
}

/** The table with the figure at the point of its shot, facing along its way; undefined where that is no point of the way. */
export function atItsShot(state: State, figure: Figure, { shot: { path, after }, way }: PlannedShot): State | undefined {
  const facing = directionAt(figure, path, after);
  if (!facing || !within(after, way.length) || (way.fall && within(way.length, after))) return undefined;
  return withFigureAt(state, { ...figure, facing }, way.at(after));
}

/** Why the shot may not be made from its point of a way, facing along it; undefined when it may. */
export function onTheWayRefusal(state: State, figure: Figure, planned: PlannedShot): Refusal | undefined {
  const { arm, target, manner, rule } = planned.shot;
  const there = atItsShot(state, figure, planned);
  if (!there) return refuse(rule, 'Le tir se fait d’un point du trajet.', 'The shot is made from a point of the way.');
  return shotRefusal(there, figureOf(there, figure.id), arm, target, manner);
}

/** Movement with such a shot: at its point of the way, after watchers in alert stance there, or at its end. */
export function withShot(shot: ShotOnTheWay): TravelRules<State, Turn> {
  return {
    ...travelling,
    watch: (turn, figure, manner) => watchWithShot(turn, figure, shot, travelling.watch?.(turn, figure, manner)),
  };
}

function watchWithShot(turn: Turn, figure: Figure, shot: ShotOnTheWay, others: Watch<State> | undefined): Watch<State> {
  let made = false;
  const make = (): void => {
    made = true;
    shoot(turn, figure, shot);
  };
  const open = (): 'broken' | 'halted' => {
    make();
    return inPlay(figure) && figure.posture === 'standing' ? 'broken' : 'halted';
  };
  /** The point of the shot, then the early end of the way, if any. */
  const due = (): number | undefined => (made ? (inPlay(figureOf(turn.state, shot.target.id)) ? undefined : shot.stop) : shot.after);
  return {
    next(way, gone) {
      const other = others?.next(way, gone);
      const point = due();
      const at = Math.max(0, (point ?? Infinity) - gone);
      if (at >= way.length || (other && other.at <= at)) return other;
      return { at, open: made ? () => 'halted' : open };
    },
    end(progress) {
      if (!made && within(shot.after, progress.gone)) make();
      return others?.end(progress) ?? false;
    },
  };
}

/** At the start the figure first turns along its way; without a target, or no longer able, it does not shoot. */
function shoot(turn: Turn, figure: Figure, { path, after, arm, target, manner, rule }: ShotOnTheWay): void {
  const facing = after === 0 ? directionAt(figure, path, 0) : undefined;
  if (facing) turn.emit({ type: 'figureTurned', figure: figure.id, facing, rule });
  const aimed = figureOf(turn.state, target.id);
  if (inPlay(figure) && !shotRefusal(turn.state, figure, arm, aimed, manner)) fire(turn, figure, arm, aimed, manner);
}
