/**
 * Plays the ready bands of a pack against each other, and writes `packages/content/worth/<pack>-pairs.json`: see docs/worth.md. Pairs that are
 * as they were are not played again, unless --all asks for it.
 */
import { parseArgs } from 'node:util';
import type { World } from '@escarmouche/games/worlds';
import { meetingsOf, pairFingerprint, playMeeting, shareOf, type BandsOfGame, type Meeting } from '@escarmouche/lab';
import { gamesOfBands, keyOf, keyOfMeeting, opponentNow, pairsFile, pairsIn, writeMeasured, type Pair } from './measured.ts';

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

function pairOf(meeting: Meeting): Pick<Pair, 'bands' | 'maps' | 'of'> {
  return {
    bands: meeting.bands.map(({ id }) => id),
    maps: meeting.maps.map(({ id }) => id),
    of: pairFingerprint(meeting.world, meeting.bands),
  };
}

async function measure(game: BandsOfGame, world: World): Promise<void> {
  const pack = world.id;
  const meetings = meetingsOf(game, world);
  const wanted = meetings.map(keyOfMeeting);
  for (const meeting of meetings) {
    const head = pairOf(meeting);
    const known = pairsIn(pack).find((pair) => keyOf(pair) === keyOf(head));
    if (!values.all && known?.of === head.of && known.battles >= battles) continue;
    const fared = playMeeting(game, meeting, seed, battles);
    console.log(`${head.bands.join(' / ')} (${head.maps.join(', ')}): ${(100 * shareOf(fared)).toFixed(1)} %`);
    const pair = { ...head, battles, ...fared, opponent: opponentNow(game.bot) };
    const others = pairsIn(pack).filter((one) => keyOf(one) !== keyOf(pair) && wanted.includes(keyOf(one)));
    const pairs = [...others, pair].toSorted((a, b) => wanted.indexOf(keyOf(a)) - wanted.indexOf(keyOf(b)));
    await writeMeasured(pairsFile(pack), { $schema: '../schemas/pairs.schema.json', adaptation: pack, seed, pairs });
  }
}

for (const game of await gamesOfBands(undefined)) {
  for (const world of game.bands.worlds) if (values.pack === undefined || world.id === values.pack) await measure(game, world);
}
