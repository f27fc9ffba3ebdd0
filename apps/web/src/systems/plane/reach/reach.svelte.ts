import type { Language } from '@escarmouche/referee';
import { moverOf, type PlaneState } from '@escarmouche/skirmish/plane';
import { contains, walk, type Point, type Table } from '@escarmouche/space';
import type { Remote } from 'comlink';
import type { Band } from '../../../boards/plane/overlay.ts';
import { measured } from '../../../i18n/format.ts';
import { mayGo } from '../acting-context.ts';
import { fan } from './fan.ts';
import type { ActingContext, PlaneGame } from '../game.ts';
import type { ReachCalls } from './reach-worker.ts';
import { planeWords } from '../words.ts';

type Outlines = readonly (readonly Point[])[];

const NONE: readonly Band[] = [];

/** Number of answers of the worker: readers of an earlier one look again. */
let news = $state(0);

interface Regions {
  /** Ends of a move, as outlines that may overlap. */
  readonly full: Outlines;
  /** Rims of the regions by cost. */
  readonly rims: { readonly half?: Outlines; readonly full: Outlines; readonly more?: Outlines };
}

interface Entry {
  found: Regions;
  workedOut: boolean;
}

const known = new WeakMap<object, Entry>();
const drawn = new WeakMap<Regions, Partial<Record<Language, readonly Band[]>>>();
let calls: Remote<ReachCalls> | undefined;
let sent: Table | undefined;

function entryOf<S extends PlaneState, C>(game: PlaneGame<S, C>, acting: ActingContext<S, C>): Entry {
  void news;
  const found = known.get(acting);
  if (found) return found;
  const full = [straight(game, acting)];
  const entry: Entry = { found: { full, rims: { full: [] } }, workedOut: false };
  known.set(acting, entry);
  void workedOut(game, acting, entry);
  return entry;
}

/** Ends of a walk, as outlines that may overlap: the reach of straight walks at once, all of them after the worker's answer. */
export function reachOf<S extends PlaneState, C>(game: PlaneGame<S, C>, acting: ActingContext<S, C>): Outlines {
  return entryOf(game, acting).found.full;
}

/** The same by cost: half a move, a move, a run where one may be made; nothing as long as only straight walks are known. The same object as long as nothing new is. */
export function bandsOf<S extends PlaneState, C>(game: PlaneGame<S, C>, acting: ActingContext<S, C>, language: Language): readonly Band[] {
  const { found } = entryOf(game, acting);
  const { half, full, more } = found.rims;
  if (full.length === 0) return NONE;
  const words = planeWords(language);
  const tongues = drawn.get(found) ?? {};
  drawn.set(found, tongues);
  const ready = tongues[language];
  if (ready) return ready;
  const { state, figure } = acting;
  const allowance = game.movement.walks(state, figure);
  const bands: Band[] = [];
  if (half) bands.push({ cost: 'half', outlines: half, label: words.half(measured(allowance / 2, language)) });
  bands.push({ cost: 'full', outlines: full, label: measured(allowance, language) });
  if (more && game.movement.running)
    bands.push({ cost: 'more', outlines: more, label: words.run(measured(game.movement.running.far(state, figure), language)) });
  tongues[language] = bands;
  return bands;
}

/** Without a worker what straight walks reach has to do. */
async function workedOut<S extends PlaneState, C>(game: PlaneGame<S, C>, acting: ActingContext<S, C>, entry: Entry): Promise<void> {
  const found = await send(game, acting).catch(() => undefined);
  const { full } = entry.found;
  entry.found = found ?? { full, rims: { full } };
  entry.workedOut = found !== undefined;
  news++;
}

/** Can a walk end at a point? Undefined until the worker is back. */
export function canReach<S extends PlaneState, C>(acting: ActingContext<S, C>, at: Point): boolean | undefined {
  const entry = known.get(acting);
  return entry?.workedOut ? entry.found.full.some((points) => contains({ type: 'polygon', points }, at)) : undefined;
}

async function send<S extends PlaneState, C>(game: PlaneGame<S, C>, acting: ActingContext<S, C>): Promise<Regions> {
  const { state, figure } = acting;
  calls ??= await start();
  const { table } = state.scene;
  if (sent !== table) await calls.set(table);
  sent = table;
  const mover = moverOf(game.rules, state, figure);
  const allowance = game.movement.walks(state, figure);
  const run = game.movement.running && mayGo(game, acting, 'run') ? game.movement.running.far(state, figure) : undefined;
  const [half, full, more] = await Promise.all([
    calls.region(mover, allowance / 2),
    calls.region(mover, allowance),
    run === undefined ? undefined : calls.straight(mover, run),
  ]);
  return { full: full.outlines, rims: { half: half.rim, full: full.rim, ...(more && { more }) } };
}

async function start(): Promise<Remote<ReachCalls>> {
  const { wrap } = await import('comlink');
  return wrap<ReachCalls>(new Worker(new URL('./reach-worker.ts', import.meta.url), { type: 'module' }));
}

/** Reach of straight walks in all directions. */
function straight<S extends PlaneState, C>(game: PlaneGame<S, C>, { state, figure }: ActingContext<S, C>): readonly Point[] {
  const mover = moverOf(game.rules, state, figure);
  const allowance = game.movement.walks(state, figure);
  return fan(figure, allowance, (to) => walk(state.scene.table, mover, [to], allowance).end);
}

/** Reach of straight runs in all directions. */
export function runReachOf<S extends PlaneState, C>(game: PlaneGame<S, C>, { state, figure }: ActingContext<S, C>): readonly Point[] {
  const mover = moverOf(game.rules, state, figure);
  const allowance = game.movement.running?.far(state, figure) ?? 0;
  return fan(figure, allowance, (to) => walk(state.scene.table, mover, [to], allowance).end);
}
