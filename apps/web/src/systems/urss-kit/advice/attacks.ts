import {
  areaRule,
  fightOdds,
  longRange,
  powerOdds,
  rangedArms,
  shotOdds,
  shotsOf,
  type Arm,
  type Figure,
  type State,
} from '@escarmouche/urss-kit';
import type { Missile } from '../../plane/advice.ts';
import type { Attacks } from '../../urss/game.ts';

export const armOf = (state: State, shooter: Figure, id: string | undefined): Arm | undefined =>
  rangedArms(state, shooter).find((arm) => arm.id === id);

/** What a figure has in hand to shoot with: twice its normal range, beyond which a shot is at a level less (UK-SHOOT-LONG). */
export const missilesOf = (state: State, figure: Figure): readonly Missile[] =>
  rangedArms(state, figure).map((arm) => ({ id: arm.id, name: arm.name, range: longRange(arm), near: arm.range }));

/** Shots, fights and powers, with the exact odds of the chapters. */
export const attacks: Attacks<State> = {
  ids: { range: 'UK-SHOOT-LONG', behind: 'UK-ARC-REAR' },
  area(state, shooter, id) {
    const arm = armOf(state, shooter, id);
    return arm && areaRule(arm);
  },
  shots(state, shooter, id) {
    const arm = armOf(state, shooter, id);
    return arm ? shotsOf(arm) : 1;
  },
  shot(state, shooter, target, { weapon, second, left }) {
    const arm = armOf(state, shooter, weapon);
    return (
      arm && shotOdds(state, shooter, arm, target, { second: armOf(state, shooter, second), ...(left !== undefined && { shots: left }) })
    );
  },
  fight(state, actor, enemy) {
    const { combat, wins, losses } = fightOdds(state, actor, enemy);
    return { combat, steps: wins.flatMap(({ blows }) => blows)[0]?.steps ?? [], losses };
  },
  power: powerOdds,
};
