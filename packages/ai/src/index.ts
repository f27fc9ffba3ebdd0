export * from './bot.ts';
export type { Weighed } from './plane/game.ts';
export { STEADY } from './plane/greedy.ts';
export { lossesWorth, strikeWorth } from './plane/strike-worth.ts';
export { greedyBot } from './urss-classic/bot.ts';
export { urssKitBot } from './urss-kit/bot.ts';
export { LEVELS, zombiesModel, zombiesBot, type Level } from './zombies/bot.ts';
export { search } from './search.ts';
