export * from './plane/types.ts';
export * from './plane/measure.ts';
export * from './plane/shapes.ts';
export * from './plane/shapes-area.ts';
export * from './plane/terrain.ts';
export * from './plane/sight.ts';
