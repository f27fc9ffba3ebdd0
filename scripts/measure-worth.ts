/**
 * Measures what every figure is worth, and writes `packages/content/worth/<pack>.json`; then plays bands that are not even, and prints how often the
 * better one won beside what its worth foretells: see docs/worth.md.
 */
import { parseArgs } from 'node:util';
import { contents } from '@escarmouche/content';
import { calibrationOf, errorWith, foughtIn, measureWorths, meetingsOf, packFingerprint } from '@escarmouche/lab';
import { keyOf, keyOfMeeting, minutely, opponentNow, pairsIn, writeMeasured } from './measured.ts';

const { values } = parseArgs({
  options: {
    battles: { type: 'string', default: '3000' },
    checks: { type: 'string', default: '900' },
    seed: { type: 'string', default: 'worth' },
  },
});
const [battles, checks] = [Number(values.battles), Number(values.checks)];
const { seed } = values;

const met = contents.flatMap(({ adaptation }) =>
  meetingsOf(adaptation).flatMap((meeting) => {
    const fared = pairsIn(adaptation).find((pair) => keyOf(pair) === keyOfMeeting(meeting));
    return fared ? foughtIn(meeting, fared) : [];
  }),
);
const tenth = (value: number): number => Math.round(10 * value) / 10;
const { worths, fought, checked } = measureWorths({ contents, seed, battles, checks, met, progress: minutely(battles + checks) });
for (const content of contents) {
  const prefix = `${content.adaptation}/`;
  const own = [...worths].filter(([name]) => name.startsWith(prefix)).toSorted(([a], [b]) => (a < b ? -1 : 1));
  const parts = own.map(([name, { worth, margin }]) => [name.slice(prefix.length), { worth: tenth(worth), margin: tenth(margin) }]);
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

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
for (const { from, to, battles: count, foretold, seen } of calibrationOf(worths, checked)) {
  console.log(`${percent(from)} to ${percent(to)}: ${count} battles, foretold ${percent(foretold)}, seen ${percent(seen)}`);
}
for (const exponent of [1, 2, 3, 4, 5, 6]) {
  console.log(`exponent ${exponent}: mean squared error ${errorWith(exponent, worths, checked).toFixed(4)}`);
}
