import type { Pool } from '@escarmouche/referee';
import { figureOf, filling, groupOf, inPlay, sheetOf } from '@escarmouche/skirmish';
import { bodyOf, distanceBetween, figuresAround, figuresOver, hiddenFrom, withFigureAt } from '@escarmouche/skirmish/placed';
import { arcOf, fromCentre } from '@escarmouche/skirmish/plane';
import { distance, pointBody, within, type Place } from '@escarmouche/space';
import { targetsLeft } from './aiming.ts';
import { areaOf, areaRule } from './area.ts';
import type { Arm } from './arm.ts';
import type { Attack } from './attack.ts';
import { strike } from './damage.ts';
import { change, testPool, type Change } from './dice.ts';
import { drawTarget } from './draw.ts';
import { isActing } from './figures.ts';
import { grantedTo } from './granted.ts';
import { fellHit } from './hit.ts';
import { profileLevel, ruleChanges } from './levels.ts';
import { PLAIN, type Manner } from './manner.ts';
import { plane } from './plane.ts';
import type { Figure, FigureId, GroupId, State } from './state.ts';
import type { Turn } from './turn.ts';

/** The aim of a shot: a figure, or by option a point of the ground. */
export type Aimed = Figure | Place;

const SHOT = 'UK-DMG-SHOT';

/** The roll to hit (UK-SHOOT-ROLL). The shooter may be given at another place, or more wounded, than in the state. */
export function shootingPool(state: State, shooter: Figure, arm: Arm, aimed: Aimed, manner = PLAIN): Pool {
  const against = 'id' in aimed ? aimed : undefined;
  const own = isActing(state, shooter);
  const rules = ruleChanges(state, { purpose: 'shooting', figure: shooter, against, arms: [arm], beside: manner.beside, own });
  return testPool([
    profileLevel(sheetOf(state, shooter.id).skills, arm.skill),
    ...situation(state, shooter, arm, aimed, manner),
    ...(manner.changes ?? []),
    ...rules,
  ]);
}

/** Beyond the normal range, aimed, from a ladder (UK-SHOOT-LONG, UK-ACT-AIM, UK-ACT-LADDER-USE). */
function situation(state: State, shooter: Figure, arm: Arm, aimed: Aimed, manner: Manner): readonly Change[] {
  const away = 'id' in aimed ? distanceBetween(state, shooter, aimed) : distance(bodyOf(state, shooter), pointBody(aimed));
  const far = !within(away, arm.range);
  const steady = manner.aimed === true || (isActing(state, shooter) && state.activation?.aimed === true);
  return [
    ...(far ? [change('UK-SHOOT-LONG', -1)] : []),
    ...(steady ? [change('UK-ACT-AIM', 1)] : []),
    ...(shooter.perch?.on === 'ladder' ? [change('UK-ACT-LADDER-USE', -1)] : []),
  ];
}

/** The blow of a shot that hits its target, as the target is seen from the shooter (UK-DMG-SHOT, UK-COVER-HIDDEN-SHARE). */
function shotBlow(state: State, shooter: Figure, arm: Arm, target: Figure, { rules }: Manner): Attack {
  const hidden = hiddenFrom(plane, state, shooter, target);
  return { kind: 'shot', by: shooter.id, arm, target: target.id, rule: SHOT, rules, arc: arcOf(state, target, shooter), hidden };
}

/** A blow that comes from a point: of an area on another figure than its target, of a shot gone astray. */
function pointBlow(state: State, shooter: Figure, arm: Arm, target: Figure, point: Place, { rules }: Manner): Attack {
  const rule = areaRule(arm)?.rule ?? SHOT;
  const { arc, hidden } = fromCentre(plane, state, point, target, 0);
  return { kind: 'shot', by: shooter.id, arm, target: target.id, rule, rules, arc, hidden };
}

/** Groups in the order in which they are listed (UK-ATTR-GEN-SHOT). */
const listed = ({ scene }: State): readonly GroupId[] => scene.groups.map(({ id }) => id);

/** The blows of a shot that hits: on its target, then on the others around it (UK-ATTR-GEN-SHOT). */
export function hitBlows(before: State, shooter: Figure, arm: Arm, target: Figure, manner = PLAIN): readonly Attack[] {
  const state = withFigureAt(before, shooter, shooter);
  const around = figuresAround(state, listed(state), bodyOf(state, target), areaOf(arm), target.id);
  return [
    shotBlow(state, shooter, arm, target, manner),
    ...around.map((id) => pointBlow(state, shooter, arm, figureOf(state, id), target, manner)),
  ];
}

/** The blows of a shot that comes down at a point: around it, or on the figure that stands there. */
export function groundBlows(before: State, shooter: Figure, arm: Arm, at: Place, manner = PLAIN): readonly Attack[] {
  const state = withFigureAt(before, shooter, shooter);
  const radius = areaOf(arm);
  const struck = radius > 0 ? figuresAround(state, listed(state), pointBody(at), radius) : figuresOver(state, listed(state), at);
  return struck.map((id) => pointBlow(state, shooter, arm, figureOf(state, id), at, manner));
}

/** Shots of one shooting action with a weapon. */
export function shotsOf({ rules }: Arm, { single }: Manner = PLAIN): number {
  return single ? 1 : Math.max(1, ...filling(rules, 'shots').map((granted) => granted.rule.shots(granted)));
}

const placeOf = ({ x, y, z }: Place): Place => ({ x, y, z });

/** One shot: the draw in a melee, the roll to hit, the fall of a miss, then each figure struck (UK-ATTR-GEN-SHOT). */
function shootOnce(turn: Turn, shooter: Figure, arm: Arm, aimed: Aimed, manner: Manner): void {
  const target = 'id' in aimed ? drawTarget(turn, shooter, arm, aimed) : undefined;
  const goal = target ?? aimed;
  const { seat } = groupOf(turn.state, shooter.id);
  const about = { figure: shooter.id, target: target?.id, weapon: arm.id };
  const roll = turn.roll('shooting', shootingPool(turn.state, shooter, arm, goal, manner), about, seat);
  turn.emit({ type: 'rolled', purpose: 'shooting', roll, rule: 'UK-SHOOT-ROLL', figure: shooter.id, target: target?.id, of: arm.id });
  for (const { rule } of [...grantedTo(sheetOf(turn.state, shooter.id)).own, ...arm.rules]) rule.shotFired?.(turn, shooter, arm);
  if (roll.success && target) return strikeAll(turn, hitBlows(turn.state, shooter, arm, target, manner));
  const at = roll.success ? placeOf(goal) : strayPlace(turn, shooter, arm, placeOf(goal));
  if (!at) return;
  turn.emit({ type: 'impact', figure: shooter.id, weapon: arm.id, at });
  strikeAll(turn, groundBlows(turn.state, shooter, arm, at, manner));
}

/** The place where a miss comes down, if a rule of the weapon lets it stray. */
function strayPlace(turn: Turn, shooter: Figure, { rules }: Arm, aimedAt: Place): Place | undefined {
  const [straying] = filling(rules, 'strays');
  return straying?.rule.strays.to(turn, shooter, aimedAt);
}

/** Each figure is finished before the next: save, damage, and rules that fell it beside, unless it is out of action (UK-ATTR-GEN-SHOT). */
function strikeAll(turn: Turn, blows: readonly Attack[]): void {
  for (const attack of blows) {
    if (!inPlay(figureOf(turn.state, attack.target))) continue;
    strike(turn, attack);
    fellHit(turn, attack);
  }
}

/**
 * All shots of one weapon in an action, each further target chosen after the former shot. `first`: the target named with the action, already checked;
 * `after`: the target of a shot before them.
 * A shooter on the move is given at its place and with its facing there, which earlier events have told.
 */
export function fire(turn: Turn, shooter: Figure, arm: Arm, first: Aimed | undefined, manner = PLAIN, after = first): void {
  const shots = shotsOf(arm, manner);
  let last = after;
  for (let shot = 1; shot <= shots && inPlay(figureOf(turn.state, shooter.id)); shot++) {
    const aimed = shot === 1 && first ? first : nextTarget(turn, shooter, arm, manner, shot, last);
    if (!aimed) return;
    last = aimed;
    shootOnce(turn, asNow(turn.state, shooter), arm, aimed, manner);
  }
}

/** The shooter at the place it shoots from, in its present state. */
function asNow(state: State, { id, x, y, z, facing }: Figure): Figure {
  return { ...figureOf(state, id), x, y, z, facing };
}

/** An NPC stays with its target while it stands, and so is told it. */
const keptTarget = ({ scene }: State, { id }: Figure, last: Aimed | undefined): { readonly last?: Figure['id'] } =>
  scene.npcs?.roles[id] && last && 'id' in last ? { last: last.id } : {};

function nextTarget(turn: Turn, shooter: Figure, arm: Arm, manner: Manner, shot: number, last: Aimed | undefined): Figure | undefined {
  const options: readonly (FigureId | null)[] = targetsLeft(turn.state, shooter, arm, manner).map(({ id }) => id);
  const about = { figure: shooter.id, weapon: arm.id, shot, of: shotsOf(arm, manner), ...keptTarget(turn.state, shooter, last) };
  const { seat } = groupOf(turn.state, shooter.id);
  const chosen = turn.choose('nextTarget', { seat, about, options: [...options, null] });
  return chosen === null ? undefined : figureOf(turn.state, chosen);
}
