import { sheetOf } from '@escarmouche/skirmish';
import { dangerBy, engagedWith, facingTowards, type StrikeFromAfar } from '@escarmouche/skirmish/plane';
import { mayShoot, shootingWeapons } from '../aiming.ts';
import { grantedTo } from '../granted.ts';
import { isLifted } from '../lifted.ts';
import { moveAllowance } from '../movement/allowance.ts';
import { plane } from '../plane.ts';
import type { Figure, State } from '../state.ts';
import { fightOdds } from './fight.ts';
import { powerOdds } from './power.ts';
import { shotLoss } from './shot.ts';

/** Shots and powers (UC-ARC-VISION, UC-MELEE-FACE). */
function strikes(state: State, by: Figure): readonly StrikeFromAfar<State>[] {
  const shots = shootingWeapons(state, by).map((weapon): StrikeFromAfar<State> => ({
    how: 'shot',
    id: weapon.id,
    may: (now, shooter, on) => mayShoot(now, shooter, weapon, on),
    loss: (now, shooter, on) => shotLoss(now, shooter, weapon, on),
  }));
  const powers = grantedTo(sheetOf(state, by.id)).own.flatMap(({ rule: { power } }): StrikeFromAfar<State>[] =>
    power?.blows
      ? [
          {
            how: 'power',
            id: power.id,
            may: (now, user, on) => !power.refusal?.(now, user, on),
            loss: (now, user, on) => powerOdds(now, user, power.id, on).losses[0],
          },
        ]
      : [],
  );
  return [...shots, ...powers];
}

/** The danger to a figure from each enemy: alert stances are not counted. */
export const danger = dangerBy<State>({
  plane,
  strikes,
  upright: (by) => ({ ...by, posture: 'standing' }),
  stands: ({ posture }) => posture === 'standing',
  opponents: engagedWith,
  fight: (state, by, on) => fightOdds(state, by, on).losses[0],
  walks: moveAllowance,
  charged(state, on, charger) {
    const unturned = isLifted(state, grantedTo(sheetOf(state, charger.id)).own, { rule: 'UC-ARC-TURN' });
    return unturned ? on : { ...on, facing: facingTowards(state, on, charger) };
  },
  actions: (state, { id }) => sheetOf(state, id).actions,
  awaits: (_state, { activated }) => !activated,
});
