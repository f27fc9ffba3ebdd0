import { refuse, type Refusal } from '@escarmouche/referee';
import { allied, figuresInPlay, inPlay, nameOf, notInPlay, oncePer, sheetOf } from '@escarmouche/skirmish';
import { bodyOf, distanceBetween, hiddenFrom, seesPoint, shows } from '@escarmouche/skirmish/placed';
import { aimRefusals, arcOf, contactRefusal, engagedRefusal, groundRefusal } from '@escarmouche/skirmish/plane';
import { distance, inFrontArc, pointBody, within, type Place } from '@escarmouche/space';
import { areaOf } from './area.ts';
import { grantedByWeapon } from './granted.ts';
import { plane } from './plane.ts';
import { citing } from './registry.ts';
import type { CarriedWeapon, Figure, Sheet, State } from './state.ts';
import { DETECTION, undetectableFrom } from './undetectable.ts';

export const shootingOf = oncePer((sheet: Sheet): readonly CarriedWeapon[] => sheet.weapons.filter((weapon) => weapon.class !== 'melee'));

/** Weapons that shoot or are thrown (UC-ACT-SHOOT). */
export function shootingWeapons(state: State, figure: Figure): readonly CarriedWeapon[] {
  return shootingOf(sheetOf(state, figure.id));
}

/** Units that a weapon carries (UC-SHOOT-RANGE); every one that shoots has a range. */
export function rangeOf(weapon: CarriedWeapon): number {
  return weapon.range ?? 0;
}

/** Obstacles to an aim, in the order in which they are told. */
type AimObstacle = 'out' | 'ally' | 'arc' | 'range' | 'undetectable' | 'hidden';

/** Side, arc, range, undetectable, sight (UC-SHOOT-TARGET, UC-ARC-VISION). Without a sentence, since ways and places are tried in great numbers. */
function aimObstacle(state: State, looker: Figure, target: Figure, range: number): AimObstacle | undefined {
  if (!inPlay(target)) return 'out';
  if (allied(state, looker.id, target.id)) return 'ally';
  if (arcOf(state, looker, target) === 'rear') return 'arc';
  const away = distanceBetween(state, looker, target);
  if (!within(away, range)) return 'range';
  if (undetectableFrom(state, target, away)) return 'undetectable';
  return shows(plane, hiddenFrom(plane, state, looker, target)) ? undefined : 'hidden';
}

/** Why a figure may not be aimed at with a given reach. */
export function aimRefusal(state: State, looker: Figure, target: Figure, range: number): Refusal | undefined {
  const who = nameOf(state, target.id);
  const absent = notInPlay(target, who);
  const refusals = aimRefusals(who);
  switch (aimObstacle(state, looker, target, range)) {
    case undefined:
      return undefined;
    case 'out':
      return refuse('UC-DMG-OUT', absent.fr, absent.en);
    case 'ally':
      return refusals.ally('UC-SYS-SIDES');
    case 'arc':
      return refusals.arc('UC-ARC-VISION');
    case 'range':
      return refusals.range('UC-SHOOT-RANGE', distanceBetween(state, looker, target), range);
    case 'undetectable':
      return refusals.undetectable('UC-ATTR-INDECELABLE', DETECTION);
    case 'hidden':
      return refusals.sight('UC-SYS-LOS');
  }
}

/** The same as a yes or no, for many calls. */
export function mayAim(state: State, looker: Figure, target: Figure, range: number): boolean {
  return !aimObstacle(state, looker, target, range);
}

/** Why this weapon may not shoot at all now: rules of the weapon, an engaged shooter (options). */
export function weaponRefusal(state: State, shooter: Figure, weapon: CarriedWeapon): Refusal | undefined {
  for (const { rule } of grantedByWeapon(weapon)) {
    const refusal = rule.forbidsUse?.(state, shooter, weapon);
    if (refusal) return refusal;
  }
  return state.scene.options['shoot.whileEngaged'] === 'forbidden' ? engagedRefusal('UC-SHOOT-TARGET', state, shooter) : undefined;
}

/** Why this weapon may not shoot at this figure; undefined when it may. */
export function shotRefusal(state: State, shooter: Figure, weapon: CarriedWeapon, target: Figure): Refusal | undefined {
  return (
    weaponRefusal(state, shooter, weapon) ??
    aimRefusal(state, shooter, target, rangeOf(weapon)) ??
    contactOnlyRefusal(state, shooter, target)
  );
}

/** The same as a yes or no, for many calls. */
export function mayShoot(state: State, shooter: Figure, weapon: CarriedWeapon, target: Figure): boolean {
  return (
    !weaponRefusal(state, shooter, weapon) &&
    !aimObstacle(state, shooter, target, rangeOf(weapon)) &&
    !contactOnlyRefusal(state, shooter, target)
  );
}

/** By option an engaged figure shoots only at enemies in contact (UC-SHOOT-TARGET). */
function contactOnlyRefusal(state: State, shooter: Figure, target?: Figure): Refusal | undefined {
  return state.scene.options['shoot.whileEngaged'] === 'contact-only'
    ? contactRefusal('UC-SHOOT-TARGET', state, shooter, target)
    : undefined;
}

/** Why this weapon may not be aimed at a point of the ground: by option an area weapon may. */
export function pointRefusal(state: State, shooter: Figure, weapon: CarriedWeapon, point: Place): Refusal | undefined {
  if (state.scene.options['zone.pointTarget'] === 'no' || areaOf(weapon) === 0) {
    return refuse(citing('area', 'UC-SHOOT-TARGET'), 'Il faut viser une figurine.', 'A figure must be aimed at.');
  }
  const refusal =
    weaponRefusal(state, shooter, weapon) ??
    contactOnlyRefusal(state, shooter) ??
    groundRefusal(citing('area', 'UC-SHOOT-TARGET'), state, point);
  if (refusal) return refusal;
  const refusals = aimRefusals();
  if (!inFrontArc(shooter, shooter.facing, point)) return refusals.arc('UC-ARC-VISION');
  const away = distance(bodyOf(state, shooter), pointBody(point));
  if (!within(away, rangeOf(weapon))) return refusals.range('UC-SHOOT-RANGE', away, rangeOf(weapon));
  return seesPoint(plane, state, shooter, point) ? undefined : refusals.sight('UC-SYS-LOS');
}

/** Enemies this weapon may be shot at now, in roster order (UC-SHOOT-TARGET). */
export function legalTargets(state: State, shooter: Figure, weapon: CarriedWeapon): Figure[] {
  return figuresInPlay(state).filter((target) => mayShoot(state, shooter, weapon, target));
}
