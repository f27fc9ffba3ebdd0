import type { Language } from '@escarmouche/referee';
import { moverOf } from '@escarmouche/skirmish/plane';
import { contains, walk, type Point, type Table } from '@escarmouche/space';
import { moveAllowance, plane, runAllowance } from '@escarmouche/urss-classic';
import type { Remote } from 'comlink';
import type { Band } from '../../boards/plane/overlay.ts';
import { measured } from '../../i18n/format.ts';
import { fan } from './fan.ts';
import type { Scout } from './scout.ts';
import { offersOf, type ActingContext } from './acting-context.ts';
import { foresightWords } from './words-foresight.ts';

type Outlines = readonly (readonly Point[])[];

const NONE: readonly Band[] = [];

/** Grows when the scout has come back with something: who looked before looks again. */
let news = $state(0);

interface Regions {
  /** Where a move can end, as outlines that may overlap. */
  readonly full: Outlines;
  /** Rims of the regions by cost. */
  readonly rims: { readonly half?: Outlines; readonly full: Outlines; readonly more?: Outlines };
}

interface Entry {
  found: Regions;
  scouted: boolean;
}

const known = new WeakMap<ActingContext, Entry>();
const drawn = new WeakMap<Regions, Partial<Record<Language, readonly Band[]>>>();
let scout: Remote<Scout> | undefined;
let sent: Table | undefined;

function entryOf(acting: ActingContext): Entry {
  void news;
  const found = known.get(acting);
  if (found) return found;
  const full = [straight(acting)];
  const entry: Entry = { found: { full, rims: { full: [] } }, scouted: false };
  known.set(acting, entry);
  void scouted(acting, entry);
  return entry;
}

/** Everywhere a walk can end, as outlines that may overlap: what straight walks reach at once, all of it as soon as the scout is back. */
export function reachOf(acting: ActingContext): Outlines {
  return entryOf(acting).found.full;
}

/** The same by cost: half a move, a move, a run where one may be made; nothing as long as only straight walks are known. The same object as long as nothing new is. */
export function bandsOf(acting: ActingContext, language: Language): readonly Band[] {
  const { found } = entryOf(acting);
  const { half, full, more } = found.rims;
  if (full.length === 0) return NONE;
  const words = foresightWords(language);
  const tongues = drawn.get(found) ?? {};
  drawn.set(found, tongues);
  const ready = tongues[language];
  if (ready) return ready;
  const { state, figure } = acting;
  const allowance = moveAllowance(state, figure);
  const bands: Band[] = [];
  if (half) bands.push({ cost: 'half', outlines: half, label: words.half(measured(allowance / 2, language)) });
  bands.push({ cost: 'full', outlines: full, label: measured(allowance, language) });
  if (more) bands.push({ cost: 'more', outlines: more, label: words.run(measured(runAllowance(state, figure), language)) });
  tongues[language] = bands;
  return bands;
}

/** Without a worker what straight walks reach has to do. */
async function scouted(acting: ActingContext, entry: Entry): Promise<void> {
  const found = await send(acting).catch(() => undefined);
  const { full } = entry.found;
  entry.found = found ?? { full, rims: { full } };
  entry.scouted = found !== undefined;
  news++;
}

/** Whether a walk can end at a point, as far as is known: undefined until the scout is back. */
export function canReach(acting: ActingContext, at: Point): boolean | undefined {
  const entry = known.get(acting);
  return entry?.scouted ? entry.found.full.some((points) => contains({ type: 'polygon', points }, at)) : undefined;
}

async function send(acting: ActingContext): Promise<Regions> {
  const { state, figure } = acting;
  scout ??= await hire();
  const { table } = state.scene;
  if (sent !== table) await scout.set(table);
  sent = table;
  const mover = moverOf(plane, state, figure);
  const allowance = moveAllowance(state, figure);
  const runs = offersOf(acting).some(({ type, refusal }) => type === 'run' && !refusal);
  const [half, full, more] = await Promise.all([
    scout.region(mover, allowance / 2),
    scout.region(mover, allowance),
    runs ? scout.straight(mover, runAllowance(state, figure)) : undefined,
  ]);
  return { full: full.outlines, rims: { half: half.rim, full: full.rim, ...(more && { more }) } };
}

async function hire(): Promise<Remote<Scout>> {
  const { wrap } = await import('comlink');
  return wrap<Scout>(new Worker(new URL('./scout.ts', import.meta.url), { type: 'module' }));
}

/** What straight walks in all directions reach. */
function straight({ state, figure }: ActingContext): readonly Point[] {
  const mover = moverOf(plane, state, figure);
  const allowance = moveAllowance(state, figure);
  return fan(figure, allowance, (to) => walk(state.scene.table, mover, [to], allowance).end);
}

/** What straight runs in all directions reach. */
export function runReachOf({ state, figure }: ActingContext): readonly Point[] {
  const mover = moverOf(plane, state, figure);
  const allowance = runAllowance(state, figure);
  return fan(figure, allowance, (to) => walk(state.scene.table, mover, [to], allowance).end);
}
