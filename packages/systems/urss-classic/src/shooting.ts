import { refuse, type Pool, type Refusal } from '@escarmouche/referee';
import { distance, inFrontArc, pointBody, surfaceAt, within, type Place } from '@escarmouche/space';
import { figuresAround, figuresOver, fromCentre } from './area.ts';
import type { Attack } from './attack.ts';
import { strike } from './damage.ts';
import { poolOf } from './dice.ts';
import {
  allied,
  alliesInContact,
  bodyOf,
  distanceBetween,
  engagedWith,
  figureOf,
  figuresInPlay,
  groupOf,
  inPlay,
  isEngaged,
  sheetOf,
} from './figures.ts';
import { grantedByWeapon, grantedTo } from './granted.ts';
import { liftLifted, skillIndications } from './indications.ts';
import { nameOf, paces } from './names.ts';
import { basicAction, type RollContext, type Turn } from './rule.ts';
import type { ActionCommand } from './commands.ts';
import type { CarriedWeapon, Figure, FigureId, State } from './state.ts';
import { undetectableFrom } from './undetectable.ts';
import { arcOf, hiddenFrom, seesPoint, shows } from './vision.ts';

type Shoot = Extract<ActionCommand, { type: 'shoot' }>;

export function shootingWeapons(state: State, figure: Figure): readonly CarriedWeapon[] {
  return sheetOf(state, figure.id).weapons.filter((weapon) => weapon.class !== 'melee');
}

/** Why a figure may not be aimed at with a given reach: side, arc, sight, undetectable, range (UC-SHOOT-TARGET, UC-ARC-VISION). */
export function aimRefusal(state: State, looker: Figure, target: Figure, range: number): Refusal | undefined {
  const who = nameOf(state, target.id);
  if (!inPlay(target)) return refuse('UC-DMG-OUT', `${who} n’est plus en jeu.`, `${who} is no longer in play.`);
  if (allied(state, looker.id, target.id)) return refuse('UC-SYS-SIDES', `${who} est de votre côté.`, `${who} is on your side.`);
  if (!inFrontArc(looker, looker.facing, target)) {
    return refuse('UC-ARC-VISION', `${who} n’est pas dans l’arc avant.`, `${who} is not in the front arc.`);
  }
  const away = distanceBetween(state, looker, target);
  if (!within(away, range)) {
    const [far, reach] = [paces(away), paces(range)];
    return refuse(
      'UC-SHOOT-RANGE',
      `${who} est à ${far.fr} pas, hors de portée (${reach.fr}).`,
      `${who} is ${far.en} paces away, out of range (${reach.en}).`,
    );
  }
  if (undetectableFrom(state, target, away)) {
    return refuse('UC-ATTR-INDECELABLE', `${who} est indécelable à plus de 3 pas.`, `${who} is undetectable from more than 3 paces.`);
  }
  if (!shows(hiddenFrom(state, looker, target))) {
    return refuse('UC-SYS-LOS', `${who} n’est pas en vue.`, `${who} cannot be seen.`);
  }
  return undefined;
}

/** Why this weapon may not shoot at all now: rules of the weapon, the engaged shooter (options). */
export function weaponRefusal(state: State, shooter: Figure, weapon: CarriedWeapon): Refusal | undefined {
  for (const { rule } of grantedByWeapon(weapon)) {
    const refusal = rule.forbidsShot?.(state, shooter, weapon);
    if (refusal) return refusal;
  }
  if (state.scene.options['shoot.whileEngaged'] === 'forbidden' && isEngaged(state, shooter)) {
    return refuse('UC-SHOOT-TARGET', 'Une figurine engagée ne tire pas (option).', 'An engaged figure does not shoot (option).');
  }
  return undefined;
}

/** Why this weapon may not shoot at this figure; undefined when it may. */
export function shotRefusal(state: State, shooter: Figure, weapon: CarriedWeapon, target: Figure): Refusal | undefined {
  const refusal = weaponRefusal(state, shooter, weapon) ?? aimRefusal(state, shooter, target, weapon.range ?? 0);
  if (refusal) return refusal;
  const engaged = engagedWith(state, shooter);
  if (state.scene.options['shoot.whileEngaged'] === 'contact-only' && engaged.length > 0 && !engaged.includes(target)) {
    return refuse(
      'UC-SHOOT-TARGET',
      'Engagée, elle ne tire qu’au contact (option).',
      'Engaged, it shoots only at an enemy in contact (option).',
    );
  }
  return undefined;
}

/** Why this weapon may not be aimed at a point of the ground: by option an area weapon may (UC-ATTR-ZONE). */
function pointRefusal(state: State, shooter: Figure, weapon: CarriedWeapon, point: Place): Refusal | undefined {
  if (state.scene.options['zone.pointTarget'] === 'no' || areaOf(weapon) === 0) {
    return refuse('UC-ATTR-ZONE', 'Il faut viser une figurine.', 'A figure must be aimed at.');
  }
  const refusal = weaponRefusal(state, shooter, weapon);
  if (refusal) return refusal;
  const { width, height } = state.scene.table;
  const onTable = point.x >= 0 && point.y >= 0 && point.x <= width && point.y <= height;
  if (!onTable || surfaceAt(state.scene.table, point, point.z, 0).z !== point.z) {
    return refuse('UC-ATTR-ZONE', 'Il n’y a pas de sol à cet endroit.', 'There is no ground at that place.');
  }
  if (!inFrontArc(shooter, shooter.facing, point)) {
    return refuse('UC-ARC-VISION', 'Ce point n’est pas dans l’arc avant.', 'This point is not in the front arc.');
  }
  if (!within(distance(bodyOf(state, shooter), pointBody(point)), weapon.range ?? 0)) {
    return refuse('UC-SHOOT-RANGE', 'Ce point est hors de portée.', 'This point is out of range.');
  }
  return seesPoint(state, shooter, point) ? undefined : refuse('UC-SYS-LOS', 'Ce point n’est pas en vue.', 'This point cannot be seen.');
}

export function legalTargets(state: State, shooter: Figure, weapon: CarriedWeapon): Figure[] {
  return figuresInPlay(state).filter((target) => !shotRefusal(state, shooter, weapon, target));
}

/** The test of Tir (UC-SHOOT-ROLL). */
export function shootingPool(state: State, shooter: Figure, target?: Figure): Pool {
  const roll: RollContext = { purpose: 'shooting', figure: shooter, against: target };
  return poolOf(liftLifted(state, roll, skillIndications(state, roll)));
}

/** The blow of a shot that hits: arc and hidden share as they are now (UC-SHOOT-DMG, UC-SHOOT-COVER). */
export function shotAttack(state: State, shooter: Figure, weapon: CarriedWeapon, target: Figure): Attack {
  return {
    kind: 'shot',
    by: shooter.id,
    weapon,
    target: target.id,
    rule: 'UC-SHOOT-DMG',
    arc: arcOf(target, shooter),
    hidden: hiddenFrom(state, shooter, target),
  };
}

/** The blow of an area weapon on another figure than its target: it comes from the centre (UC-ATTR-ZONE). */
export function areaAttack(state: State, shooter: Figure, weapon: CarriedWeapon, target: Figure, centre: Place): Attack {
  return { kind: 'shot', by: shooter.id, weapon, target: target.id, rule: 'UC-ATTR-ZONE', ...fromCentre(state, centre, target) };
}

/** Units around its target within which a weapon strikes everybody; 0 when it strikes its target alone (UC-ATTR-ZONE). */
export function areaOf(weapon: CarriedWeapon): number {
  return Math.max(0, ...grantedByWeapon(weapon).map((granted) => granted.rule.area?.(granted) ?? 0));
}

/** Shots of one shooting action (UC-ATTR-CADENCE). */
export function shotsOf(weapon: CarriedWeapon): number {
  return Math.max(1, ...grantedByWeapon(weapon).map((granted) => granted.rule.shots?.(granted) ?? 1));
}

/** One shot at a figure, or at a point of the ground: test of Tir, damage, saves (UC-SYS-DICEORDER). */
function shootOnce(turn: Turn, shooter: Figure, weapon: CarriedWeapon, aim: Figure | Place): void {
  const target = 'id' in aim ? aim : undefined;
  const { seat } = groupOf(turn.state, shooter.id);
  const roll = turn.roll('shooting', shootingPool(turn.state, shooter, target), { figure: shooter.id, target: target?.id }, seat);
  turn.emit({ type: 'rolled', purpose: 'shooting', roll, rule: 'UC-SHOOT-ROLL', figure: shooter.id, target: target?.id, of: weapon.id });
  const granted = [...grantedTo(sheetOf(turn.state, shooter.id)).own, ...grantedByWeapon(weapon)];
  for (const { rule } of granted) rule.shotFired?.(turn, shooter, weapon);
  if (roll.success && target) return strikeTarget(turn, shooter, weapon, figureHit(turn, target));
  const at = roll.success ? placeOf(aim) : fallOf(turn, shooter, weapon, placeOf(aim));
  if (at) strikeGround(turn, shooter, weapon, at);
}

const placeOf = ({ x, y, z }: Place): Place => ({ x, y, z });

/** Where a miss comes down, if a rule of the weapon says that it does. */
function fallOf(turn: Turn, shooter: Figure, weapon: CarriedWeapon, aimedAt: Place): Place | undefined {
  const deviating = grantedByWeapon(weapon).find(({ rule }) => rule.missed);
  return deviating?.rule.missed?.(turn, shooter, aimedAt);
}

/** A hit: every blow is as it was when the hit was made (UC-ATTR-ZONE). */
function strikeTarget(turn: Turn, shooter: Figure, weapon: CarriedWeapon, target: Figure): void {
  for (const attack of hitAttacks(turn.state, shooter, weapon, target)) strike(turn, attack);
}

/** The blows of a shot that hits: the target first, then the others around it (UC-SYS-DICEORDER). */
export function hitAttacks(state: State, shooter: Figure, weapon: CarriedWeapon, target: Figure): readonly Attack[] {
  const around = figuresAround(state, bodyOf(state, target), areaOf(weapon), target.id);
  const others = around.map((id) => areaAttack(state, shooter, weapon, figureOf(state, id), target));
  return [shotAttack(state, shooter, weapon, target), ...others];
}

function strikeGround(turn: Turn, shooter: Figure, weapon: CarriedWeapon, at: Place): void {
  turn.emit({ type: 'impact', figure: shooter.id, weapon: weapon.id, at });
  for (const attack of groundAttacks(turn.state, shooter, weapon, at)) strike(turn, attack);
}

/** The blows of a shot that comes down at a point: around it, or on who stands there (UC-ATTR-ZONE, UC-ATTR-DEVIATION). */
export function groundAttacks(state: State, shooter: Figure, weapon: CarriedWeapon, at: Place): readonly Attack[] {
  const radius = areaOf(weapon);
  return radius > 0
    ? figuresAround(state, pointBody(at), radius).map((id) => areaAttack(state, shooter, weapon, figureOf(state, id), at))
    : figuresOver(state, at).map((id) => shotAttack(state, shooter, weapon, figureOf(state, id)));
}

/** Whom a shot that hits may strike, with equal chances: by option those in contact with the target too (UC-SHOOT-TARGET). */
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

/** All shots of one weapon; each further target is chosen after the former shot (UC-ATTR-CADENCE). */
function fire(turn: Turn, shooter: Figure, weapon: CarriedWeapon, first?: Figure | Place): void {
  const shots = shotsOf(weapon);
  for (let shot = 1; shot <= shots && inPlay(shooter); shot++) {
    const aim = shot === 1 && first ? first : nextTarget(turn, shooter, weapon, shot, shots);
    if (!aim) return;
    shootOnce(turn, shooter, weapon, aim);
  }
}

function nextTarget(turn: Turn, shooter: Figure, weapon: CarriedWeapon, shot: number, of: number): Figure | undefined {
  const targets = legalTargets(turn.state, shooter, weapon).map(({ id }) => id);
  if (targets.length === 0) return undefined;
  const { seat } = groupOf(turn.state, shooter.id);
  const about = { figure: shooter.id, weapon: weapon.id, shot, of };
  const chosen = turn.choose<FigureId | null>({ purpose: 'nextTarget', seat, about, options: [...targets, null] });
  return chosen === null ? undefined : figureOf(turn.state, chosen);
}

function weaponOf(state: State, figure: Figure, id: string): CarriedWeapon | undefined {
  return shootingWeapons(state, figure).find((weapon) => weapon.id === id);
}

/** Shoot or throw (UC-ACT-SHOOT). */
export const shoot = basicAction<Shoot>({
  command: 'shoot',
  cost: () => 1,
  repeatable: true,
  hands: true,
  check(state, figure, command) {
    const weapon = weaponOf(state, figure, command.weapon);
    if (!weapon) return refuse('UC-ACT-SHOOT', 'Elle n’a pas cette arme de tir.', 'It has no such shooting weapon.');
    if (command.second !== undefined) {
      const second = weaponOf(state, figure, command.second);
      const able = grantedTo(sheetOf(state, figure.id)).own.some(({ rule }) => rule.twoWeapons);
      if (!second || second === weapon || !able) {
        return refuse('UC-ATTR-AMBIDEXTRE', 'Elle ne tire pas avec deux armes.', 'It does not shoot two weapons at once.');
      }
    }
    if (command.point) return pointRefusal(state, figure, weapon, command.point);
    const target = command.target === undefined ? undefined : state.figures[command.target];
    if (!target) return refuse('UC-SHOOT-TARGET', 'Il faut une cible.', 'A target is needed.');
    return shotRefusal(state, figure, weapon, target);
  },
  aims: (state, figure, target) =>
    shootingWeapons(state, figure).map((weapon) => ({ type: 'shoot', weapon: weapon.id, target: target.id })),
  play(turn, figure, command) {
    const weapon = weaponOf(turn.state, figure, command.weapon);
    const aim = command.point ?? (command.target === undefined ? undefined : figureOf(turn.state, command.target));
    if (weapon) fire(turn, figure, weapon, aim);
    const second = command.second === undefined ? undefined : weaponOf(turn.state, figure, command.second);
    if (second && !weaponRefusal(turn.state, figure, second)) fire(turn, figure, second);
  },
  offers: (state, figure) =>
    shootingWeapons(state, figure).flatMap((weapon) =>
      figuresInPlay(state)
        .filter((target) => !allied(state, figure.id, target.id))
        .map((target) => ({
          id: `shoot:${weapon.id}:${target.id}`,
          type: 'shoot',
          command: { type: 'shoot', weapon: weapon.id, target: target.id },
          refusal: shotRefusal(state, figure, weapon, target),
        })),
    ),
});
