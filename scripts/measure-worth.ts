/**
 * Measures what every figure is worth, and writes `packages/content/worth/<pack>.json`; then plays bands that are not even, and prints how often the
 * better one won beside what its worth foretells: see docs/worth.md.
 */
import { parseArgs } from 'node:util';
import { calibrationOf, errorWith, foughtIn, measureWorths, meetingsOf, packFingerprint, type BandsOfGame } from '@escarmouche/lab';
import { gamesOfBands, keyOf, keyOfMeeting, minutely, opponentNow, pairsIn, writeMeasured } from './measured.ts';

const { values } = parseArgs({
  options: {
    game: { type: 'string' },
    battles: { type: 'string', default: '3000' },
    checks: { type: 'string', default: '900' },
    seed: { type: 'string', default: 'worth' },
  },
});
const [battles, checks] = [Number(values.battles), Number(values.checks)];
const { seed } = values;

const tenth = (value: number): number => Math.round(10 * value) / 10;
const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

/** Plays bands of all worlds of a game, which are on one scale, and writes a file a world. */
async function measure(game: BandsOfGame): Promise<void> {
  const { worlds: measured } = game.bands;
  const met = measured.flatMap((world) =>
    meetingsOf(game, world).flatMap((meeting) => {
      const fared = pairsIn(world.id).find((pair) => keyOf(pair) === keyOfMeeting(meeting));
      return fared ? foughtIn(meeting, fared) : [];
    }),
  );
  const { worths, fought, checked } = measureWorths(game, { seed, battles, checks, met, progress: minutely(battles + checks) });
  for (const world of measured) {
    const prefix = `${world.id}/`;
    const own = [...worths].filter(([name]) => name.startsWith(prefix)).toSorted(([a], [b]) => (a < b ? -1 : 1));
    const parts = own.map(([name, { worth, margin }]) => [name.slice(prefix.length), { worth: tenth(worth), margin: tenth(margin) }]);
    await writeMeasured(`${world.id}.json`, {
      $schema: '../schemas/worth.schema.json',
      adaptation: world.id,
      seed,
      battles: fought.filter(({ a, b }) => [...a.keys(), ...b.keys()].some((name) => name.startsWith(prefix))).length,
      opponent: opponentNow(game.bot),
      of: packFingerprint(world),
      parts: Object.fromEntries(parts),
    });
  }
  for (const { from, to, battles: count, foretold, seen } of calibrationOf(worths, checked)) {
    console.log(`${percent(from)} to ${percent(to)}: ${count} battles, foretold ${percent(foretold)}, seen ${percent(seen)}`);
  }
  for (const exponent of [1, 2, 3, 4, 5, 6]) {
    console.log(`exponent ${exponent}: mean squared error ${errorWith(exponent, worths, checked).toFixed(4)}`);
  }
}

for (const game of await gamesOfBands(values.game)) await measure(game);
