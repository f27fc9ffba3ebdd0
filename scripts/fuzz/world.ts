import { parseArgs } from 'node:util';
import { bandsFor, contentFor, maps } from '@escarmouche/content';
import type { Random } from '@escarmouche/referee';
import { sheetFrom, type Setup } from '@escarmouche/urss-classic';

/** --count and --seed, as scripts/fuzz.mjs hands them on. */
export function told(): { count: number; seed: number } {
  const { values } = parseArgs({ options: { count: { type: 'string', default: '1000' }, seed: { type: 'string', default: '1' } } });
  return { count: Number(values.count), seed: Number(values.seed) };
}

/** Says how to see a failure again, and ends. */
export function failed(name: string, what: string, input: unknown): never {
  const { count, seed } = told();
  console.error(`${name}: ${what}\n${JSON.stringify(input)}\nagain: npm run fuzz -- --count ${count} --seed ${seed} ${name}`);
  process.exit(1);
}

const ADAPTATIONS = ['star-wars', 'generic'];

/** A battle of two bands drawn from the packs on a map drawn from ours. */
export function drawnBattle(random: Random): Setup {
  const pick = <T>(list: readonly T[]): T => {
    const found = list[random(list.length)];
    if (found === undefined) throw new Error('nothing to draw from');
    return found;
  };
  const map = pick(maps);
  const playable = ADAPTATIONS.filter((id) => contentFor(id) && bandsFor(id).length > 1);
  const adaptation = pick(playable);
  const content = contentFor(adaptation);
  if (!content) throw new Error(`no content for ${adaptation}`);
  const groups = [0, 1].map((i) => {
    const band = pick(bandsFor(adaptation));
    const zone = map.zones[i];
    if (!zone) throw new Error(`${map.id} has no zone ${i}`);
    const figures = band.figures.flatMap((one, k) => {
      const profile = content.profiles[one.profile];
      return profile ? [sheetFrom(content, profile, `${i}-${k}`, `${one.name ?? one.profile} ${i}${k}`, `g${i}`)] : [];
    });
    return { id: `g${i}`, name: band.name.fr, side: `s${i}`, seat: `p${i}`, zone, figures };
  });
  return { adaptation, options: {}, table: map.table, groups };
}
