import { sheetOf } from '@escarmouche/skirmish';
import { dangerBy, type StrikeFromAfar } from '@escarmouche/skirmish/plane';
import { opponents } from '../actions/fight.ts';
import { mayShoot } from '../aiming.ts';
import { rangedArms } from '../arms.ts';
import { facingTowards } from '../facing.ts';
import { baseMove } from '../figures.ts';
import { grantedTo } from '../granted.ts';
import { plane } from '../plane.ts';
import type { Figure, State } from '../state.ts';
import { awaitsActivation } from '../turns/who.ts';
import { fightOdds } from './fight.ts';
import { powerOdds } from './power.ts';
import { shotOdds } from './shot.ts';

/** The threat of a prone or stunned figure is reckoned as if it stood (UK-STATE-PRONE-ACT, UK-STATE-STUNNED). */
const upright = (by: Figure): Figure => ({ ...by, posture: 'standing', stunned: false });

/** Shots and powers that strike (UK-ARC-FRONT); on a bare wall hands are taken (UK-ACT-CLIMB). */
function strikes(state: State, by: Figure): readonly StrikeFromAfar<State>[] {
  if (by.perch?.on === 'wall') return [];
  const shots = rangedArms(state, by).map((arm): StrikeFromAfar<State> => ({
    how: 'shot',
    id: arm.id,
    may: (now, shooter, on) => mayShoot(now, shooter, arm, on),
    loss: (now, shooter, on) => shotOdds(now, shooter, arm, on).losses[0],
  }));
  const powers = grantedTo(sheetOf(state, by.id)).own.flatMap(({ rule: { power } }): StrikeFromAfar<State>[] =>
    power?.blows
      ? [
          {
            how: 'power',
            id: power.id,
            may: (now, user, on) => !power.refusal?.(now, user, on, { type: 'special', rule: power.id, target: on.id }),
            loss: (now, user, on) => powerOdds(now, user, power.id, on).losses[0],
          },
        ]
      : [],
  );
  return [...shots, ...powers];
}

/** The danger to a figure from each enemy, with the arms in its hands: guards are not counted. */
export const danger = dangerBy<State>({
  plane,
  strikes,
  upright,
  stands: ({ posture, stunned }) => posture !== 'prone' && !stunned,
  opponents,
  fight: (state, by, on) => fightOdds(state, upright(by), on).losses[0],
  walks: baseMove,
  charged: (state, on, charger) => (on.posture !== 'prone' && !on.stunned ? { ...on, facing: facingTowards(state, on, charger) } : on),
  actions: (state, { id, activated, left }) => (activated ? grantedTo(sheetOf(state, id)).actions : left),
  awaits: awaitsActivation,
});
