export * from './chain.ts';
export * from './danger.ts';
export * from './describe-roll.ts';
export * from './fraction.ts';
export * from './health.ts';
export * from './registry.ts';
export * from './roster.ts';
export * from './sentence.ts';
