import { enemiesOf, figureOf } from '@escarmouche/skirmish';
import type { Way } from '@escarmouche/skirmish/plane';
import { PACE } from '@escarmouche/space';
import { kindOf } from '../act.ts';
import { rangedArms } from '../arms.ts';
import type { SpecialCommand } from '../commands.ts';
import { atItsShot } from '../movement/shot-on-the-way.ts';
import type { Figure, FigureId, State } from '../state.ts';
import { shotOdds, type ShotOdds } from './shot.ts';

/** A movement with a shot in it, as planned. */
export interface WayShot {
  readonly command: SpecialCommand;
  readonly way: Way<State>;
  readonly target: FigureId;
  /** The table at the moment of the shot, before any reaction to the movement. */
  readonly moment: State;
  readonly odds: ShotOdds;
}

/** The way of a movement with a shot, legal or not; undefined where the shot is lacking a weapon or a target. */
export function wayWithShot(state: State, figure: Figure, command: SpecialCommand): Way<State> | undefined {
  const planned = kindOf(state, figure, command)?.special?.shot?.(state, figure, command);
  return planned && !('reason' in planned) ? planned.way : undefined;
}

/** Exact chances of a movement with a shot; undefined where it may not be made. */
function wayShotOdds(state: State, figure: Figure, command: SpecialCommand): WayShot | undefined {
  const kind = kindOf(state, figure, command);
  const planned = kind?.special?.shot?.(state, figure, command);
  if (!planned || 'reason' in planned || kind?.check(state, figure, command, false)) return undefined;
  const moment = atItsShot(state, figure, planned);
  if (!moment) return undefined;
  const { arm, target, manner } = planned.shot;
  const odds = shotOdds(moment, figureOf(moment, figure.id), arm, figureOf(moment, target.id), { manner });
  return { command, way: planned.way, target: target.id, moment, odds };
}

/** The same way with each shooting weapon, at each possible enemy, from its start, its end and every pace between. */
function choices(state: State, figure: Figure, command: SpecialCommand): readonly SpecialCommand[] {
  const targets = command.target === undefined ? enemiesOf(state, figure.id).map(({ id }) => id) : [command.target];
  return rangedArms(state, figure).flatMap(({ id: weapon }) =>
    targets.flatMap((target) => {
      const aimed = { ...command, weapon, target };
      const length = wayWithShot(state, figure, { ...aimed, after: 0 })?.length ?? 0;
      const paces = Array.from({ length: Math.ceil(length / PACE) }, (_, i) => i * PACE);
      return [...paces, length].map((after) => ({ ...aimed, after: Math.floor(after) }));
    }),
  );
}

/** The weapon, the point and, where none is named, the enemy by which a shot on a way is likeliest to cost its target something. */
export function bestWayShot(state: State, figure: Figure, command: SpecialCommand): WayShot | undefined {
  let best: WayShot | undefined;
  for (const choice of choices(state, figure, command)) {
    const shot = wayShotOdds(state, figure, choice);
    if (shot && (!best || nothing(shot) < nothing(best))) best = shot;
  }
  return best;
}

/** The chance that its target loses nothing. */
const nothing = ({ odds }: WayShot): number => odds.losses[0]?.lost[0] ?? 1;
