export * from './json.ts';
export * from './match.ts';
export * from './outcomes.ts';
export * from './pool.ts';
export * from './resolve.ts';
export * from './save.ts';
export * from './sources.ts';
export * from './types.ts';
