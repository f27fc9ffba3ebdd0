export * from './consult.ts';
export * from './consult-schema.ts';
export * from './judge.ts';
export * from './needs.ts';
export * from './odd-pairs.ts';
export * from './options.ts';
export * from './schema.ts';
export * from './words.ts';
