import type { Drift, Json } from '@escarmouche/referee';
import { openSession, type HostSession, type ViewerSession } from '@escarmouche/session';
import type { BattlePlan } from '../systems/new-game.ts';
import { i18n } from '../i18n/index.svelte.ts';
import { gameOf, type AnyGame } from '../systems/index.ts';
import { randomId } from '../parts/random-id.ts';
import { download, fileName } from '../storage/download.ts';
import type { Revision, SavedBattle } from '../storage/keep.ts';
import { outgoing } from '../storage/outgoing.ts';
import { titleIn, type Title } from '../storage/title.ts';
import { resultOf } from './ended.ts';
import { exchangeable } from './exchangeable.ts';
import { inscribe, type Margin } from './margin.ts';
import { createMargin, type OpenMargin } from './margin.svelte.ts';
import { seatsOf, type AnySeats } from './seats.svelte.ts';
import type { Link } from './link.ts';
import { publicly } from './viewer.ts';

export type AnyHost = HostSession<Json, Json, Json, Json>;

/** A battle as its page needs it, wherever it is hosted. */
export interface SeatedBattle {
  readonly id: string;
  readonly title: Title;
  readonly game: AnyGame;
  readonly margin: OpenMargin;
  /** The seats at this screen. */
  readonly seats: AnySeats;
  /** The link to the host of a battle that is hosted elsewhere. */
  readonly link?: Link;
}

/** A battle that is hosted and kept here. */
export interface OpenBattle extends SeatedBattle {
  readonly host: AnyHost;
  /** Place and reason where today's rules would play otherwise. */
  readonly drift?: Drift;
  /** Its file is not as the program wrote it. */
  readonly changed?: boolean;
  /** The revision that the device has kept, and the writing under way. */
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
  readonly changed?: boolean;
}

/** Opens a battle; `revision`: the one kept on the device. */
export function openBattle({ host, margin, ...battle }: Opened, revision: Revision = 0): OpenBattle {
  const held = exchangeable(host);
  const seats = seatsOf(battle.game, held.host);
  const opened = { ...battle, ...held, seats, margin: createMargin(margin), kept: { revision } };
  open.set(battle.id, opened);
  return opened;
}

/** Starts a battle; returns its id. */
export async function beginBattle(system: string, { title, setup, matchSettings }: BattlePlan): Promise<string | undefined> {
  const game = await gameOf(system);
  if (!game) return undefined;
  const host = openSession(game.system, setup, matchSettings);
  await game.dress?.(matchSettings, host.snapshot().state);
  const id = randomId();
  openBattle({ id, title, game, host, margin: { bookmarks: [] } });
  return id;
}

/** Is a battle hosted here, or elsewhere? */
export const isHostedHere = (battle: SeatedBattle): battle is OpenBattle => 'host' in battle;

/** A battle as the pages beside its table may show it. */
export const seenBeside = (battle: SeatedBattle): ViewerSession<Json, Json, Json, Json> =>
  isHostedHere(battle) ? publicly(battle.game, battle.host) : battle.seats.everybody;

/** A battle of this visit. */
export const battleOfVisit = (id: string): OpenBattle | undefined => open.get(id);

/** Gives a battle's match file to the player; true where a secret choice that waits was left out. */
export function downloadBattle({ host, title, margin }: OpenBattle, name = titleIn(title, i18n.language)): boolean {
  const { file, leftOut } = outgoing(inscribe(host.save(), margin.now), title);
  download(fileName(name, 'jsonl'), file);
  return leftOut;
}

/** The record of a battle, as this device keeps it. */
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
    ...(outcome && { result: { fr: resultOf(game, state, outcome, 'fr'), en: resultOf(game, state, outcome, 'en') } }),
    board: game.board(state, host.matchSettings, 'fr'),
    moment: { fr: fr.phase, en: en.phase },
    side: fr.side,
    ...(host.matchSettings.real && { real: true as const }),
    origin: margin.now.origin,
    file: inscribe(host.save(), margin.now),
  };
}

/** A battle of this visit goes by another name from now on. */
export function renameBattle(id: string, title: string): void {
  const battle = open.get(id);
  if (battle) open.set(id, { ...battle, title });
}
