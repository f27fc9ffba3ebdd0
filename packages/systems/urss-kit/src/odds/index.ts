/** Exact chances of whole chains of rolls, from the same functions that resolve them. */
export { blowOdds, impactOf, type Blow, type Step } from './blow.ts';
export { expectedFight, expectedPower, expectedShot, type SeenFrom } from './expected.ts';
export { duelOf, fightOdds, freeAttackOdds, type Duel, type FightChoices, type FightOdds, type FreeAttackOdds } from './fight.ts';
export { powerCourses, powerLosses, powerOdds, type PowerCourses, type PowerOdds } from './power.ts';
export { bestWayShot, wayWithShot, type WayShot } from './way-shot.ts';
export { shotOdds, type ShotChoices, type ShotOdds } from './shot.ts';
export { victoryCourses } from './victory.ts';
export { share, successes, type Contest, type Fraction, type Loss } from '@escarmouche/skirmish';
export { figureOdds } from './figure-odds.ts';
