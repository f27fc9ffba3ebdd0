import { arcOf, coverOf, hiddenFrom } from '@escarmouche/skirmish/plane';
import { distance, sub, within, type Body, type Place, type Point } from '@escarmouche/space';
import {
  allied,
  bodyOf,
  distanceBetween,
  enemiesOf,
  engagedWith,
  expectedFight,
  expectedShot,
  LAST_POINT,
  mayShoot,
  plane,
  shootingWeapons,
  specialRules,
  type CarriedWeapon,
  type Expected,
  type Figure,
  type FigureId,
  type Scene,
  type State,
} from '@escarmouche/urss-classic';

/** Bases further apart than this, east or north, are not in contact. */
const CONTACT = 3000;

/** What losses are worth to a figure's side, in vitality points: those of its enemies for it, its own against it. */
export function worthOf(state: State, id: FigureId, losses: readonly Expected[]): number {
  let sum = 0;
  for (const { figure, points, out } of losses) sum += (allied(state, id, figure) ? -1 : 1) * (points + LAST_POINT * out);
  return sum;
}

/** A figure as it would be at another place, to be turned there at will. */
export function ghostAt(figure: Figure, { x, y, z }: Place): Figure {
  return figure.perch ? { ...figure, x, y, z, perch: undefined } : { ...figure, x, y, z };
}

export function turnTo(ghost: Figure, towards: Point): void {
  if (towards.x !== ghost.x || towards.y !== ghost.y) ghost.facing = sub(towards, ghost);
}

export function withGhost(state: State, ghost: Figure): State {
  return { ...state, figures: { ...state.figures, [ghost.id]: ghost } };
}

/**
 * One figure that might shoot at another with one weapon. What that is worth hangs on the places of the two only by how the target is seen; else on the
 * vitality of both, and on the effects in force.
 */
interface Aim {
  readonly shooter: FigureId;
  readonly weapon: CarriedWeapon;
  readonly target: FigureId;
  readonly range: number;
  /** Units around its target within which it strikes everybody: then its worth is not kept from one decision to the next. */
  readonly area: number;
  /** Worth by vitality of the two and by SEEN. */
  readonly worths: (number | undefined)[];
}

/** How a target may be seen: its front, its rear, and both again behind cover. */
const SEEN = [
  { arc: 'front', hidden: 0 },
  { arc: 'rear', hidden: 0 },
  { arc: 'front', hidden: 1 },
  { arc: 'rear', hidden: 1 },
] as const;

/** More than any figure has. */
const MOST_VITALITY = 16;

/** Aims of a battle under the same effects, by shooter and target. */
type Aims = Map<FigureId, Map<FigureId, readonly Aim[]>>;

const battles = new WeakMap<Scene, Map<string, Aims>>();

function aimsUnder({ scene, effects }: State): Aims {
  const known = battles.get(scene) ?? new Map<string, Aims>();
  battles.set(scene, known);
  const key = effects.map(({ rule, on, by }) => `${rule} ${on} ${by}`).join();
  const aims = known.get(key) ?? new Map<FigureId, Map<FigureId, readonly Aim[]>>();
  known.set(key, aims);
  return aims;
}

function aimsAt(state: State, aims: Aims, shooter: Figure, target: FigureId): readonly Aim[] {
  let mine = aims.get(shooter.id);
  if (!mine) aims.set(shooter.id, (mine = new Map()));
  let found = mine.get(target);
  if (!found) {
    found = shootingWeapons(state, shooter).map((weapon) => {
      const areas = weapon.rules.map(
        (grant) => specialRules.get(grant.id).area?.({ rule: specialRules.get(grant.id), grant, weapon }) ?? 0,
      );
      return { shooter: shooter.id, weapon, target, range: weapon.range ?? 0, area: Math.max(0, ...areas), worths: [] };
    });
    mine.set(target, found);
  }
  return found;
}

/** A shot that might be tried, and at whom, where it now is. */
interface Try {
  readonly aim: Aim;
  readonly target: Figure;
  readonly body: Body;
}

/** An enemy that might shoot at the figure: a ghost of it, to be turned at will, and its aims. */
interface Foe {
  readonly ghost: Figure;
  readonly body: Body;
  readonly aims: readonly Aim[];
}

/** What one decision is made from: who might shoot whom. */
export interface Outlook {
  readonly state: State;
  readonly figure: Figure;
  readonly enemies: readonly Figure[];
  readonly own: readonly Try[];
  /** Standing enemies; worked out where it is first asked. */
  readonly foes: () => readonly Foe[];
  /** Worth of shots that strike around their target, as everybody stands now. */
  readonly spread: Map<Aim, (number | undefined)[]>;
}

/** `enemies`: those that count, all in play when absent. */
export function outlookOf(state: State, figure: Figure, enemies: readonly Figure[] = enemiesOf(state, figure.id)): Outlook {
  const aims = aimsUnder(state);
  const own = enemies.flatMap((target) => {
    const body = bodyOf(state, target);
    return aimsAt(state, aims, figure, target.id).map((aim) => ({ aim, target, body }));
  });
  let known: readonly Foe[] | undefined;
  const standing = (): readonly Foe[] =>
    enemies
      .filter(({ posture }) => posture !== 'prone')
      .map((enemy) => ({ ghost: { ...enemy }, body: bodyOf(state, enemy), aims: aimsAt(state, aims, enemy, figure.id) }));
  return { state, figure, enemies, own, foes: () => (known ??= standing()), spread: new Map() };
}

/** What a shot is worth with the target seen like this; the shooter's own loss, which hangs on where it stands, left out. */
function worthAs({ state, spread }: Outlook, aim: Aim, shooter: Figure, target: Figure, arc: 'front' | 'rear', covered: boolean): number {
  const seen = (covered ? 2 : 0) + (arc === 'front' ? 0 : 1);
  const i = (shooter.vitality * MOST_VITALITY + target.vitality) * SEEN.length + seen;
  let worths: (number | undefined)[] | undefined = aim.worths;
  if (aim.area > 0) {
    worths = spread.get(aim);
    if (!worths) spread.set(aim, (worths = []));
  }
  return (worths[i] ??= worthOf(state, shooter.id, lossesAs(state, aim, shooter, target, seen)));
}

function lossesAs(state: State, { weapon }: Aim, shooter: Figure, target: Figure, seen: number): readonly Expected[] {
  return expectedShot(state, shooter, weapon, target, SEEN[seen]).filter(({ figure }) => figure !== shooter.id);
}

export interface Shot {
  readonly weapon: CarriedWeapon;
  readonly target: Figure;
  readonly value: number;
}

/** A shot within range, and what it is worth in the open: the most that it may be worth. */
export interface Hope {
  readonly aim: Aim;
  readonly target: Figure;
  readonly most: number;
}

function addHope(hopes: Hope[], outlook: Outlook, shooter: Figure, aim: Aim, target: Figure, away: number): void {
  if (!within(away, aim.range)) return;
  const most = worthAs(outlook, aim, shooter, target, arcOf(target, shooter), false);
  if (most > 0) hopes.push({ aim, target, most });
}

/** The shots that may be worth something from a place, the best first. */
export function hopesFrom(outlook: Outlook, shooter: Figure): readonly Hope[] {
  const hopes: Hope[] = [];
  const here = bodyOf(outlook.state, shooter);
  for (const { aim, target, body } of outlook.own) addHope(hopes, outlook, shooter, aim, target, distance(here, body));
  return byMost(hopes);
}

const byMost = (hopes: Hope[]): readonly Hope[] => (hopes.length > 1 ? hopes.sort((a, b) => b.most - a.most) : hopes);

/** The best legal of some shots. `turning`: the shooter may be turned to its target. */
function bestOf(outlook: Outlook, shooter: Figure, hopes: readonly Hope[], turning: boolean): Shot | undefined {
  const { state } = outlook;
  let best: Shot | undefined;
  for (const { aim, target, most } of hopes) {
    if (best && most <= best.value) break;
    if (turning) turnTo(shooter, target);
    if (!mayShoot(state, shooter, aim.weapon, target)) continue;
    const value = valueOf(outlook, shooter, aim, target);
    if (value > (best?.value ?? 0)) best = { weapon: aim.weapon, target, value };
  }
  return best;
}

function valueOf(outlook: Outlook, shooter: Figure, aim: Aim, target: Figure): number {
  const { state } = outlook;
  if (aim.area > 0 && distanceBetween(state, shooter, target) <= aim.area) {
    return worthOf(state, shooter.id, expectedShot(withGhost(state, shooter), shooter, aim.weapon, target));
  }
  const covered = coverOf(plane, hiddenFrom(plane, state, shooter, target)) > 0;
  return worthAs(outlook, aim, shooter, target, arcOf(target, shooter), covered);
}

/** The best legal shot of the figure as it stands. */
export function bestShot(outlook: Outlook): Shot | undefined {
  return bestOf(outlook, outlook.figure, hopesFrom(outlook, outlook.figure), false);
}

/** The best legal shot from a place, of those hoped for there; the ghost is left turned. */
export function bestShotFrom(outlook: Outlook, ghost: Figure, hopes: readonly Hope[]): Shot | undefined {
  return bestOf(outlook, ghost, hopes, true);
}

/** What a fight is worth to who begins it, as the two stand. */
export function fightValue(state: State, figure: Figure, enemy: Figure): number {
  return worthOf(state, figure.id, expectedFight(state, figure, enemy));
}

/**
 * What enemies could do to the figure where its ghost is, in their next activation, if each may turn to it: the best shot of each, and the fight of
 * those in contact. Past `limit` it is not counted any further.
 */
export function danger(outlook: Outlook, ghost: Figure, limit = Infinity): number {
  const { state, figure, enemies } = outlook;
  const here = bodyOf(state, ghost);
  let sum = 0;
  for (const { ghost: foe, body, aims } of outlook.foes()) {
    const away = distance(body, here);
    const hopes: Hope[] = [];
    for (const aim of aims) addHope(hopes, outlook, foe, aim, ghost, away);
    sum += bestOf(outlook, foe, byMost(hopes), true)?.value ?? 0;
    if (sum > limit) return sum;
  }
  const close = enemies.some((enemy) => Math.abs(enemy.x - ghost.x) < CONTACT && Math.abs(enemy.y - ghost.y) < CONTACT);
  if (!close) return sum;
  const there = ghost === figure ? state : withGhost(state, ghost);
  for (const enemy of engagedWith(there, ghost)) sum += Math.max(0, fightValue(there, enemy, ghost));
  return sum;
}
