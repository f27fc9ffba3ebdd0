/** Exact chances of whole chains of rolls, from the same functions that resolve them. */
export { blowOdds, impactOf, type Blow, type Step } from './blow.ts';
export { duelOf, fightOdds, freeAttackOdds, type Duel, type FightChoices, type FightOdds, type FreeAttackOdds } from './fight.ts';
export { victoryCourses } from './victory.ts';
export { share, successes, type Contest, type Fraction, type Loss } from '@escarmouche/skirmish';
