import { blockerOfBody, blockersOf } from './blockers.ts';
import type { Blocker, Blockers } from './blockers.ts';
import { activate, cutColumns, eachHidden, evaluate, hiddenArea } from './area.ts';
import { gather, gatherAll } from './gather.ts';
import { recall, remember, slotOf } from './memo.ts';
import { startFrame } from './pieces.ts';
import type { Body, Place, Sight, Table } from '../types.ts';

/** A figure that hides what is behind it, where the rules say that figures do. */
export type Screen = Body & { readonly id: string };

const NO_SCREENS: readonly Screen[] = [];

/** The eye of a figure: on its axis, at its full height. */
export const eyeOf = (body: Body): Place => ({ x: body.x, y: body.y, z: body.z + body.h });

/**
 * Hidden share, 0 to 1, of the upright rectangle through the target's axis, square to the line from the eye, as wide as its base and as high
 * as the target. A target without width is its axis, one without height a line: then the share is of its length, or 0 or 1 of a
 * point. Exact to rounding behind straight walls, to about 1e-6 behind cylinders; grazing a face hides nothing. Eye and target may be one
 * above the other: the rectangle is then taken square to the x axis. `bodies` are figures that count as solid.
 */
export const hiddenShare = (table: Table, eye: Place, target: Body, bodies: readonly Screen[] = NO_SCREENS): number => {
  const blockers = blockersOf(table);
  if (bodies.length > 0) return shareHidden(blockers, eye, target, bodies);
  const slot = slotOf(eye, target);
  return recall(blockers.memo, slot, eye, target) ?? remember(blockers.memo, slot, eye, target, shareHidden(blockers, eye, target, bodies));
};

const shareHidden = (blockers: Blockers, eye: Place, target: Body, bodies: readonly Screen[]): number => {
  startFrame(eye, target, true);
  gatherAll(blockers);
  for (const body of bodies) gather(blockerOfBody(body));
  return hiddenArea();
};

/** Widest column of the witness as a share of the width, where bounds are slanted or curved. */
const COLUMN = 1 / 16;

type Column = Sight['columns'][number];

const columnAt = (from: number, to: number): Column => {
  const hidden: (readonly [number, number])[] = [];
  evaluate((from + to) / 2);
  eachHidden((low, high) => hidden.push([low, high]));
  return { u0: (from + 1) / 2, u1: (to + 1) / 2, hidden };
};

const columnsOf = (): readonly Column[] => {
  const columns: Column[] = [];
  let from = -1;
  for (const to of cutColumns()) {
    if (to <= from) continue;
    const level = activate((from + to) / 2).every(
      ({ full, low, high }) => full || (low.curve === 'line' && low.b === 0 && high.curve === 'line' && high.b === 0),
    );
    const parts = level ? 1 : Math.ceil((to - from) / 2 / COLUMN);
    const width = (to - from) / parts;
    for (let i = 1; i < parts; i++) {
      columns.push(columnAt(from, from + width));
      from += width;
    }
    columns.push(columnAt(from, to));
    from = to;
  }
  return columns;
};

/** The hidden share with its witness: blockers with their shares, and the silhouette by columns. Same arguments as hiddenShare. */
export const sight = (table: Table, eye: Place, target: Body, bodies: readonly Screen[] = NO_SCREENS): Sight => {
  const blockers: Blocker[] = [];
  const shares: { id: string; share: number }[] = [];
  for (const blocker of [...blockersOf(table).list, ...bodies.map(blockerOfBody)]) {
    startFrame(eye, target, false);
    gather(blocker);
    const share = hiddenArea();
    if (share <= 0) continue;
    blockers.push(blocker);
    shares.push({ id: blocker.id, share });
  }
  startFrame(eye, target, false);
  for (const blocker of blockers) gather(blocker);
  const columns = columnsOf();
  return { hidden: hiddenShare(table, eye, target, bodies), blockers: shares.sort((a, b) => b.share - a.share), columns };
};
