export * from './judge.ts';
export * from './needs.ts';
export * from './odd-pairs.ts';
export * from './options.ts';
export * from './schema.ts';
