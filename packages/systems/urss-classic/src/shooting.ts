import type { Pool } from '@escarmouche/referee';
import { figureOf, filling, groupOf, inPlay, sheetOf } from '@escarmouche/skirmish';
import { bodyOf, figuresOver, hiddenFrom } from '@escarmouche/skirmish/placed';
import { alliesInContact, arcOf, engagedWith } from '@escarmouche/skirmish/plane';
import { pointBody, type Place } from '@escarmouche/space';
import { legalTargets } from './aiming.ts';
import { areaOf, areaRule, figuresAround, fromCentre } from './area.ts';
import type { Attack } from './attack.ts';
import { makeNoise, noiseOf } from './automaton/noise.ts';
import { strike } from './damage.ts';
import { poolOf } from './dice.ts';
import { grantedByWeapon, grantedTo } from './granted.ts';
import { skillIndications } from './indications.ts';
import { plane } from './plane.ts';
import type { RollContext } from './roll-context.ts';
import type { CarriedWeapon, Figure, State } from './state.ts';
import type { Turn } from './turn.ts';

/** The test of Tir (UC-SHOOT-ROLL). */
export function shootingPool(state: State, shooter: Figure, target?: Figure): Pool {
  const roll: RollContext = { purpose: 'shooting', figure: shooter, against: target };
  return poolOf(skillIndications(state, roll));
}

/** The view of a blow's target from its striker. */
type Seen = Pick<Attack, 'arc' | 'hidden'>;

function seenNow(state: State, shooter: Figure, target: Figure): Seen {
  return { arc: arcOf(state, target, shooter), hidden: hiddenFrom(plane, state, shooter, target) };
}

/** The blow of a shot that hits: arc and hidden share as they are now unless `seen` says otherwise (UC-SHOOT-DMG, UC-SHOOT-COVER). */
export function shotAttack(
  state: State,
  shooter: Figure,
  weapon: CarriedWeapon,
  target: Figure,
  { arc, hidden }: Seen = seenNow(state, shooter, target),
): Attack {
  return { kind: 'shot', by: shooter.id, weapon, target: target.id, rule: 'UC-SHOOT-DMG', arc, hidden };
}

/** The blow of an area weapon on another figure than its target, from the centre. */
function areaAttack(state: State, shooter: Figure, weapon: CarriedWeapon, target: Figure, centre: Place): Attack {
  const rule = areaRule(weapon)?.rule ?? 'UC-SHOOT-DMG';
  return { kind: 'shot', by: shooter.id, weapon, target: target.id, rule, ...fromCentre(state, centre, target) };
}

/** Shots of one shooting action. */
export function shotsOf(weapon: CarriedWeapon): number {
  const granted = grantedByWeapon(weapon);
  const shots = Math.max(1, ...granted.flatMap((one) => one.rule.shots?.(one) ?? []));
  return Math.min(shots, ...filling(granted, 'mostShots').map(({ rule }) => rule.mostShots));
}

/** One shot at a figure, or at a point of the ground: test of Tir, damage, saves (UC-SYS-DICEORDER). */
function shootOnce(turn: Turn, shooter: Figure, weapon: CarriedWeapon, aim: Figure | Place): void {
  const target = 'id' in aim ? aim : undefined;
  const { seat } = groupOf(turn.state, shooter.id);
  const roll = turn.roll('shooting', shootingPool(turn.state, shooter, target), { figure: shooter.id, target: target?.id }, seat);
  turn.emit({ type: 'rolled', purpose: 'shooting', roll, rule: 'UC-SHOOT-ROLL', figure: shooter.id, target: target?.id, of: weapon.id });
  const granted = [...grantedTo(sheetOf(turn.state, shooter.id)).own, ...grantedByWeapon(weapon)];
  for (const { rule } of granted) rule.shotFired?.(turn, shooter, weapon);
  const at = roll.success ? placeOf(aim) : fallOf(turn, shooter, weapon, placeOf(aim));
  makeNoise(turn, weapon, noiseOf(weapon, shooter, at ?? aim));
  if (roll.success && target) return strikeTarget(turn, shooter, weapon, figureHit(turn, target));
  if (at) strikeGround(turn, shooter, weapon, at);
}

const placeOf = ({ x, y, z }: Place): Place => ({ x, y, z });

/** The place where a miss comes down, if a rule of the weapon lets it stray. */
function fallOf(turn: Turn, shooter: Figure, weapon: CarriedWeapon, aimedAt: Place): Place | undefined {
  const [straying] = filling(grantedByWeapon(weapon), 'strays');
  return straying?.rule.strays.to(turn, shooter, aimedAt);
}

/** A hit: every blow is as at the moment of the hit. */
function strikeTarget(turn: Turn, shooter: Figure, weapon: CarriedWeapon, target: Figure): void {
  for (const attack of hitAttacks(turn.state, shooter, weapon, target)) strike(turn, attack);
}

/** The blows of a shot that hits: the target first, as it is `seen` or else now, then the others around it (UC-SYS-DICEORDER). */
export function hitAttacks(state: State, shooter: Figure, weapon: CarriedWeapon, target: Figure, seen?: Seen): readonly Attack[] {
  const around = figuresAround(state, bodyOf(state, target), areaOf(weapon), target.id);
  const others = around.map((id) => areaAttack(state, shooter, weapon, figureOf(state, id), target));
  return [shotAttack(state, shooter, weapon, target, seen), ...others];
}

function strikeGround(turn: Turn, shooter: Figure, weapon: CarriedWeapon, at: Place): void {
  turn.emit({ type: 'impact', figure: shooter.id, weapon: weapon.id, at });
  for (const attack of groundAttacks(turn.state, shooter, weapon, at)) strike(turn, attack);
}

/** The blows of a shot that comes down at a point: around it, or on the figure that stands there. */
export function groundAttacks(state: State, shooter: Figure, weapon: CarriedWeapon, at: Place): readonly Attack[] {
  const radius = areaOf(weapon);
  return radius > 0
    ? figuresAround(state, pointBody(at), radius).map((id) => areaAttack(state, shooter, weapon, figureOf(state, id), at))
    : figuresOver(state, state.order, at).map((id) => shotAttack(state, shooter, weapon, figureOf(state, id)));
}

/** Figures that a shot that hits may strike, with equal chances: by option those in contact with the target too (UC-SHOOT-TARGET). */
export function strikable(state: State, target: Figure): readonly Figure[] {
  if (state.scene.options['shoot.intoMelee'] === 'aimed') return [target];
  const order = state.scene.roster;
  const others = [...engagedWith(state, target), ...alliesInContact(state, target)];
  others.sort((a, b) => order.indexOf(a.id) - order.indexOf(b.id));
  return [target, ...others].slice(0, 6);
}

function figureHit(turn: Turn, target: Figure): Figure {
  const drawn = strikable(turn.state, target);
  if (drawn.length === 1) return target;
  for (;;) {
    const roll = turn.roll('scatter', { dice: 1, faces: 6, modifiers: [] }, { target: target.id, among: drawn.map(({ id }) => id) });
    turn.emit({ type: 'rolled', purpose: 'scatter', roll, rule: 'UC-SHOOT-TARGET', target: target.id });
    const found = drawn[roll.score - 1];
    if (found) return found;
  }
}

/** All shots of one weapon; each further target is chosen after the former shot. `after`: the target of a shot before them. */
export function fire(turn: Turn, shooter: Figure, weapon: CarriedWeapon, first?: Figure | Place, after = first): void {
  const shots = shotsOf(weapon);
  let last = after;
  for (let shot = 1; shot <= shots && inPlay(shooter); shot++) {
    const aim = shot === 1 && first ? first : nextTarget(turn, shooter, weapon, shot, shots, last);
    if (!aim) return;
    last = aim;
    shootOnce(turn, shooter, weapon, aim);
  }
}

/** An NPC stays with its target while it stands, and so is told it. */
const keptTarget = ({ scene }: State, { id }: Figure, last: Figure | Place | undefined): { readonly last?: Figure['id'] } =>
  scene.npcs?.roles[id] && last && 'id' in last ? { last: last.id } : {};

function nextTarget(
  turn: Turn,
  shooter: Figure,
  weapon: CarriedWeapon,
  shot: number,
  of: number,
  last: Figure | Place | undefined,
): Figure | undefined {
  const targets = legalTargets(turn.state, shooter, weapon).map(({ id }) => id);
  const { seat } = groupOf(turn.state, shooter.id);
  const about = { figure: shooter.id, weapon: weapon.id, shot, of, ...keptTarget(turn.state, shooter, last) };
  const chosen = turn.choose('nextTarget', { seat, about, options: [...targets, null] });
  return chosen === null ? undefined : figureOf(turn.state, chosen);
}
