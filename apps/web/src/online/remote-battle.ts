import { remoteSeat, type Act, type Reply, type RemoteSeat, type Told, type Welcome } from '@escarmouche/online';
import type { OnlineHeader } from '@escarmouche/online/api';
import { NOBODY, type Json, type Seat } from '@escarmouche/referee';
import { ELSEWHERE, type Holders } from '@escarmouche/session';
import { randomId } from '../parts/random-id.ts';
import { gameOf, type AnyGame } from '../systems/index.ts';
import { elsewhere, type BattleElsewhere } from '../table/elsewhere.ts';
import { createMargin } from '../table/margin.svelte.ts';
import { oneAtATime } from '../table/single.ts';
import { ask } from './api.ts';
import { kept } from './kept.ts';
import { createLink } from './link.svelte.ts';
import { follow, type Followed } from './stream.ts';
import { onlineWords } from './words.ts';

type AnySeat = RemoteSeat<Json, Json, Json, Json>;

/** A battle at a screen whose host is elsewhere. */
export interface RemoteBattle extends BattleElsewhere {
  /** Follows the news; returns what ends it. */
  follow(): () => void;
}

const TRIES = 4;
const PAUSE = 400;
const pause = (milliseconds: number): Promise<void> => new Promise((go) => setTimeout(go, milliseconds));

const UNSENT: Reply = { status: 'refused', refusal: { reason: { fr: onlineWords.fr.unsent, en: onlineWords.en.unsent } } };

/** Sends an act until the host has it: the host does it once, however often it comes. */
async function sent(battle: string, seat: Seat, act: Act<Json>): Promise<Reply> {
  for (let tries = 0; tries < TRIES; tries++) {
    const told = await ask<Reply>('POST', `battles/${battle}/acts`, { seat, act });
    if (told.ok) return told.value;
    if (told.status !== undefined && told.status < 500 && told.status !== 429)
      return { status: 'refused', refusal: { reason: told.reason } };
    await pause(PAUSE * 2 ** tries);
  }
  return UNSENT;
}

/** Persons at other screens are no persons of this one. */
const atThisScreen = (seats: Holders, own: readonly Seat[]): Holders =>
  Object.fromEntries(
    Object.entries(seats).map(([seat, holder]) => [seat, holder.by === 'person' && !own.includes(seat) ? ELSEWHERE : holder]),
  );

/** A battle of this device by its host, or without a network as it was heard last; undefined where neither is to be had. */
export async function openRemote(id: string, header: OnlineHeader, own: readonly Seat[]): Promise<RemoteBattle | undefined> {
  const game = await gameOf(header.system);
  if (!game) return undefined;
  const viewers = own.length === 1 ? own : [...own, NOBODY];
  const opened = await Promise.all(viewers.map((viewer) => viewOf(game, id, viewer, own)));
  const views = opened.flatMap((view) => view ?? []);
  const everybody = views.at(-1);
  if (!everybody || views.length < viewers.length) return undefined;
  const { matchSettings } = everybody.session;
  await game.dress?.(matchSettings, everybody.session.snapshot().state);
  const held = views.map(({ session }) => session).filter(({ viewer }) => viewer !== NOBODY);
  const { link, connect, hear, hearWords } = createLink(id, held);
  const first = everybody.session.whole;
  if (first) hear(first);
  const followed = views.map((view) => ({
    ...view,
    get heard() {
      return view.heard;
    },
    hear(news: Told<unknown, unknown, unknown>) {
      hear(news);
      return view.hear(news);
    },
  }));
  const seats = { everybody: everybody.session, held };
  return {
    id,
    title: header.title,
    game,
    margin: createMargin({ bookmarks: [] }),
    seats,
    link,
    elsewhere: elsewhere(seats, link),
    follow: () =>
      follow(() => followed, {
        connected: connect,
        words: hearWords,
        get lastWord() {
          return link.words.at(-1)?.number ?? 0;
        },
      }),
  };
}

/** One viewer of a battle: the news kept first, then the news of the host. */
async function viewOf(
  game: AnyGame,
  battle: string,
  viewer: Seat,
  own: readonly Seat[],
): Promise<(Followed & { session: AnySeat }) | undefined> {
  const known = await kept.view(battle, viewer).catch(() => undefined);
  const told = known ? undefined : await ask<Welcome<unknown>>('GET', `battles/${battle}/welcome?seat=${encodeURIComponent(viewer)}`);
  const welcome = known?.welcome ?? (told?.ok ? told.value : undefined);
  if (!welcome) return undefined;

  /** Acts that wait until their sequence number is heard. */
  let waiting: { readonly sequence: number; readonly go: () => void }[] = [];
  async function send(act: Act<Json>): Promise<Reply> {
    const reply = await sent(battle, viewer, act);
    if (reply.status === 'kept' && session.heard < reply.sequence)
      await new Promise<void>((go) => waiting.push({ sequence: reply.sequence, go }));
    return reply;
  }
  const settings = { ...welcome.settings, seats: atThisScreen(welcome.settings.seats, own) };
  let session: AnySeat = remoteSeat(game.system, { ...welcome, settings, beginning: welcome.beginning as Json }, send, randomId);
  if (known) heardBefore(known.told);

  /** News kept by another version of the program may not be understood: all is told again then. */
  function heardBefore(before: Told<unknown, unknown, unknown>): void {
    try {
      if (session.hear(before as Told<Json, Json, Json>)) return;
    } catch {
      // Told again from the beginning.
    }
    session = remoteSeat(game.system, { ...(welcome as Welcome<Json>), settings }, send, randomId);
  }

  let fits = true;
  const keep = oneAtATime(async () => {
    const { whole } = session;
    if (whole) await kept.keepView({ battle, viewer, welcome, told: whole }).catch(() => undefined);
  });
  return {
    battle,
    viewer,
    session,
    get heard() {
      return fits ? session.heard : 0;
    },
    hear(news) {
      fits = session.hear(news as Told<Json, Json, Json>);
      const heard = waiting.filter(({ sequence }) => sequence <= session.heard);
      waiting = waiting.filter(({ sequence }) => sequence > session.heard);
      for (const { go } of heard) go();
      if (fits) void keep();
      return fits;
    },
  };
}
