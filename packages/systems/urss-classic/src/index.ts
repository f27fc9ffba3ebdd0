export * from './commands.ts';
export * from './content.ts';
export * from './events.ts';
export * from './options.ts';
export * from './setup.ts';
export * from './state.ts';
export { actionsOf } from './act.ts';
export { healthName } from './describe/health.ts';
export { urssClassic } from './system.ts';
export {
  allied,
  baseMove,
  bodyOf,
  distanceBetween,
  enemiesOf,
  engagedWith,
  fullVitality,
  healthOf,
  inPlay,
  type Health,
} from './figures.ts';
export { specialRules, type Rule } from './rule.ts';
export { isUndetectable } from './undetectable.ts';
export { areaRule, mayShoot, shootingWeapons, shotRefusal } from './aiming.ts';
export { shootingPool, shotAttack, shotsOf } from './shooting.ts';
export { damagePool, savePool } from './damage.ts';
export { savesAgainst } from './saves.ts';
export * from './odds/index.ts';
export { fightBlow } from './fights/fight.ts';
export { combatPool } from './melee/pool.ts';
export { weaponChoices, weaponsInUse } from './melee/weapons.ts';
export { climbsWorthTrying } from './movement/climb.ts';
export { fallBlow } from './movement/fall.ts';
export { moveAllowance, runAllowance } from './movement/allowance.ts';
export { plane } from './plane.ts';
export type { Attack, Save } from './attack.ts';
export { actionRefusal, kindOf, kindRefusal } from './act.ts';
