/** Dice and legal targets of rolls, for callers that do not roll. */
export { armRefusal, targetsLeft } from './aiming.ts';
export { opposedPool } from './dice.ts';
export { damagePool } from './damage.ts';
export { fightRules } from './fights/consequences.ts';
export { freeBlow } from './melee/free-attack.ts';
export { combatPool } from './melee/pool.ts';
export { moralePool } from './morale/test.ts';
export { duelOf } from './odds/fight.ts';
export { saveAgainst } from './saves.ts';
export { hitBlows, shootingPool } from './shooting.ts';
export { attributePool } from './tests.ts';
export { initiativeChanges } from './turns/ranking.ts';
