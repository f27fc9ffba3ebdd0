export * from './player.ts';
export { greedy, STEADY, type Temper } from './urss-classic/greedy.ts';
export { LEVELS, zombiesModel, zombiesPlayer, type Level, type Skill } from './zombies/player.ts';
export { search, type Budget, type Model, type Tried } from './search.ts';
