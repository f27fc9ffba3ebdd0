import type { FigureIn } from '@escarmouche/skirmish';
import type { PlaneState } from '@escarmouche/skirmish/plane';
import { PACE, span, type Place, type Strides } from '@escarmouche/space';
import type { Finding } from '../../plane/game.ts';
import { footingOf, type Footing } from './footing.ts';
import { STEP } from './lattice.ts';

/** Ways to the nearest of some goals: the cost from each place that is reached, and the place or goal where its way first bends. */
interface Field {
  readonly footing: Footing;
  readonly goals: readonly Place[];
  /** By place, then by goal. */
  readonly costs: Float64Array;
  /** The next bend of the way from each place: a place, or beyond the last place a goal. */
  readonly next: Int32Array;
  /** Goes on with the search, from the goals outwards, until the way from a place is known, or that there is none. */
  readonly reach: (place: number) => void;
}

/** Units by which a straight way may be dearer than supposed. */
const SLACK = 0.5;
/** Steps of the lattice around a goal or a start from which straight ways lead to it. */
const NEAR = 2;
/** Fields kept for a footing. */
const KEPT = 24;

const placeOf = ({ footing, goals }: Field, i: number): Place | undefined => footing.places[i] ?? goals[i - footing.places.length];

/** Units of cost of one bucket of the queue. */
const BUCKET = 100;

/** A queue of places by cost: of those whose costs lie within a bucket any may come first. */
function bucketQueue(): { readonly push: (cost: number, place: number) => void; readonly pop: () => number | undefined } {
  const buckets: (number[] | undefined)[] = [];
  let lowest = 0;
  return {
    push(cost, place) {
      const at = Math.max(lowest, Math.floor(cost / BUCKET));
      (buckets[at] ??= []).push(place);
    },
    pop() {
      for (; lowest < buckets.length; lowest++) {
        const place = buckets[lowest]?.pop();
        if (place !== undefined) return place;
      }
      return undefined;
    },
  };
}

/**
 * Ways over the footing by lazy Theta*: a way from a place leads straight to the next bend, which is tested only when its turn comes; where terrain
 * is in the way it goes by the best of the neighbours.
 */
function fieldTo(footing: Footing, goals: readonly Place[], jumps: boolean): Field {
  const { places, xs, ys, zs, around, strides, into } = footing;
  const count = places.length;
  const costs = new Float64Array(count + goals.length).fill(Infinity);
  const next = new Int32Array(count + goals.length).fill(-1);
  const closed = new Uint8Array(count);
  /** Is the present way of a place only supposed? */
  const supposed = new Uint8Array(count);
  /** The best tested way from each place, and its first bend. */
  const tested = new Float64Array(count).fill(Infinity);
  const firm = new Int32Array(count).fill(-1);
  /** The best way from each place by one of its neighbours. */
  const linked = new Float64Array(count).fill(Infinity);
  const by = new Int32Array(count).fill(-1);
  const queue = bucketQueue();
  const reach = (place: number): void => {
    while (closed[place] !== 1) {
      const i = queue.pop();
      if (i === undefined) return;
      if (closed[i] === 1 || (supposed[i] === 1 && !settle(i))) continue;
      closed[i] = 1;
      expand(i);
    }
  };
  const field: Field = { footing, goals, costs, next, reach };
  const open = (i: number, cost: number, bend: number, isSupposed: 0 | 1): void => {
    if (cost >= (costs[i] ?? 0)) return;
    costs[i] = cost;
    next[i] = bend;
    supposed[i] = isSupposed;
    queue.push(cost, i);
  };
  const keep = (i: number, cost: number, bend: number): void => {
    if (cost >= (tested[i] ?? 0)) return;
    tested[i] = cost;
    firm[i] = bend;
  };
  /** Cost of a way straight to a bend. */
  const straight = (i: number, bend: number): number => {
    const from = places[i];
    const to = placeOf(field, bend);
    return (costs[bend] ?? 0) + ((from && to && strides.level(from, to)) ?? Infinity);
  };
  /** Tests the way that a place is supposed to have; false where another one, dearer, takes its turn later. */
  const settle = (i: number): boolean => {
    const bend = next[i] ?? -1;
    const cost = straight(i, bend);
    if (cost <= (costs[i] ?? 0) + SLACK) return true;
    keep(i, cost, bend);
    const neighbour = by[i] ?? -1;
    keep(i, linked[i] ?? Infinity, neighbour);
    const beyond = next[neighbour] ?? -1;
    if (beyond >= 0 && beyond !== bend) keep(i, straight(i, beyond), beyond);
    costs[i] = Infinity;
    open(i, tested[i] ?? Infinity, firm[i] ?? -1, 0);
    return false;
  };
  const expand = (i: number): void => {
    const bend = next[i] ?? -1;
    const corner = placeOf(field, bend);
    if (!corner) return;
    const { x, y, z } = corner;
    const flat = zs[i] === z;
    const [before, beyond] = [costs[i] ?? 0, costs[bend] ?? 0];
    const { from, costs: steps, others, jumps: ofJumps } = into(i);
    const end = jumps ? from.length : ofJumps;
    for (let k = 0; k < end; k++) {
      const j = from[k] ?? -1;
      if (closed[j] === 1) continue;
      const through = before + (steps[k] ?? 0);
      if (through < (linked[j] ?? 0)) {
        linked[j] = through;
        by[j] = i;
      }
      if (flat && k < others && zs[j] === z) {
        const [dx, dy] = [(xs[j] ?? 0) - x, (ys[j] ?? 0) - y];
        open(j, beyond + Math.sqrt(dx * dx + dy * dy), bend, 1);
      } else open(j, through, i, 0);
    }
  };
  goals.forEach((goal, g) => {
    costs[count + g] = 0;
    const own = footing.at(goal);
    for (const i of own === undefined ? around(goal, NEAR) : [own]) {
      const place = places[i];
      const cost = place && strides.walked(place, goal);
      if (cost === undefined) continue;
      keep(i, cost, count + g);
      open(i, cost, count + g, 0);
    }
  });
  return field;
}

const fields = new WeakMap<Footing, Map<string, Field>>();

/** The field of these goals, kept while it is among the last that were asked for. */
function keptField(footing: Footing, goals: readonly Place[], jumps = true): Field {
  const known = fields.get(footing) ?? new Map<string, Field>();
  fields.set(footing, known);
  const key = `${jumps ? '' : 'on foot '}${goals.map(({ x, y, z }) => [x, y, z].join()).join(' ')}`;
  const field = known.get(key) ?? fieldTo(footing, goals, jumps);
  known.delete(key);
  known.set(key, field);
  for (const oldest of known.keys()) {
    if (known.size <= KEPT) break;
    known.delete(oldest);
  }
  return field;
}

/** A stride of a base pushed too near to something, for which no straight way is free. */
const regardless: Strides['walked'] = (start, end) => (Math.abs(start.z - end.z) < PACE ? span(start, end) : undefined);

/** Cost of the way from any place, and the first bend on it; undefined where no way is known. */
function setOff(field: Field, from: Place): { readonly cost: number; readonly bend: number } | undefined {
  const { footing, goals, costs, next, reach } = field;
  const { places, strides } = footing;
  const own = footing.at(from);
  if (own !== undefined) reach(own);
  if (own !== undefined) return costs[own] === Infinity ? undefined : { cost: costs[own] ?? 0, bend: next[own] ?? -1 };
  let best: { cost: number; bend: number } | undefined;
  const consider = (bend: number, stride: Strides['level']): void => {
    const [to, onward] = [placeOf(field, bend), costs[bend] ?? Infinity];
    if (!to || onward + span(from, to) >= (best?.cost ?? Infinity)) return;
    const cost = onward + (stride(from, to) ?? Infinity);
    if (cost < (best?.cost ?? Infinity)) best = { cost, bend };
  };
  const near = footing.around(from, NEAR);
  near.forEach(reach);
  for (const i of near) {
    if ((next[i] ?? -1) >= 0) consider(next[i] ?? 0, strides.level);
  }
  for (const i of near) consider(i, strides.walked);
  goals.forEach((goal, g) => {
    if (span(goal, from) <= NEAR * STEP) consider(places.length + g, strides.walked);
  });
  if (!best) for (const i of near) consider(i, regardless);
  return best;
}

/**
 * Cost of the shortest way from a place to the nearest of some goals, by walks, climbs, jumps and swims over the terrain, other figures left aside; Infinity where
 * there is none. Exact where the way is straight, elsewhere to about a fifth of a pace (AI-MDA-PROGRESS). Without `jumps`
 * no way jumps.
 */
export function waysTo<S extends PlaneState>(
  game: Finding<S>,
  state: S,
  figure: FigureIn<S>,
  goals: readonly Place[],
  jumps = true,
): (from: Place) => number {
  const field = keptField(footingOf(game, state, figure), goals, jumps);
  return (from) => setOff(field, from)?.cost ?? Infinity;
}

/** A bend of a way, or its end, with the units of cost left from there. */
export interface Bend extends Place {
  readonly left: number;
}

/** The bends of such a way from a place, and its end; undefined where there is none. */
export function bendsTo<S extends PlaneState>(
  game: Finding<S>,
  state: S,
  figure: FigureIn<S>,
  goals: readonly Place[],
): (from: Place) => readonly Bend[] | undefined {
  const field = keptField(footingOf(game, state, figure), goals);
  return (from) => {
    const start = setOff(field, from);
    if (!start) return undefined;
    const bends: Bend[] = [];
    for (let bend = start.bend; bend >= 0; bend = field.next[bend] ?? -1) {
      const place = placeOf(field, bend);
      if (place) bends.push({ x: place.x, y: place.y, z: place.z, left: field.costs[bend] ?? 0 });
    }
    return bends;
  };
}
