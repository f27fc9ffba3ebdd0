import { reach, type Mover, type Point, type Table } from '@escarmouche/space';
import { expose } from 'comlink';

let table: Table;

/** Looks for all the places a figure can go, in a thread of its own: on stairs and roofs that takes longer than a frame. */
const scout = {
  set(given: Table): void {
    table = given;
  },
  outlines: (mover: Mover, budget: number): readonly (readonly Point[])[] => reach(table, mover, budget).outlines(),
};

export type Scout = typeof scout;

expose(scout);
