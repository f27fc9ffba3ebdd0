import { filling, oncePer, sheetOf, type Shot } from '@escarmouche/skirmish';
import { longRange, mayShoot, shotRefusal, targetRefusal } from '../aiming.ts';
import { areaRule } from '../area.ts';
import type { Arm } from '../arm.ts';
import { rangedArms } from '../arms.ts';
import type { Command } from '../commands.ts';
import { drawnAmong } from '../draw.ts';
import { grantedTo } from '../granted.ts';
import { PLAIN, type Manner } from '../manner.ts';
import { specialRules } from '../registry.ts';
import { shotsOf } from '../shooting.ts';
import type { Figure, State } from '../state.ts';
import { expectedShot } from './expected.ts';
import { shotAftermaths, shotOdds } from './shot.ts';

/** Has a figure taken this type of action as often as it may (UK-ACT-ONCE)? */
export function isSpent(state: State, { id, done }: Figure, type: string): boolean {
  return state.activation?.figure === id && done.filter((one) => one === type).length >= grantedTo(sheetOf(state, id)).repeats;
}

/** The figures that a shot may strike; of shots that may fell or stray, one after the other, the place itself. */
const placeKeyOf =
  (arm: Arm, shots: number) =>
  (state: State, by: Figure, on: Figure): string => {
    const among = drawnAmong(state, by, arm, on);
    if (shots > 1 && (among.length > 1 || mayFell(state, by, arm) || strays(arm))) return `${by.x} ${by.y}`;
    return among.length === 1 && among[0] === on ? '' : among.map(({ id }) => id).join();
  };

const strays = ({ rules }: Arm): boolean => filling(rules, 'strays').length > 0;

const mayFell = (state: State, { id }: Figure, { rules }: Arm): boolean =>
  filling([...grantedTo(sheetOf(state, id)).own, ...rules], 'hit').length > 0;

/** A weapon in hand, shot in the manner of an action; hits are less likely beyond its normal range (UK-SHOOT-LONG). */
function shotBy(arm: Arm, types: readonly string[], command: Shot<State, Command>['command'], manner: Manner): Shot<State, Command> {
  const area = areaRule(arm);
  const shots = shotsOf(arm, manner);
  return {
    id: arm.id,
    how: 'shot',
    name: arm.name,
    range: longRange(arm),
    near: arm.range,
    area: area?.radius ?? 0,
    areaRule: area?.rule,
    shots,
    loud: () => false,
    recoils: false,
    isSpent: (state, by) => types.some((type) => isSpent(state, by, type)),
    refusal: (state, by, on) => shotRefusal(state, by, arm, on, manner),
    may: (state, by, on) => mayShoot(state, by, arm, on, manner),
    command,
    odds(state, by, on, { second, left } = {}) {
      const beside = second === undefined ? undefined : rangedArms(state, by).find(({ id }) => id === second);
      return shotOdds(state, by, arm, on, { manner, second: beside, ...(left !== undefined && { shots: left }) });
    },
    means: (state, by, on, seen) => expectedShot(state, by, arm, on, seen, manner),
    placeKey: placeKeyOf(arm, shots),
    leaves: (state, by, on, left = shots) => shotAftermaths(state, by, arm, on, { manner, shots: left }),
    // A reaction is at the one that calls for it.
    ...(shots > 1 && { goesOn: (state, by, on) => state.activation?.figure === by.id && !targetRefusal(state, by, arm, on, manner) }),
  };
}

/** A shooting action. */
export const shotWith = oncePer((arm: Arm): Shot<State, Command> =>
  shotBy(arm, ['shoot'], (target) => ({ type: 'shoot', weapon: arm.id, target }), PLAIN),
);

/** Shots that the action of a special rule contains, one for each weapon in hand. */
export function specialShots(state: State, figure: Figure, rule: string): readonly Shot<State, Command>[] {
  const manner = specialRules.get(rule).action?.special?.manner;
  if (!manner) return [];
  return rangedArms(state, figure).map((arm) =>
    shotBy(arm, ['shoot', rule], (target) => ({ type: 'special', rule, target, weapon: arm.id }), manner),
  );
}
