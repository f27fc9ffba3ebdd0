export * from './dice.ts';
export * from './dice-parse.ts';
export * from './fraction.ts';
