import { refuse, type Refusal, type Text } from '@escarmouche/referee';
import { allied, enemiesOf, inPlay, nameOf, notInPlay } from '@escarmouche/skirmish';
import { bodyOf, distanceBetween, hiddenFrom, seesPoint, shows } from '@escarmouche/skirmish/placed';
import { aimRefusals, arcOf, contactRefusal, engagedRefusal, groundRefusal, inPaces, paces } from '@escarmouche/skirmish/plane';
import { distance, inFrontArc, pointBody, within, type Place } from '@escarmouche/space';
import { areaOf } from './area.ts';
import type { Arm } from './arm.ts';
import { useRefusal } from './arms.ts';
import { PLAIN, type Manner } from './manner.ts';
import { sightline } from './plane.ts';
import { citing } from './registry.ts';
import { screenOf } from './screened.ts';
import type { Figure, State } from './state.ts';
import { DETECTION, undetectableFrom } from './undetectable.ts';

/** The farthest that a weapon shoots: twice its normal range (UK-SHOOT-LONG). */
export const longRange = ({ range }: Arm): number => 2 * range;

/** Obstacles to an aim, in the order in which they are told (UK-SHOOT-TARGET). */
type AimObstacle = 'out' | 'ally' | 'arc' | 'sight' | 'range' | 'screened' | 'undetectable';

/** Needs of an aim beside an enemy in play within its range. */
interface AimNeeds {
  readonly range: number;
  /** The target is not hidden by another figure, as for a shot (UK-SHOOT-HIDDEN, UK-ATTR-GEN-TARGET). */
  readonly clear?: boolean;
  /** The front arc and a line of sight; needed when absent. */
  readonly sight?: boolean;
  /** An undetectable figure is no target from afar; so when absent. */
  readonly detected?: boolean;
}

/** Front arc and more than a sliver in sight (UK-ARC-LOS). */
export function inSight(state: State, looker: Figure, target: Figure): boolean {
  return !sightObstacle(state, looker, target);
}

function sightObstacle(state: State, looker: Figure, target: Figure): 'arc' | 'sight' | undefined {
  if (arcOf(state, looker, target) === 'rear') return 'arc';
  return shows(sightline, hiddenFrom(sightline, state, looker, target)) ? undefined : 'sight';
}

/** Without a sentence, since ways and places are tried in great numbers. */
function aimObstacle(state: State, looker: Figure, target: Figure, needs: AimNeeds): AimObstacle | undefined {
  const { range, clear = false, sight = true, detected = true } = needs;
  if (!inPlay(target)) return 'out';
  if (allied(state, looker.id, target.id)) return 'ally';
  const unseen = sight ? sightObstacle(state, looker, target) : undefined;
  if (unseen) return unseen;
  if (!within(distanceBetween(state, looker, target), range)) return 'range';
  if (clear && screenOf(state, looker, target)) return 'screened';
  return detected && undetectableFrom(state, looker, target) ? 'undetectable' : undefined;
}

/** Why an enemy may not be aimed at; undefined when it may. */
export function aimRefusal(state: State, looker: Figure, target: Figure, needs: AimNeeds): Refusal | undefined {
  const who = nameOf(state, target.id);
  const absent = notInPlay(target, who);
  const refusals = aimRefusals(who);
  switch (aimObstacle(state, looker, target, needs)) {
    case undefined:
      return undefined;
    case 'out':
      return refuse('UK-STATE-OUT', absent.fr, absent.en);
    case 'ally':
      return refusals.ally('UK-SYS-SIDES');
    case 'arc':
      return refusals.arc('UK-ARC-FRONT');
    case 'sight':
      return refusals.sight('UK-ARC-LOS');
    case 'range':
      return rangeRefusal(who, distanceBetween(state, looker, target), needs);
    case 'screened':
      return screenRefusal(state, looker, target);
    case 'undetectable':
      return refusals.undetectable('UK-ATTR-INDECELABLE', DETECTION);
  }
}

/** `clear`: of a shot. */
function rangeRefusal(who: string, away: number, { range, clear }: AimNeeds): Refusal {
  if (clear !== undefined) return tooFarToShoot({ fr: who, en: who }, away, range);
  return aimRefusals(who).range('UK-ATTR-GEN-TARGET', away, range);
}

/** Out of the long range of a weapon, which is twice its own (UK-SHOOT-LONG). */
function tooFarToShoot(what: Text, away: number, long: number): Refusal {
  const [far, reach, own] = [paces(away), inPaces(long), inPaces(long / 2)];
  return refuse(
    'UK-SHOOT-LONG',
    `${what.fr} est à ${far.fr}, hors de portée longue (${reach.fr}, le double de ${own.fr}).`,
    `${what.en} is ${far.en} away, out of long range (${reach.en}, twice ${own.en}).`,
  );
}

function screenRefusal(state: State, looker: Figure, target: Figure): Refusal {
  const who = nameOf(state, target.id);
  const by = nameOf(state, screenOf(state, looker, target)?.id ?? target.id);
  return refuse('UK-SHOOT-HIDDEN', `${who} est cachée par ${by}.`, `${who} is hidden by ${by}.`);
}

/** Why this weapon may not shoot at all now: rules of the weapon, an engaged shooter by option (UK-SHOOT-ENGAGED). */
export function armRefusal(state: State, shooter: Figure, arm: Arm): Refusal | undefined {
  const refusal = useRefusal(state, shooter, arm);
  if (refusal) return refusal;
  return state.scene.options['shoot.whileEngaged'] === 'forbidden' ? engagedRefusal('UK-SHOOT-ENGAGED', state, shooter) : undefined;
}

/** Why a shot may not be aimed at this figure, with a weapon that may shoot. The shooter may be given at another place than its own (UK-SHOOT-TARGET). */
export function targetRefusal(state: State, shooter: Figure, arm: Arm, target: Figure, manner = PLAIN): Refusal | undefined {
  return aimRefusal(state, shooter, target, needsOf(arm, manner)) ?? contactOnlyRefusal(state, shooter, target);
}

/** Why this weapon may not shoot at this figure; undefined when it may. */
export function shotRefusal(state: State, shooter: Figure, arm: Arm, target: Figure, manner = PLAIN): Refusal | undefined {
  return armRefusal(state, shooter, arm) ?? targetRefusal(state, shooter, arm, target, manner);
}

const needsOf = (arm: Arm, { pastFigures }: Manner): AimNeeds => ({ range: longRange(arm), clear: !pastFigures });

/** The same as a yes or no, for many calls. */
export function mayShoot(state: State, shooter: Figure, arm: Arm, target: Figure, manner = PLAIN): boolean {
  return !armRefusal(state, shooter, arm) && mayTarget(state, shooter, arm, target, manner);
}

function mayTarget(state: State, shooter: Figure, arm: Arm, target: Figure, manner: Manner): boolean {
  return !aimObstacle(state, shooter, target, needsOf(arm, manner)) && !contactOnlyRefusal(state, shooter, target);
}

/** Enemies that the next shot of an action under way may be aimed at, in roster order. */
export function targetsLeft(state: State, shooter: Figure, arm: Arm, manner: Manner): Figure[] {
  const { only } = manner;
  return enemiesOf(state, shooter.id).filter(
    (target) => (only === undefined || only === target.id) && mayTarget(state, shooter, arm, target, manner),
  );
}

/** By option an engaged figure shoots only at enemies in contact (UK-SHOOT-ENGAGED). */
function contactOnlyRefusal(state: State, shooter: Figure, target?: Figure): Refusal | undefined {
  return state.scene.options['shoot.whileEngaged'] === 'contact-only'
    ? contactRefusal('UK-SHOOT-ENGAGED', state, shooter, target)
    : undefined;
}

/** Why this weapon may not be aimed at a point of the ground: by option an area weapon may. */
export function pointRefusal(state: State, shooter: Figure, arm: Arm, point: Place): Refusal | undefined {
  const rule = citing('area', 'UK-SHOOT-TARGET');
  if (state.scene.options['zone.pointTarget'] === 'no' || areaOf(arm) === 0) {
    return refuse(rule, 'Il faut viser une figurine.', 'A figure must be aimed at.');
  }
  const refusal = armRefusal(state, shooter, arm) ?? contactOnlyRefusal(state, shooter) ?? groundRefusal(rule, state, point);
  if (refusal) return refusal;
  const refusals = aimRefusals();
  if (!inFrontArc(shooter, shooter.facing, point)) return refusals.arc('UK-ARC-FRONT');
  if (!seesPoint(sightline, state, shooter, point)) return refusals.sight('UK-ARC-LOS');
  const away = distance(bodyOf(state, shooter), pointBody(point));
  return within(away, longRange(arm)) ? undefined : tooFarToShoot({ fr: 'Ce point', en: 'This point' }, away, longRange(arm));
}
