/** Measures what every figure is worth, and writes `packages/content/worth/<pack>.json`: see docs/worth.md. */
import { parseArgs } from 'node:util';
import { contents } from '@escarmouche/content';
import { measureWorths, packFingerprint } from '@escarmouche/lab';
import { minutely, opponentNow, writeMeasured } from './measured.ts';

const { values } = parseArgs({ options: { battles: { type: 'string', default: '3000' }, seed: { type: 'string', default: 'worth' } } });
const battles = Number(values.battles);
const { seed } = values;

const tell = minutely(battles);
const { worths, fought } = measureWorths({ contents, seed, battles, progress: tell });
for (const content of contents) {
  const prefix = `${content.adaptation}/`;
  const own = [...worths].filter(([name]) => name.startsWith(prefix)).toSorted(([a], [b]) => (a < b ? -1 : 1));
  const parts = own.map(([name, { worth, margin }]) => [
    name.slice(prefix.length),
    { worth: Math.round(worth), margin: Math.round(margin) },
  ]);
  await writeMeasured(`${content.adaptation}.json`, {
    $schema: '../schemas/worth.schema.json',
    adaptation: content.adaptation,
    seed,
    battles: fought.filter(({ a, b }) => [...a.keys(), ...b.keys()].some((name) => name.startsWith(prefix))).length,
    opponent: opponentNow(),
    of: packFingerprint(content),
    parts: Object.fromEntries(parts),
  });
}
