export * from './player.ts';
export { greedy, STEADY, type Temper } from './urss-classic/greedy.ts';
