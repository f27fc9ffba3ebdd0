import { isObstruction, type Leap, type Obstruction } from '@escarmouche/space';

/** A leap of so many units in one direction. */
export type LeapOf = (length: number) => Leap | Obstruction;

const isKept = (leap: Leap | Obstruction): boolean => isObstruction(leap) && leap.refused === 'clearance';

/** The longest leap towards an enemy that keeps figures away, where a movement ends as near to the enemy as the rules allow. */
export function shortLeap(length: number, leapOf: LeapOf): Leap | Obstruction {
  const whole = leapOf(length);
  if (!isKept(whole)) return whole;
  let [free, barred] = [0, length];
  while (barred - free > 1) {
    const middle = (free + barred) / 2;
    if (isKept(leapOf(middle))) barred = middle;
    else free = middle;
  }
  return free < 1 ? whole : leapOf(Math.floor(free));
}
