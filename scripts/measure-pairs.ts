/**
 * Plays the ready bands of a pack against each other, and writes `packages/content/worth/<pack>-pairs.json`: see docs/worth.md. Pairs that are
 * as they were are not played again, unless --all asks for it.
 */
import { existsSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { adaptations } from '@escarmouche/content';
import { meetingsOf, pairFingerprint, playMeeting, shareOf, type Fared, type Meeting } from '@escarmouche/lab';
import { measuredPath, opponentNow, writeMeasured } from './measured.ts';

interface Pair extends Fared {
  readonly bands: readonly string[];
  readonly maps: readonly string[];
  readonly battles: number;
  readonly of: string;
}

const { values } = parseArgs({
  options: {
    pack: { type: 'string' },
    battles: { type: 'string', default: '400' },
    seed: { type: 'string', default: 'pairs' },
    all: { type: 'boolean', default: false },
  },
});
const battles = Number(values.battles);
const { seed } = values;

const fileOf = (pack: string): string => `${pack}-pairs.json`;

function pairsIn(pack: string): readonly Pair[] {
  const path = measuredPath(fileOf(pack));
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as { pairs: readonly Pair[] }).pairs : [];
}

const keyOf = ({ bands, maps }: Pick<Pair, 'bands' | 'maps'>): string => JSON.stringify([bands, maps]);

function pairOf(meeting: Meeting): Pick<Pair, 'bands' | 'maps' | 'of'> {
  return {
    bands: meeting.bands.map(({ id }) => id),
    maps: meeting.maps.map(({ id }) => id),
    of: pairFingerprint(meeting.content, meeting.bands),
  };
}

for (const { id: pack } of adaptations.filter(({ id }) => values.pack === undefined || id === values.pack)) {
  for (const meeting of meetingsOf(pack)) {
    const head = pairOf(meeting);
    const known = pairsIn(pack).find((pair) => keyOf(pair) === keyOf(head));
    if (!values.all && known?.of === head.of && known.battles >= battles) continue;
    const fared = playMeeting(meeting, seed, battles);
    console.log(`${head.bands.join(' / ')} (${head.maps.join(', ')}): ${(100 * shareOf(fared)).toFixed(1)} %`);
    const pair = { ...head, battles, ...fared, opponent: opponentNow() };
    const wanted = meetingsOf(pack).map((one) => keyOf(pairOf(one)));
    const others = pairsIn(pack).filter((one) => keyOf(one) !== keyOf(pair) && wanted.includes(keyOf(one)));
    const pairs = [...others, pair].toSorted((a, b) => wanted.indexOf(keyOf(a)) - wanted.indexOf(keyOf(b)));
    await writeMeasured(fileOf(pack), { $schema: '../schemas/pairs.schema.json', adaptation: pack, seed, pairs });
  }
}
