export * from './dice.ts';
export * from './dice-parse.ts';
export * from './fraction.ts';
export * from './play-out.ts';
export * from './rate.ts';
