import { moverOf } from '../packages/skirmish/src/plane/index.ts';
import { figureOf } from '../packages/skirmish/src/index.ts';
import { ground, rules } from '../packages/skirmish/src/plane/testing.ts';
import { coverFinderOf } from '../packages/ai/src/npc/ground/sight.ts';
import { walksOf } from '../packages/ai/src/npc/ground/walks.ts';
import { waysTo } from '../packages/ai/src/npc/ground/ways.ts';
import { alive, gameBy } from '../packages/ai/test/game.ts';
import { scattered } from '../packages/ai/test/ground.ts';
import { median, type BenchRow } from './compare.ts';

/**
 * The geometry of one decision of an NPC on a table of 48 by 32 paces with 40 pieces of terrain: all ends of one walk (AI-MDA-SAMPLE), their cover
 * against 12 player characters (AI-GEO-COVER), and the ways from everywhere to a goal (AI-MDA-PROGRESS). Nobody measures beside us. Milliseconds are
 * of the processor: those of the clock would count what else the machine does.
 */
const TABLE = { width: 48_000, height: 32_000 };
const PIECES = 40;
const SIDE = 12;
const TABLES = 8;
/** Tables that only the compiler profits from. */
const WARM = 3;

const able = { ...rules, stepUp: 500, dropFree: 2000 };
const game = gameBy(able, { walks: () => 5000 });

function milliseconds(work: () => void): number {
  const start = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}

function onTable(seed: number): { readonly walks: number; readonly covers: number; readonly ways: number } {
  const { features, places } = scattered(seed, TABLE.height, PIECES, 2 * SIDE);
  const plain = ground(Object.fromEntries(places.map((place, i) => [`${i % 2 === 0 ? 'a' : 'b'}${i}`, place])), features);
  const state = alive({ ...plain, scene: { ...plain.scene, table: { ...plain.scene.table, ...TABLE } } });
  const all = Object.values(state.figures);
  const own = all.filter(({ id }) => id.startsWith('a'));
  const pcs = all.filter(({ id }) => id.startsWith('b'));
  const mean = (work: (id: string) => void): number => median(own.map(({ id }) => milliseconds(() => work(id))));
  const ends = new Map<string, ReturnType<typeof walksOf>>();
  const walks = mean((id) => {
    const figure = figureOf(state, id);
    ends.set(id, walksOf(game, state, figure, moverOf(able, state, figure), []));
  });
  // Of one figure alone: its covers serve all others of its size.
  const [[first, found] = ['', []]] = ends;
  const finder = coverFinderOf(game, state, figureOf(state, first));
  const covers = milliseconds(() => found.forEach(({ at }) => finder.count(at, pcs)));
  const goal = (id: string): void => void waysTo(game, state, figureOf(state, id), [figureOf(state, id)]);
  goal(own[0]?.id ?? '');
  return { walks, covers, ways: mean(goal) };
}

export default (): BenchRow[] => {
  const measured = Array.from({ length: TABLES }, (_, i) => onTable(i + 1)).slice(WARM);
  const row = (name: string, of: (one: ReturnType<typeof onTable>) => number, target: number): BenchRow => {
    const ours = median(measured.map(of));
    return { name, ours, floor: 3 * target, target, ok: ours <= 3 * target, unit: 'ms' };
  };
  return [
    row('all ends of a walk among 40 pieces', ({ walks }) => walks, 15),
    row('their covers against 12 figures', ({ covers }) => covers, 75),
    row('ways from everywhere to a goal', ({ ways }) => ways, 15),
  ];
};
