import { arcOf, coverOf, distanceBetween, hiddenFrom } from '@escarmouche/skirmish/plane';
import { sheetOf, type FigureId } from '@escarmouche/skirmish';
import {
  areaOf,
  expectedPower,
  expectedShot,
  grantedTo,
  isSilent,
  mayAim,
  mayShoot,
  plane,
  rangeOf,
  shootingWeapons,
  type CarriedWeapon,
  type ActionCommand,
  type Expected,
  type Figure,
  type Power,
  type Scene,
  type State,
} from '@escarmouche/urss-classic';
import { withGhost } from '../plane/ghost.ts';
import type { Aim as AimOf, Shots } from '../plane/tactics.ts';
import { noiseCost } from './noise.ts';
import { worthOf } from './worth.ts';

/**
 * A weapon that shoots, or a power that strikes from afar. What it is worth hangs on the places of the two only by how the target is seen; else on the
 * vitality of both, and on the effects in force.
 */
export interface Aim extends AimOf {
  readonly with: CarriedWeapon | Power;
  /** What it counts for as an action (UC-ACT-ONCE). */
  readonly type: string;
  /** It is heard (UC-SV-AI-NOISE). */
  readonly loud: boolean;
  /** Units around its target within which it strikes everybody: then its worth is not kept from one decision to the next. */
  readonly area: number;
  /** Worth by vitality of the two and by SEEN. */
  readonly worths: Worths;
}

type Worths = (number | undefined)[];

/** How a target may be seen: its front, its rear, and both again behind cover. */
const SEEN = [
  { arc: 'front', hidden: 0 },
  { arc: 'rear', hidden: 0 },
  { arc: 'front', hidden: 1 },
  { arc: 'rear', hidden: 1 },
] as const;

/** More than any figure has. */
const MOST_VITALITY = 16;

/** Aims of a battle under the same effects and with the same at stake, by shooter and target. */
type Aims = Map<FigureId, Map<FigureId, readonly Aim[]>>;

const battles = new WeakMap<Scene, Map<string, Aims>>();

function aimsUnder({ scene, effects, scenario }: State): Aims {
  const known = battles.get(scene) ?? new Map<string, Aims>();
  battles.set(scene, known);
  const key = effects.map(({ rule, on, by }) => `${rule} ${on} ${by}`).join() + (scenario ? JSON.stringify(scenario) : '');
  const aims = known.get(key) ?? new Map<FigureId, Map<FigureId, readonly Aim[]>>();
  known.set(key, aims);
  return aims;
}

const isPower = (means: CarriedWeapon | Power): means is Power => 'works' in means;

const aimWith = (weapon: CarriedWeapon): Aim => ({
  with: weapon,
  type: 'shoot',
  range: rangeOf(weapon),
  loud: !isSilent(weapon),
  area: areaOf(weapon),
  worths: [],
});

/** A power that makes damage rolls on an enemy within a range. */
function aimsByPower({ power }: { readonly power?: Power }): readonly Aim[] {
  if (!power?.blows || power.range === undefined || power.worth !== undefined) return [];
  return [{ with: power, type: power.id, range: power.range, loud: false, area: power.area ?? 0, worths: [] }];
}

function aimsAt(state: State, aims: Aims, shooter: Figure, target: FigureId): readonly Aim[] {
  let mine = aims.get(shooter.id);
  if (!mine) aims.set(shooter.id, (mine = new Map()));
  let found = mine.get(target);
  if (!found) {
    const powers = grantedTo(sheetOf(state, shooter.id)).own.flatMap(({ rule }) => aimsByPower(rule));
    mine.set(target, (found = [...shootingWeapons(state, shooter).map(aimWith), ...powers]));
  }
  return found;
}

/** The command that shoots, or uses the power. */
export function aimed(aim: Aim, target: FigureId): ActionCommand {
  return isPower(aim.with) ? { type: 'special', rule: aim.with.id, target } : { type: 'shoot', weapon: aim.with.id, target };
}

/** Has the figure used up this kind of action in its activation? */
function isSpent({ activation }: State, shooter: Figure, { type }: Aim): boolean {
  return activation?.figure === shooter.id && activation.encore !== type && activation.done.includes(type);
}

function losses(state: State, shooter: Figure, { with: means }: Aim, target: Figure, seen?: (typeof SEEN)[number]): readonly Expected[] {
  return isPower(means) ? expectedPower(state, shooter, means.id, target, seen) : expectedShot(state, shooter, means, target, seen);
}

/** What shots and powers are worth as everybody stands now, by exact odds; the same one is worked out once. */
export function shots(state: State): Shots<State, Aim> {
  const aims = aimsUnder(state);
  /** Worth of what strikes around its target, as everybody stands now. */
  const spread = new Map<Aim, Worths>();
  const noise = noiseCost(state);

  function worthsOf(aim: Aim): Worths {
    if (aim.area === 0) return aim.worths;
    const worths = spread.get(aim) ?? [];
    spread.set(aim, worths);
    return worths;
  }

  /** With the target seen like this; the shooter's own loss, which hangs on where it stands, left out. */
  function worthAs(aim: Aim, shooter: Figure, target: Figure, covered: boolean): number {
    const seen = (covered ? 2 : 0) + (arcOf(target, shooter) === 'front' ? 0 : 1);
    const i = (shooter.vitality * MOST_VITALITY + target.vitality) * SEEN.length + seen;
    return (worthsOf(aim)[i] ??= worthOf(
      state,
      shooter.id,
      losses(state, shooter, aim, target, SEEN[seen]).filter(({ figure }) => figure !== shooter.id || isPower(aim.with)),
    ));
  }

  const cost = (aim: Aim, shooter: Figure): number => (aim.loud ? noise(shooter) : 0);

  return {
    aims: (shooter, target) => aimsAt(state, aims, shooter, target),
    most: (shooter, aim, target) => worthAs(aim, shooter, target, false) - cost(aim, shooter),
    legal(shooter, aim, target) {
      if (isSpent(state, shooter, aim)) return false;
      return isPower(aim.with) ? mayAim(state, shooter, target, aim.range) : mayShoot(state, shooter, aim.with, target);
    },
    worth(shooter, aim, target) {
      if (aim.area > 0 && distanceBetween(state, shooter, target) <= aim.area) {
        return worthOf(state, shooter.id, losses(withGhost(state, shooter), shooter, aim, target)) - cost(aim, shooter);
      }
      return worthAs(aim, shooter, target, coverOf(plane, hiddenFrom(plane, state, shooter, target)) > 0) - cost(aim, shooter);
    },
  };
}
