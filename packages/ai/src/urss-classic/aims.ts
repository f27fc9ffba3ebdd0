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
  type ActionCommand,
  type CarriedWeapon,
  type Figure,
  type Power,
  type State,
} from '@escarmouche/urss-classic';
import { shotsBy, type Aim as AimOf, type Missile } from '../plane/aims.ts';
import { noiseCost } from './noise.ts';

/** A weapon that shoots, or a power that strikes from afar. */
export type Aim = AimOf<CarriedWeapon | Power>;

export const isPower = (means: CarriedWeapon | Power): means is Power => 'works' in means;

const byWeapon = (weapon: CarriedWeapon): Missile<CarriedWeapon | Power> => ({
  with: weapon,
  type: 'shoot',
  range: rangeOf(weapon),
  loud: !isSilent(weapon),
  area: areaOf(weapon),
  recoils: false,
});

/** A power that makes damage rolls on an enemy within a range. */
function byPower({ power }: { readonly power?: Power }): readonly Missile<CarriedWeapon | Power>[] {
  if (!power?.blows || power.range === undefined || power.worth !== undefined) return [];
  return [{ with: power, type: power.id, range: power.range, loud: false, area: power.area ?? 0, recoils: true }];
}

/** The command that shoots, or uses the power. */
export function aimed(aim: Aim, target: FigureId): ActionCommand {
  return isPower(aim.with) ? { type: 'special', rule: aim.with.id, target } : { type: 'shoot', weapon: aim.with.id, target };
}

/** Has the figure used up this kind of action in its activation (UC-ACT-ONCE)? */
function isSpent({ activation }: State, shooter: Figure, type: string): boolean {
  return activation?.figure === shooter.id && activation.encore !== type && activation.done.includes(type);
}

export const shots = shotsBy<State, CarriedWeapon | Power>({
  rules: plane,
  covers: [0, 1],
  missiles: (state, shooter) => [
    ...shootingWeapons(state, shooter).map(byWeapon),
    ...grantedTo(sheetOf(state, shooter.id)).own.flatMap(({ rule }) => byPower(rule)),
  ],
  under: ({ effects }) => effects.map(({ rule, on, by }) => `${rule} ${on} ${by}`).join(),
  manner: () => '',
  losses: (state, shooter, { with: means }, target, seen) =>
    isPower(means) ? expectedPower(state, shooter, means.id, target, seen) : expectedShot(state, shooter, means, target, seen),
  legal(state, shooter, { type, with: means, range }, target) {
    if (isSpent(state, shooter, type)) return false;
    return isPower(means) ? mayAim(state, shooter, target, range) : mayShoot(state, shooter, means, target);
  },
  noise: noiseCost,
});
