export { comeOn, takePlace } from './arrivals.ts';
export * from './course.ts';
export * from './describe.ts';
export * from './lull.ts';
export * from './names.ts';
export * from './objectives.ts';
export * from './result.ts';
export * from './scenario.ts';
export { scenario, type Happening, type NamedZone, type Objective, type Scenario } from './schema.ts';
