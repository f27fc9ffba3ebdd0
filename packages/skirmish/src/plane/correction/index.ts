export * from './correction.ts';
export * from './corrections.ts';
export * from './marks.ts';
export * from './missing.ts';
export * from './telling.ts';
