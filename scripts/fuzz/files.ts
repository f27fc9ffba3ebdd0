/**
 * Broken and hostile files: match files, packs and maps of ours with something spoilt. Each is either read or refused with a place and a reason in
 * both languages; nothing crashes, nothing hangs.
 */
import { randomPlayer } from '@escarmouche/ai';
import { mapFiles, packFiles, parseMap, parsePack } from '@escarmouche/content';
import { loadMatch, openMatch, randomFrom, saveMatch, seededDice } from '@escarmouche/referee';
import { parseSetup } from '@escarmouche/session/setup-schema';
import { urssClassic } from '@escarmouche/urss-classic';
import { spoil } from './hostile.ts';
import { drawnBattle, failed, told } from './world.ts';

const { count, seed } = told();
const random = randomFrom(seed);
const player = randomPlayer(urssClassic);

function matchFile(): string[] {
  const match = openMatch(urssClassic, drawnBattle(random), (entry) => seededDice(seed, entry));
  for (let step = 0; step < 20; step++) {
    const seat = urssClassic.active(match.state)[0];
    if (seat === undefined || match.pending) break;
    match.submit(seat, player.decide(match.state, seat, random).command);
  }
  return saveMatch(match).trimEnd().split('\n');
}

/** Spoils one line: as JSON where it is, or as text. */
function spoiltFile(lines: readonly string[]): string {
  const at = random(lines.length);
  const line = lines[at] ?? '';
  const worse = random(4) === 0 ? line.slice(0, random(line.length + 1)) : JSON.stringify(spoil(JSON.parse(line), random));
  return lines.map((one, i) => (i === at ? (worse ?? '') : one)).join('\n');
}

/** A pack with one of its files spoilt. */
function spoiltPack(): Readonly<Record<string, unknown>> {
  const pack = packs[random(packs.length)] ?? {};
  const names = Object.keys(pack);
  const name = names[random(names.length)] ?? '';
  return { ...pack, [name]: spoil(pack[name], random) };
}

const file = matchFile();
const packs = Object.values(packFiles);
const maps = Object.values(mapFiles);
const hasReason = (reason: { fr: string; en: string }): boolean => reason.fr !== '' && reason.en !== '';

for (let i = 0; i < count; i++) {
  if (i % 2 === 0) {
    const text = spoiltFile(file);
    const loaded = loadMatch(urssClassic, text, parseSetup);
    if (!loaded.ok && !hasReason(loaded.problem.reason)) failed('files', 'a match file refused without a reason', text);
    continue;
  }
  const result = i % 4 === 1 ? parsePack(spoiltPack()) : parseMap(spoil(maps[random(maps.length)], random));
  if (!result.ok && !result.problems.every(({ path, fr, en }) => hasReason({ fr, en }) && path !== undefined))
    failed('files', 'a problem without a reason', result);
}
