import { groupOf } from '@escarmouche/skirmish';
import { isUnarmed } from '../arms.ts';
import { distinct } from '../melee/weapons.ts';
import type { Granted } from '../rule.ts';
import type { Turn } from '../turn.ts';
import type { Suspended, Won } from './fighter.ts';

/** The weapon that the loser has used breaks, unless it cannot; of two the winner's player says which. */
export function breakWeapon(turn: Turn, { winner, loser }: Won, { rule }: Granted, waiting: Suspended | undefined): void {
  const breakable = loser.arms.filter((arm) => !isUnarmed(arm) && !arm.rules.some((one) => one.rule.unbreakable));
  if (breakable.length === 0) return;
  const weapon = turn.choose('brokenWeapon', {
    seat: groupOf(turn.state, winner.figure.id).seat,
    about: { figure: winner.figure.id, against: loser.figure.id },
    options: distinct(breakable).map(({ id }) => id),
  });
  const loss = { weapon, rule: rule.cites[0] };
  if (waiting) waiting.losses.push(loss);
  else turn.emit({ type: 'weaponLost', figure: loser.figure.id, ...loss });
}
