import { reach, walk, type Mover, type Point, type Table } from '@escarmouche/space';
import { expose } from 'comlink';
import { contours } from './contour.ts';
import { fan } from './fan.ts';

let table: Table;

type Outlines = readonly (readonly Point[])[];

/** Works out all the places a figure can go, in a worker: on stairs and roofs that takes longer than a frame. */
const calls = {
  set(given: Table): void {
    table = given;
  },
  /** Outlines that may overlap, and the rim of them all. */
  region(mover: Mover, budget: number): { readonly outlines: Outlines; readonly rim: Outlines } {
    const outlines = reach(table, mover, budget).outlines();
    return { outlines, rim: contours(outlines) };
  },
  /** Reach of straight walks, for a figure that can go straight only. */
  straight: (mover: Mover, budget: number): Outlines => [fan(mover.body, budget, (to) => walk(table, mover, [to], budget).end)],
};

export type ReachCalls = typeof calls;

expose(calls);
