export * from './told.ts';
export { figuresAround, figuresOver } from './area.ts';
export * from './bodies.ts';
export type * from './state.ts';
export { withFigureAt } from './state.ts';
export * from './vision.ts';
