export * from './bot.ts';
export { greedyBot, STEADY, type Temper } from './urss-classic/greedy.ts';
export { LEVELS, zombiesModel, zombiesBot, type Level, type Skill } from './zombies/bot.ts';
export { search, type Budget, type Model, type Tried } from './search.ts';
