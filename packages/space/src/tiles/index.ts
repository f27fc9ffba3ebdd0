export * from './shape.ts';
export * from './town.ts';
export * from './ways.ts';
