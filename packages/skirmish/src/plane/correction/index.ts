export * from './correction.ts';
export * from './describe.ts';
export * from './reduce.ts';
export * from './marks.ts';
