/** Exact chances of whole chains of rolls, from the same functions that resolve them. */
export { expectedFight, expectedPower, expectedShot } from './expected.ts';
export { expectedOf, type Expected } from '@escarmouche/skirmish';
export { fightOdds, freeAttackOdds } from './fight.ts';
export { powerOdds, testChance } from './power.ts';
export { shotOdds } from './shot.ts';
export { reactionsTo, unhurtBy, type Reaction } from './reactions.ts';
export { figureOdds } from './figure-odds.ts';
