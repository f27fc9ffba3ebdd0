/** Exact chances of whole chains of rolls, from the same functions that resolve them. */
export { expectedFight, expectedPower, expectedShot } from './expected.ts';
export { fightOdds, freeAttackOdds } from './fight.ts';
export { powerOdds } from './power.ts';
export { bestWayShot, wayWithShot, type WayShot } from './way-shot.ts';
export { shotOdds } from './shot.ts';
export { specialShots } from './shots.ts';
export { figureOdds } from './figure-odds.ts';
