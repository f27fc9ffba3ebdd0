import { figureOf, type FigureId } from '@escarmouche/skirmish';
import { numberOf, type Cube } from '@escarmouche/space/cubes';
import { chancesOf, type Test } from '../dice.ts';
import { seatOf, sizeOf } from '../figures.ts';
import { roomsFor } from '../room.ts';
import type { State } from '../state.ts';
import { teamsIn } from '../struck.ts';
import { surviveTest } from '../survive.ts';
import { asItIs, blowBy, lifeOf, sufferedOf, sumOf, further, times, type Fate, type Suffered } from './fates.ts';
import { differenceOf } from './successes.ts';
import { afterAll, scatterEnds } from './thrown.ts';

/** An explosion in a cube: its strength, its armour piercing, the player in control, and Dé results that figures add to their Survive test. */
interface Blast {
  readonly at: Cube;
  readonly strength: Test;
  readonly ap: number;
  readonly seat: string;
  readonly dice?: (figure: FigureId) => number;
}

/** A way in which figures of a team thrown before lie in cubes that they might fill: their Sizes by the number of the cube. */
interface Crowd {
  readonly more: ReadonlyMap<number, number>;
  readonly key: string;
  readonly chance: number;
}

/** Fates of a figure after a throw, and how often it lives on in a cube that its team might fill. */
interface Throw {
  readonly fates: readonly Fate[];
  readonly arrivals: readonly { readonly at: number; readonly chance: number }[];
}

/**
 * Exact chances of everybody in the cube of an explosion: one strength against all, then the throws one by one, each with its die, the wall or the edge, the
 * floors that catch it, the fall, the room that others thrown before have left, and an enemy whom it is thrown to (DZ-ABIL-FRAG, DZ-STATE-SCATTER).
 * Each team is thrown in its own order. Left out: figures of this explosion as neighbours in a Fight, a second throw by whoever wins one, items that are found, and dice that a player adds later.
 */
export function explosionOdds(state: State, { at, strength, ap, seat, dice = () => 0 }: Blast): readonly Suffered[] {
  const all = teamsIn(state, at, seat).flat();
  const order = all.map((id) => ({
    id,
    survives: chancesOf(surviveTest(state, id, dice(id))),
    throwOf: throwsOf(state, id, all),
    thrown: new Map<string, Thrown>(),
  }));
  chancesOf(strength).forEach((chance, successes) => {
    if (chance < LEAST) return;
    const crowds = new Map<string, readonly Crowd[]>();
    const exactly = [...new Array<number>(successes).fill(0), 1];
    for (const { id, survives, throwOf, thrown } of order) {
      const difference = differenceOf(exactly, survives);
      const struck = further(state, id, asItIs(state, id), blowBy(state, id, difference, { ap }));
      const even = difference.tie + difference.behind.reduce((sum, one) => sum + one, 0);
      const size = sizeOf(state, figureOf(state, id));
      const own = seatOf(state, id);
      const next = new Map<string, Crowd>();
      for (const crowd of crowds.get(own) ?? [{ more: NOBODY, key: '', chance }])
        for (const fate of struck) {
          const share = fate.chance * crowd.chance;
          const key = `${fate.taken} ${crowd.key}`;
          const known = thrown.get(key) ?? { fate: { ...fate, chance: 0 }, more: crowd.more, held: 0 };
          const held = fate.taken === 0 ? (fate.chance - even) * crowd.chance : 0;
          thrown.set(key, { ...known, fate: { ...fate, chance: known.fate.chance + share }, held: known.held + Math.max(0, held) });
          let elsewhere = share;
          for (const one of throwOf(fate, crowd.more, crowd.key).arrivals) {
            elsewhere -= share * one.chance;
            add(next, new Map(crowd.more).set(one.at, (crowd.more.get(one.at) ?? 0) + size), share * one.chance);
          }
          add(next, crowd.more, elsewhere);
        }
      crowds.set(own, [...next.values()]);
    }
  });
  return order.map(({ id, throwOf, thrown }) => {
    const ends = [...thrown].map(([, { fate, more, held }]) => ({ fate, held, fates: throwOf(fate, more, keyOf(more)).fates }));
    return sufferedOf(
      state,
      id,
      ends.flatMap(({ fate, fates }) => times(fates, fate.chance)),
      ends.reduce((sum, { held, fates }) => sum + held * unharmed(fates), 0),
    );
  });
}

/** How often a figure is thrown with a fate, past others that were thrown before; and of that, how often its armour has held. */
interface Thrown {
  readonly fate: Fate;
  readonly more: Crowd['more'];
  readonly held: number;
}

const unharmed = (fates: readonly Fate[]): number => sumOf(fates.filter(({ taken }) => taken === 0));

/** Strengths less likely are left out. */
const LEAST = 1e-13;

const NOBODY: Crowd['more'] = new Map();

const keyOf = (more: Crowd['more']): string => (more.size === 0 ? '' : [...more].sort(([a], [b]) => a - b).join(' '));

function add(crowds: Map<string, Crowd>, more: Crowd['more'], chance: number): void {
  const key = keyOf(more);
  crowds.set(key, { more, key, chance: chance + (crowds.get(key)?.chance ?? 0) });
}

/** Throws of one of those whom an explosion strikes, each worked out once. */
function throwsOf(state: State, id: FigureId, struck: readonly FigureId[]): (fate: Fate, more: Crowd['more'], place: string) => Throw {
  const figure = figureOf(state, id);
  const life = lifeOf(state, id);
  const team = struck.filter((one) => seatOf(state, one) === seatOf(state, id));
  const others = team.reduce((sum, one) => sum + sizeOf(state, figureOf(state, one)), 0) - sizeOf(state, figure);
  const room = roomsFor(state, figure);
  const filled = new Map<number, boolean>();
  const mayFill = (cube: Cube): boolean => {
    const at = numberOf(cube);
    let may = filled.get(at);
    if (may === undefined) filled.set(at, (may = room(cube) && !roomsFor(state, figure, new Map([[at, others]]))(cube)));
    return may;
  };
  const known = new Map<string, Throw>();
  const endsBy = new Map<string, ReturnType<typeof scatterEnds>>();
  return (fate, more, place) => {
    if (fate.taken > life) return { fates: [{ ...fate, chance: 1 }], arrivals: [] };
    const key = `${fate.taken} ${place}`;
    let thrown = known.get(key);
    if (!thrown) {
      let ends = endsBy.get(place);
      if (!ends) endsBy.set(place, (ends = scatterEnds(state, figure, roomsFor(state, figure, more))));
      const fates: Fate[] = [];
      const arrivals: { at: number; chance: number }[] = [];
      for (const { chance, cube, blows } of ends) {
        const after = times(afterAll(state, id, { ...fate, chance: 1 }, blows), chance);
        fates.push(...after);
        if (cube && others > 0 && mayFill(cube))
          arrivals.push({ at: numberOf(cube), chance: sumOf(after.filter(({ taken }) => taken <= life)) });
      }
      known.set(key, (thrown = { fates: further(state, id, fates, (one) => [one]), arrivals }));
    }
    return thrown;
  };
}
