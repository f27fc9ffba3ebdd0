import { allied, type FigureId } from '@escarmouche/skirmish';
import { arcOf, coverOf, distanceBetween, hiddenFrom } from '@escarmouche/skirmish/plane';
import {
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
  type Scene,
  type State,
} from '@escarmouche/urss-classic';
import { withGhost } from '../plane/ghost.ts';
import { stakeOf } from '../plane/stakes.ts';
import type { Aim as AimOf, Shots } from '../plane/tactics.ts';

/** What losses are worth to a figure's side, in vitality points, by what hangs on each: those of its enemies for it, its own against it. */
export function worthOf(state: State, id: FigureId, losses: readonly Expected[]): number {
  let sum = 0;
  for (const { figure, points, out } of losses)
    sum += (allied(state, id, figure) ? -1 : 1) * (points + LAST_POINT * out) * stakeOf(state, figure);
  return sum;
}

/** What a fight is worth to who begins it, as the two stand. */
export function fightValue(state: State, figure: Figure, enemy: Figure): number {
  return worthOf(state, figure.id, expectedFight(state, figure, enemy));
}

/**
 * What a shot is worth hangs on the places of the two only by how the target is seen; else on the vitality of both, and on the effects in force.
 */
export interface Aim extends AimOf {
  readonly weapon: CarriedWeapon;
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

function aimsAt(state: State, aims: Aims, shooter: Figure, target: FigureId): readonly Aim[] {
  let mine = aims.get(shooter.id);
  if (!mine) aims.set(shooter.id, (mine = new Map()));
  let found = mine.get(target);
  if (!found) {
    found = shootingWeapons(state, shooter).map((weapon) => {
      const areas = weapon.rules.map(
        (grant) => specialRules.get(grant.id).area?.({ rule: specialRules.get(grant.id), grant, weapon }) ?? 0,
      );
      return { weapon, range: weapon.range ?? 0, area: Math.max(0, ...areas), worths: [] };
    });
    mine.set(target, found);
  }
  return found;
}

/** What shots are worth as everybody stands now, by exact odds; the same shot is worked out once. */
export function shots(state: State): Shots<State, Aim> {
  const aims = aimsUnder(state);
  /** Worth of shots that strike around their target, as everybody stands now. */
  const spread = new Map<Aim, Worths>();

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
    return (worthsOf(aim)[i] ??= worthOf(state, shooter.id, lossesAs(state, aim, shooter, target, seen)));
  }

  return {
    aims: (shooter, target) => aimsAt(state, aims, shooter, target),
    most: (shooter, aim, target) => worthAs(aim, shooter, target, false),
    legal: (shooter, { weapon }, target) => mayShoot(state, shooter, weapon, target),
    worth(shooter, aim, target) {
      if (aim.area > 0 && distanceBetween(state, shooter, target) <= aim.area) {
        return worthOf(state, shooter.id, expectedShot(withGhost(state, shooter), shooter, aim.weapon, target));
      }
      return worthAs(aim, shooter, target, coverOf(plane, hiddenFrom(plane, state, shooter, target)) > 0);
    },
  };
}

function lossesAs(state: State, { weapon }: Aim, shooter: Figure, target: Figure, seen: number): readonly Expected[] {
  return expectedShot(state, shooter, weapon, target, SEEN[seen]).filter(({ figure }) => figure !== shooter.id);
}
