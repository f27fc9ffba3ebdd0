import { groupOf } from '@escarmouche/skirmish';
import type { Arm } from '../arm.ts';
import { distinct } from '../melee/weapons.ts';
import type { Turn } from '../turn.ts';
import type { Suspended, Won } from './fighter.ts';

/** Weapons of a loser that break by a rule, unless a rule of their own withstands that. */
export const breakable = (arms: readonly Arm[], rule: string): readonly Arm[] =>
  arms.filter((arm) => !arm.rules.some((one) => one.rule.withstands?.({ rule })));

/** One of these weapons of the loser breaks, unless a rule withstands that; of two the winner's player chooses. */
export function breakWeapon(turn: Turn, { winner, loser }: Won, arms: readonly Arm[], rule: string, waiting: Suspended | undefined): void {
  const breaking = breakable(arms, rule);
  if (breaking.length === 0) return;
  const weapon = turn.choose('brokenWeapon', {
    seat: groupOf(turn.state, winner.figure.id).seat,
    about: { figure: winner.figure.id, against: loser.figure.id },
    options: distinct(breaking).map(({ id }) => id),
  });
  if (waiting) waiting.losses.push({ weapon, rule });
  else turn.emit({ type: 'weaponLost', figure: loser.figure.id, weapon, rule });
}
