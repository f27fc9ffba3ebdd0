export * from './band.ts';
export * from './chain.ts';
export * from './danger.ts';
export * from './fraction.ts';
export * from './registry.ts';
export * from './roster.ts';
export * from './sentence.ts';
