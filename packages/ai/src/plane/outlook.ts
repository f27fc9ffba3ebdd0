import { enemiesOf, figureOf, type FigureIn } from '@escarmouche/skirmish';
import { bodyOf, touchedAt, type PlaneState } from '@escarmouche/skirmish/plane';
import { distance, within, type Body } from '@escarmouche/space';
import { turnTo, withGhost, type Ghost } from './ghost.ts';
import type { Aim, Shots, Tactics } from './tactics.ts';

/** A shot that might be tried, and at whom, where it now is. */
interface Try<S extends PlaneState, A extends Aim> {
  readonly aim: A;
  readonly target: FigureIn<S>;
  readonly body: Body;
}

/** An enemy that might shoot at the figure: a ghost of it, to be turned at will, and its aims. */
interface Foe<S extends PlaneState, A extends Aim> {
  readonly ghost: Ghost<S>;
  readonly body: Body;
  readonly aims: readonly A[];
}

/** What one decision is made from: who might shoot whom. */
export interface Outlook<S extends PlaneState, C, A extends Aim> {
  readonly tactics: Tactics<S, C, A>;
  readonly state: S;
  readonly figure: FigureIn<S>;
  readonly enemies: readonly FigureIn<S>[];
  readonly shots: Shots<S, A>;
  readonly own: readonly Try<S, A>[];
  /** Standing enemies; worked out where it is first asked. */
  readonly foes: () => readonly Foe<S, A>[];
}

/** `enemies`: those that count, all in play when absent. */
export function outlookOf<S extends PlaneState, C, A extends Aim>(
  tactics: Tactics<S, C, A>,
  state: S,
  figure: FigureIn<S>,
  enemies: readonly FigureIn<S>[] = enemiesOf(state, figure.id),
): Outlook<S, C, A> {
  const shots = tactics.shots(state);
  const own = enemies.flatMap((target) => {
    const body = bodyOf(state, target);
    return shots.aims(figure, target.id).map((aim) => ({ aim, target, body }));
  });
  let known: readonly Foe<S, A>[] | undefined;
  const standing = (): readonly Foe<S, A>[] =>
    enemies
      .filter(({ posture }) => posture !== 'prone')
      .map((enemy) => ({ ghost: { ...enemy, facing: enemy.facing }, body: bodyOf(state, enemy), aims: shots.aims(enemy, figure.id) }));
  return { tactics, state, figure, enemies, shots, own, foes: () => (known ??= standing()) };
}

export interface Shot<S extends PlaneState, A extends Aim> {
  readonly aim: A;
  readonly target: FigureIn<S>;
  readonly value: number;
}

/** A shot within range, and the most that it may be worth. */
export interface Hope<S extends PlaneState, A extends Aim> {
  readonly aim: A;
  readonly target: FigureIn<S>;
  readonly most: number;
}

function addHope<S extends PlaneState, A extends Aim>(
  hopes: Hope<S, A>[],
  shots: Shots<S, A>,
  shooter: FigureIn<S>,
  aim: A,
  target: FigureIn<S>,
  away: number,
): void {
  if (!within(away, aim.range)) return;
  const most = shots.most(shooter, aim, target);
  if (most > 0) hopes.push({ aim, target, most });
}

/** The shots that may be worth something from a place, the best first. */
export function hopesFrom<S extends PlaneState, C, A extends Aim>(
  { state, shots, own }: Outlook<S, C, A>,
  shooter: FigureIn<S>,
): readonly Hope<S, A>[] {
  const hopes: Hope<S, A>[] = [];
  const here = bodyOf(state, shooter);
  for (const { aim, target, body } of own) addHope(hopes, shots, shooter, aim, target, distance(here, body));
  return byMost(hopes);
}

function byMost<S extends PlaneState, A extends Aim>(hopes: Hope<S, A>[]): readonly Hope<S, A>[] {
  return hopes.length > 1 ? hopes.sort((a, b) => b.most - a.most) : hopes;
}

/** The best legal of some shots. `turned`: the shooter, where it may be turned to its target. */
function bestOf<S extends PlaneState, A extends Aim>(
  shots: Shots<S, A>,
  shooter: FigureIn<S>,
  hopes: readonly Hope<S, A>[],
  turned?: Ghost<S>,
): Shot<S, A> | undefined {
  let best: Shot<S, A> | undefined;
  for (const { aim, target, most } of hopes) {
    if (best && most <= best.value) break;
    if (turned) turnTo(turned, target);
    if (!shots.legal(shooter, aim, target)) continue;
    const value = shots.worth(shooter, aim, target);
    if (value > (best?.value ?? 0)) best = { aim, target, value };
  }
  return best;
}

/** The best legal shot of the figure as it stands. */
export function bestShot<S extends PlaneState, C, A extends Aim>(outlook: Outlook<S, C, A>): Shot<S, A> | undefined {
  const { shots, figure } = outlook;
  return bestOf(shots, figure, hopesFrom(outlook, figure));
}

/** The best legal shot from a place, of those hoped for there; the ghost is left turned. */
export function bestShotFrom<S extends PlaneState, C, A extends Aim>(
  { shots }: Outlook<S, C, A>,
  ghost: Ghost<S>,
  hopes: readonly Hope<S, A>[],
): Shot<S, A> | undefined {
  return bestOf(shots, ghost, hopes, ghost);
}

/**
 * What enemies could do to the figure where its ghost is, in their next activation, if each may turn to it: the best shot of each, and the fight of
 * those in contact. Past `limit` it is not counted any further.
 */
export function danger<S extends PlaneState, C, A extends Aim>(
  { tactics, state, figure, shots, foes }: Outlook<S, C, A>,
  ghost: FigureIn<S>,
  limit = Infinity,
): number {
  const here = bodyOf(state, ghost);
  let sum = 0;
  for (const { ghost: foe, body, aims } of foes()) {
    const away = distance(body, here);
    const hopes: Hope<S, A>[] = [];
    for (const aim of aims) addHope(hopes, shots, foe, aim, ghost, away);
    sum += bestOf(shots, foe, byMost(hopes), foe)?.value ?? 0;
    if (sum > limit) return sum;
  }
  const touched = touchedAt(state, ghost, ghost);
  if (touched.length === 0) return sum;
  const there = ghost === figure ? state : withGhost(state, ghost);
  for (const id of touched) sum += Math.max(0, tactics.fight(there, figureOf(there, id), ghost));
  return sum;
}
