import { readJson, type Drift, type Json } from '@escarmouche/referee';
import { loadingSession, openSession, type HostSession } from '@escarmouche/session';
import type { BattlePlan } from '../systems/new-game.ts';
import { i18n } from '../i18n/index.svelte.ts';
import { gameOf, type AnyGame } from '../systems/index.ts';
import { randomId } from '../parts/random-id.ts';
import { download, fileName } from '../storage/download.ts';
import { keptBattle, keptRevision, type Revision, type SavedBattle } from '../storage/keep.ts';
import { titleIn, type Title } from '../storage/title.ts';
import { atLeisure } from './at-leisure.ts';
import { exchangeable } from './exchangeable.ts';
import { inscribe, marginIn, type Margin } from './margin.ts';
import { createMargin, type OpenMargin } from './margin.svelte.ts';
import { publicly } from './viewer.ts';

export type AnyHost = HostSession<Json, Json, Json, Json>;

export interface OpenBattle {
  readonly id: string;
  readonly title: Title;
  readonly game: AnyGame;
  readonly host: AnyHost;
  readonly margin: OpenMargin;
  /** Where and why today's rules would play otherwise. */
  readonly drift?: Drift;
  /** What the device has of it that it stands on, and what is being written there. */
  readonly kept: { revision: Revision; writing?: Promise<void> };
  /** Puts a later match of the same battle in the place of its own. */
  exchange(host: AnyHost): void;
}

export type Opening =
  | { readonly ok: true; readonly battle: OpenBattle }
  | { readonly ok: false; readonly line: number; readonly reason: { fr: string; en: string } };

/** Battles of this visit, so that none has to be read back to be played. */
const open = new Map<string, OpenBattle>();

interface Opened {
  readonly id: string;
  readonly title: Title;
  readonly game: AnyGame;
  readonly host: AnyHost;
  readonly margin: Margin;
  readonly drift?: Drift;
}

/** Opens a battle; `revision`: what the device has of it. */
export function openBattle({ host, margin, ...battle }: Opened, revision: Revision = 0): OpenBattle {
  const opened = { ...battle, ...exchangeable(host), margin: createMargin(margin), kept: { revision } };
  open.set(battle.id, opened);
  return opened;
}

/** Starts a battle; returns its id. */
export async function beginBattle(system: string, { title, setup, matchSettings }: BattlePlan): Promise<string | undefined> {
  const game = await gameOf(system);
  if (!game) return undefined;
  await game.dress?.(matchSettings);
  const id = randomId();
  openBattle({ id, title, game, host: openSession(game.system, setup, matchSettings), margin: { bookmarks: [] } });
  return id;
}

/** A battle of this visit or of this device; undefined when there is none of that id. */
export async function resumeBattle(id: string): Promise<Opening | undefined> {
  const known = open.get(id);
  await known?.kept.writing;
  // Another tab may have played it on since.
  if (known && (await keptRevision(id).catch(() => 0)) <= known.kept.revision) return { ok: true, battle: known };
  const kept = await keptBattle(id);
  // This program has written it: its set-up needs no judge.
  return kept && openFile(kept.file, kept, (_, setup) => Promise.resolve({ ok: true, setup }));
}

/** Opens a match file from outside as a battle. */
export function readBattle(file: string, title: string): Promise<Opening> {
  return openFile(file, { id: randomId(), title, revision: 0 }, (game, setup) => game.parseSetup(setup));
}

type Judge = (game: AnyGame, setup: Json) => ReturnType<AnyGame['parseSetup']>;

async function openFile(
  file: string,
  { id, title, revision }: { readonly id: string; readonly title: Title; readonly revision: Revision },
  judge: Judge,
): Promise<Opening> {
  const game = await gameOf(systemOf(file));
  if (!game)
    return {
      ok: false,
      line: 1,
      reason: { fr: 'Ce fichier n’est pas une partie connue.', en: 'This file is not a battle that Escarmouche knows.' },
    };
  const setup = await judge(game, setupOf(file));
  const opened = await atLeisure(loadingSession(game.system, file, () => setup));
  if (!opened.ok) return { ok: false, line: opened.problem.line, reason: opened.problem.reason };
  const { host, drift } = opened;
  await game.dress?.(host.matchSettings);
  return { ok: true, battle: openBattle({ id, title, game, host, margin: marginIn(header(file)), drift }, revision) };
}

/** Shows in an open battle what another tab has made of it; false when this version of the program cannot read that. */
export async function showFile({ game, margin, exchange }: OpenBattle, file: string): Promise<boolean> {
  const opened = await atLeisure(loadingSession(game.system, file, (setup) => ({ ok: true, setup })));
  if (!opened.ok) return false;
  exchange(opened.host);
  margin.now = marginIn(header(file));
  return true;
}

/** Gives a battle's match file to the player. */
export function downloadBattle({ host, title, margin }: OpenBattle): void {
  download(fileName(titleIn(title, i18n.language), 'jsonl'), inscribe(host.save(), margin.now));
}

/** What this device keeps of a battle. */
export function toKeep({ id, title, game, host, margin }: OpenBattle, turn: number): SavedBattle {
  const { state, outcome } = publicly(game, host).snapshot();
  const [fr, en] = [game.banner(state, 'fr'), game.banner(state, 'en')];
  return {
    id,
    title,
    system: game.system.id,
    updated: Date.now(),
    turn,
    over: outcome !== undefined,
    board: game.board(state, host.matchSettings, 'fr'),
    moment: { fr: fr.phase, en: en.phase },
    side: fr.side,
    origin: margin.now.origin,
    file: inscribe(host.save(), margin.now),
  };
}

/** A battle of this visit goes by another name from now on. */
export function renameBattle(id: string, title: string): void {
  const battle = open.get(id);
  if (battle) open.set(id, { ...battle, title });
}

function header(file: string): Record<string, Json> {
  const read = readJson(file.slice(0, file.includes('\n') ? file.indexOf('\n') : undefined));
  return read.ok && typeof read.value === 'object' && read.value !== null ? (read.value as Record<string, Json>) : {};
}

const systemOf = (file: string): string => {
  const { system } = header(file);
  return typeof system === 'string' ? system : '';
};
const setupOf = (file: string): Json => header(file).setup ?? null;
