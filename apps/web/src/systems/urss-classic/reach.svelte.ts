import { contains, walk, type Point, type Table } from '@escarmouche/space';
import { moveAllowance, moverOf } from '@escarmouche/urss-classic';
import type { Remote } from 'comlink';
import type { Scout } from './scout.ts';
import type { Stand } from './stand.ts';

type Outlines = readonly (readonly Point[])[];

/** Grows when the scout has come back with something: who looked before looks again. */
let news = $state(0);

interface Entry {
  found: Outlines;
  asked: boolean;
  scouted: boolean;
}

const outlines = new WeakMap<Stand, Entry>();
let scout: Remote<Scout> | undefined;
let known: Table | undefined;

/** Everywhere a walk can end, as outlines that may overlap: what straight walks reach at once, all of it as soon as the scout is back. */
export function reachOf(stand: Stand): Outlines {
  void news;
  const entry = outlines.get(stand) ?? { found: [fanOf(stand)], asked: false, scouted: false };
  outlines.set(stand, entry);
  if (!entry.asked) {
    entry.asked = true;
    void scouted(stand, entry);
  }
  return entry.found;
}

/** Without a worker what straight walks reach has to do. */
async function scouted(stand: Stand, entry: Entry): Promise<void> {
  const found = await send(stand).catch(() => undefined);
  if (!found) return;
  entry.found = found;
  entry.scouted = true;
  news++;
}

/** Whether a walk can end at a point, as far as is known: undefined until the scout is back. */
export function canReach(stand: Stand, at: Point): boolean | undefined {
  const entry = outlines.get(stand);
  return entry?.scouted ? entry.found.some((points) => contains({ type: 'polygon', points }, at)) : undefined;
}

async function send({ state, figure }: Stand): Promise<Outlines> {
  scout ??= await hire();
  const { table } = state.scene;
  if (known !== table) await scout.set(table);
  known = table;
  return scout.outlines(moverOf(state, figure), moveAllowance(state, figure));
}

async function hire(): Promise<Remote<Scout>> {
  const { wrap } = await import('comlink');
  return wrap<Scout>(new Worker(new URL('./scout.ts', import.meta.url), { type: 'module' }));
}

const RAYS = 120;

/** What straight walks in all directions reach. */
function fanOf({ state, figure }: Stand): readonly Point[] {
  const mover = moverOf(state, figure);
  const allowance = moveAllowance(state, figure);
  return Array.from({ length: RAYS }, (_, i) => {
    const angle = (i / RAYS) * 2 * Math.PI;
    const to = {
      x: Math.round(figure.x + Math.cos(angle) * allowance * 2),
      y: Math.round(figure.y + Math.sin(angle) * allowance * 2),
    };
    return walk(state.scene.table, mover, [to], allowance).end;
  });
}
