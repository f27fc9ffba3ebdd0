import type { FigureOnBoard } from './model.ts';

/** A standing figure at a place, in units. */
export const figure = (id: string, x: number, y: number, z = 0): FigureOnBoard => ({
  id,
  tag: id,
  name: id,
  spoken: id,
  side: 0,
  at: { x, y, z },
  r: 500,
  facing: { x: 0, y: 1000 },
  bearing: 'standing',
  silhouette: { kind: 'trooper', held: 'rifle' },
  vitality: { left: 1, full: 1 },
  alert: false,
  spent: false,
  active: false,
});
