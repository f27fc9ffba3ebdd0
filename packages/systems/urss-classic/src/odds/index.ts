/** Exact chances of whole chains of rolls, from the same functions that resolve them. */
export { blowOdds, type Blow, type Step } from './blow.ts';
export { type Loss } from '@escarmouche/skirmish';
export { share, successes, type Contest, type Fraction } from '@escarmouche/skirmish';
export { expectedFight, expectedPower, expectedShot } from './expected.ts';
export { expectedOf, LAST_POINT, type Expected } from '@escarmouche/skirmish';
export { fightOdds, freeAttackOdds, type FightChoices, type FightOdds, type FreeAttackOdds } from './fight.ts';
export { powerOdds, type PowerOdds } from './power.ts';
export { shotOdds, type ShotOdds } from './shot.ts';
export { reactionsTo, unhurtBy, type Reaction } from './reactions.ts';
export { figureOdds } from './figure-odds.ts';
