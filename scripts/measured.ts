import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { games } from '@escarmouche/games';
import { gameOf } from '@escarmouche/games/game';
import type { BandsOfGame, Fared, Meeting } from '@escarmouche/lab';
import { format } from 'prettier';

const ROOT = join(import.meta.dirname, '..');

/** Games that have bands, or the one that is asked for. */
export async function gamesOfBands(id: string | undefined): Promise<readonly BandsOfGame[]> {
  const all = await Promise.all(games.filter((game) => id === undefined || game.id === id).map((game) => gameOf(game.id)));
  return all.flatMap((game) => (game.bands ? [{ ...game, bands: game.bands }] : []));
}

/** Player of every side that the rules do not play: the usual bot, as its last commit left it. */
export function opponentNow(name: string): { name: string; commit: string; date: string } {
  const [commit = '', date = ''] = execFileSync('git', ['log', '-1', '--format=%h %cs', '--', 'packages/ai/src'], {
    cwd: ROOT,
    encoding: 'utf8',
  })
    .trim()
    .split(' ');
  return { name, commit, date };
}

const measuredPath = (name: string): string => join(ROOT, 'packages/content/worth', name);

/** Results of two ready bands against each other, as the file of their pack keeps them. `of`: a digest of the two as they were. */
export interface Pair extends Fared {
  readonly bands: readonly string[];
  readonly maps: readonly string[];
  readonly battles: number;
  readonly of: string;
}

export const pairsFile = (pack: string): string => `${pack}-pairs.json`;

/** The pairs of a pack that have been measured. */
export function pairsIn(pack: string): readonly Pair[] {
  const path = measuredPath(pairsFile(pack));
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as { pairs: readonly Pair[] }).pairs : [];
}

/** Key of the meeting that a pair is of. */
export const keyOf = ({ bands, maps }: Pick<Pair, 'bands' | 'maps'>): string => JSON.stringify([bands, maps]);

export const keyOfMeeting = ({ bands, maps }: Meeting): string =>
  keyOf({ bands: bands.map(({ id }) => id), maps: maps.map(({ id }) => id) });

export async function writeMeasured(name: string, value: unknown): Promise<void> {
  writeFileSync(measuredPath(name), await format(JSON.stringify(value), { parser: 'json', printWidth: 140 }));
}

/** Tells how far a long measure has come, once a minute. */
export function minutely(total: number): (done: number) => void {
  const start = Date.now();
  let told = start;
  return (done) => {
    const now = Date.now();
    if (now - told < 60_000) return;
    told = now;
    console.log(`${done} of ${total}, ${Math.round((now - start) / 60_000)} min`);
  };
}
