import { refuse, type Pool, type Refusal } from '@escarmouche/referee';
import { inFrontArc, within } from '@escarmouche/space';
import type { Attack } from './attack.ts';
import { strike } from './damage.ts';
import { poolOf } from './dice.ts';
import {
  allied,
  alliesInContact,
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
import { arcOf, shows, sightOf } from './vision.ts';

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
  const distance = distanceBetween(state, looker, target);
  if (!within(distance, range)) {
    const [far, reach] = [paces(distance), paces(range)];
    return refuse(
      'UC-SHOOT-RANGE',
      `${who} est à ${far.fr} pas, hors de portée (${reach.fr}).`,
      `${who} is ${far.en} paces away, out of range (${reach.en}).`,
    );
  }
  if (undetectableFrom(state, target, distance)) {
    return refuse('UC-ATTR-INDECELABLE', `${who} est indécelable à plus de 3 pas.`, `${who} is undetectable from more than 3 paces.`);
  }
  if (!shows(sightOf(state, looker, target).hidden)) {
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
  const refusal = weaponRefusal(state, shooter, weapon) ?? aimRefusal(state, shooter, target, (weapon.range ?? 0) * 1000);
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
    hidden: sightOf(state, shooter, target).hidden,
  };
}

function shotsOf(weapon: CarriedWeapon): number {
  return Math.max(1, ...grantedByWeapon(weapon).map((granted) => granted.rule.shots?.(granted) ?? 1));
}

/** One shot: test of Tir, damage, saves, then what the weapon's rules make of it (UC-SYS-DICEORDER). */
function shootOnce(turn: Turn, shooter: Figure, weapon: CarriedWeapon, target: Figure): void {
  const { seat } = groupOf(turn.state, shooter.id);
  const roll = turn.roll('shooting', shootingPool(turn.state, shooter, target), { figure: shooter.id, target: target.id }, seat);
  turn.emit({ type: 'rolled', purpose: 'shooting', roll, rule: 'UC-SHOOT-ROLL', figure: shooter.id, target: target.id, of: weapon.id });
  for (const { rule } of [...grantedTo(sheetOf(turn.state, shooter.id)).own, ...grantedByWeapon(weapon)])
    rule.shotFired?.(turn, shooter, weapon);
  const hit = roll.success === true;
  const struck = hit ? figureHit(turn, target) : target;
  const attack = shotAttack(turn.state, shooter, weapon, struck);
  if (hit) strike(turn, attack);
  for (const granted of grantedByWeapon(weapon)) {
    granted.rule.shotResolved?.(turn, { shooter: shooter.id, weapon, target: struck.id, hit }, granted);
  }
}

/** By option a shot into a melee hits one of those in contact at random (UC-SHOOT-TARGET). */
function figureHit(turn: Turn, target: Figure): Figure {
  if (turn.state.scene.options['shoot.intoMelee'] === 'aimed') return target;
  const others = [...engagedWith(turn.state, target), ...alliesInContact(turn.state, target)];
  const order = turn.state.scene.roster;
  others.sort((a, b) => order.indexOf(a.id) - order.indexOf(b.id));
  const drawn = [target, ...others].slice(0, 6);
  if (drawn.length === 1) return target;
  for (;;) {
    const [face = 1] = turn.dice('scatter', [6], { target: target.id, among: drawn.map(({ id }) => id) });
    const found = drawn[face - 1];
    if (found) return found;
  }
}

/** All shots of one weapon; each further target is chosen after the former shot (UC-ATTR-CADENCE). */
function fire(turn: Turn, shooter: Figure, weapon: CarriedWeapon, first: FigureId | undefined): void {
  const shots = shotsOf(weapon);
  for (let shot = 1; shot <= shots && inPlay(shooter); shot++) {
    const target = shot === 1 && first !== undefined ? first : nextTarget(turn, shooter, weapon, shot, shots);
    if (target === undefined) return;
    shootOnce(turn, shooter, weapon, figureOf(turn.state, target));
  }
}

function nextTarget(turn: Turn, shooter: Figure, weapon: CarriedWeapon, shot: number, of: number): FigureId | undefined {
  if (turn.state.phase === 'over') return undefined;
  const targets = legalTargets(turn.state, shooter, weapon).map(({ id }) => id);
  if (targets.length === 0) return undefined;
  const { seat } = groupOf(turn.state, shooter.id);
  const about = { figure: shooter.id, weapon: weapon.id, shot, of };
  return turn.choose<FigureId | null>({ purpose: 'nextTarget', seat, about, options: [...targets, null] }) ?? undefined;
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
    const target = command.target === undefined ? undefined : state.figures[command.target];
    if (!target) return refuse('UC-SHOOT-TARGET', 'Il faut une cible.', 'A target is needed.');
    return shotRefusal(state, figure, weapon, target);
  },
  play(turn, figure, command) {
    const weapon = weaponOf(turn.state, figure, command.weapon);
    if (weapon) fire(turn, figure, weapon, command.target);
    const second = command.second === undefined ? undefined : weaponOf(turn.state, figure, command.second);
    if (second && !weaponRefusal(turn.state, figure, second)) fire(turn, figure, second, undefined);
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
