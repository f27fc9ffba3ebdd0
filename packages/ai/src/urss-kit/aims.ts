import { figureOf, inPlay, sheetOf, type FigureId } from '@escarmouche/skirmish';
import {
  areaOf,
  expectedPower,
  expectedShot,
  grantedTo,
  lendersIn,
  longRange,
  mayShoot,
  plane,
  rangedArms,
  type ActionCommand,
  type Arm,
  type Figure,
  type Power,
  type State,
} from '@escarmouche/urss-kit';
import { shotsBy, type Aim as AimOf, type Missile } from '../plane/aims.ts';

/** A weapon at one of its two ranges. */
interface Banded {
  readonly arm: Arm;
  readonly far: boolean;
}

/** A weapon at normal or at long range, or a power that strikes from afar. */
export type Aim = AimOf<Banded | Power>;

export const isPower = (means: Banded | Power): means is Power => 'works' in means;

/** The two ranges are two missiles: a shot beyond the normal one is worth less (UK-SHOOT-LONG). */
function byWeapon(arm: Arm): readonly Missile<Banded | Power>[] {
  const at = (far: boolean): Omit<Missile<Banded>, 'range'> => ({
    with: { arm, far },
    type: 'shoot',
    loud: false,
    area: areaOf(arm),
    recoils: false,
  });
  return [Object.assign(at(false), { range: arm.range }), Object.assign(at(true), { range: longRange(arm), beyond: arm.range })];
}

/** A power that makes damage rolls on an enemy within a range. */
function byPower({ power }: { readonly power?: Power }): readonly Missile<Banded | Power>[] {
  if (!power?.blows || power.range === undefined || power.worth !== undefined) return [];
  return [{ with: power, type: power.id, range: power.range, loud: false, area: 0, recoils: true }];
}

/** The command that shoots, or uses the power. */
export function aimed(aim: Aim, target: FigureId): ActionCommand {
  return isPower(aim.with) ? { type: 'special', rule: aim.with.id, target } : { type: 'shoot', weapon: aim.with.arm.id, target };
}

/** Has the figure used up this type of action (UK-ACT-ONCE)? */
function isSpent(state: State, shooter: Figure, type: string): boolean {
  const taken = shooter.done.filter((done) => done === type).length;
  return state.activation?.figure === shooter.id && taken >= grantedTo(sheetOf(state, shooter.id)).repeats;
}

export const shots = shotsBy<State, Banded | Power>({
  rules: plane,
  // Hidden for less than a third, between a third and two, and for more (UK-COVER-LIGHT, UK-COVER-HEAVY).
  covers: [0, 0.5, 0.9],
  missiles: (state, shooter) => [
    ...rangedArms(state, shooter).flatMap(byWeapon),
    ...grantedTo(sheetOf(state, shooter.id)).own.flatMap(({ rule }) => byPower(rule)),
  ],
  under: lenders,
  manner: mannerOf,
  losses: (state, shooter, { with: means }, target, seen) =>
    isPower(means)
      ? expectedPower(state, shooter, means.id, target, seen)
      : expectedShot(state, shooter, means.arm, target, seen && { arc: seen.arc, hidden: seen.hidden, far: means.far }),
  legal(state, shooter, { type, with: means }, target) {
    if (isSpent(state, shooter, type)) return false;
    if (isPower(means)) return !means.refusal?.(state, shooter, target, { type: 'special', rule: means.id, target: target.id });
    return mayShoot(state, shooter, means.arm, target);
  },
  noise: () => () => 0,
});

/** Who is in play and lends something to the rolls of others (UK-SKILL-MODIFIERS). */
function lenders(state: State): string {
  let ids = '';
  for (const group of lendersIn(state.scene).values()) {
    for (const id of group) if (inPlay(figureOf(state, id))) ids += `${id},`;
  }
  return ids;
}

/** What changes its rolls and saves beside vitality: effects, what lasts, posture, what is held, an aim (UK-SYS-DURATION). */
function mannerOf({ effects, passing, activation }: State, { id, posture, held }: Figure): string {
  let manner = activation?.figure === id && activation.aimed ? `${posture},aimed` : posture;
  for (const item of held) manner += `,${item}`;
  for (const { on, rule } of effects) if (on === id) manner += `;${rule}`;
  for (const { figure, rule } of passing) if (figure === id) manner += `;${rule}`;
  return manner;
}
