import { readJson, type Json, type SetupParser } from '@escarmouche/referee';
import { loadingSession } from '@escarmouche/session';
import { gameOf } from '../systems/index.ts';
import { randomId } from '../parts/random-id.ts';
import type { Revised, Revision, SavedBattle } from '../storage/keep.ts';
import type { Title } from '../storage/title.ts';
import { atLeisure } from './at-leisure.ts';
import { openBattle, type OpenBattle, type Opening } from './battles.ts';
import { marginIn } from './read-margin.ts';

/** Battles read from their match files. A new battle needs nothing of this. */

/** Set-ups that this program has written need no judge. */
const asItIs: SetupParser<Json> = (setup) => ({ ok: true, setup });

/** Opens a match file from outside as a battle. */
export const readBattle = (file: string, title: Title): Promise<Opening> => openFile(file, { id: randomId(), title, revision: 0 });

/** A battle that this device has kept. */
export const reopenBattle = (kept: Revised<SavedBattle>): Promise<Opening> => openFile(kept.file, kept, asItIs);

async function openFile(
  file: string,
  { id, title, revision }: { readonly id: string; readonly title: Title; readonly revision: Revision },
  judge?: SetupParser<Json>,
): Promise<Opening> {
  const game = await gameOf(systemOf(file));
  if (!game)
    return {
      ok: false,
      line: 1,
      reason: { fr: 'Ce fichier n’est pas une partie connue.', en: 'This file is not a battle that Escarmouche knows.' },
    };
  const { system, parseSetup } = await game.outside();
  const opened = await atLeisure(loadingSession(system, file, judge ?? parseSetup));
  if (!opened.ok) return { ok: false, line: opened.problem.line, reason: opened.problem.reason };
  const { host, drift, seal } = opened;
  await game.dress?.(host.matchSettings, host.snapshot().state);
  return {
    ok: true,
    battle: openBattle({ id, title, game, host, margin: marginIn(header(file)), drift, changed: seal === 'changed' }, revision),
  };
}

/** Shows in an open battle what another tab has made of it; false when this version of the program cannot read that. */
export async function showFile({ game, margin, exchange }: OpenBattle, file: string): Promise<boolean> {
  const { system } = await game.outside();
  const opened = await atLeisure(loadingSession(system, file, asItIs));
  if (!opened.ok) return false;
  exchange(opened.host);
  margin.now = marginIn(header(file));
  return true;
}

function header(file: string): Record<string, Json> {
  const read = readJson(file.slice(0, file.includes('\n') ? file.indexOf('\n') : undefined));
  return read.ok && typeof read.value === 'object' && read.value !== null ? (read.value as Record<string, Json>) : {};
}

const systemOf = (file: string): string => {
  const { system } = header(file);
  return typeof system === 'string' ? system : '';
};
