import { setTimeout as wait } from 'node:timers/promises';
import { newsReader, remoteSeat, type Act, type RemoteSeat, type Reply, type Welcome } from '@escarmouche/online';
import type { Random, Seat, System } from '@escarmouche/referee';
import type { Bell } from './bell.ts';
import type { Wire } from './wire.ts';

type AnySeat = RemoteSeat<unknown, object, object, object>;

/** An act that the host has acknowledged. */
export interface Acknowledged {
  readonly battle: string;
  readonly seat: Seat;
  readonly act: Act<object>;
  readonly sequence: number;
}

/** Counts of a battery, and whatever was not as promised. */
export interface Tally {
  /** Rings at whatever a device hears. */
  readonly bell: Bell;
  readonly acknowledged: Acknowledged[];
  readonly wrong: string[];
  views: number;
  refused: number;
  reconnected: number;
}

/** A device at a seat: its news and its acts. */
export interface Client {
  readonly seat: AnySeat;
  /** Its stream is cut, and begins again where it has ended. */
  drop(): void;
  /** The client reads nothing for so many milliseconds. */
  slow(milliseconds: number): void;
  /** The client forgets everything, and comes as if for the first time. */
  rejoin(): Promise<void>;
  close(): void;
}

const AGAIN = 20;
/** One act in so many is sent twice at once. */
const TWICE_IN = 10;

/** Brings a device to a seat of a battle that has begun ('': it looks on). */
export async function clientAt(
  { wire, tally, random }: { readonly wire: Wire; readonly tally: Tally; readonly random: Random },
  system: System<never, object, object, object>,
  { battle, viewer, token }: { readonly battle: string; readonly viewer: Seat; readonly token: string },
): Promise<Client> {
  let cut = new AbortController();
  let closed = false;
  let rest = 0;
  let ids = 0;
  let seat = await come();

  async function come(): Promise<AnySeat> {
    const welcome = await wire.ask<Welcome<object>>('GET', `battles/${battle}/welcome?seat=${viewer}`, token);
    return remoteSeat(system, welcome, send, () => `act ${++ids}`) as unknown as AnySeat;
  }

  async function send(act: Act<object>): Promise<Reply> {
    const bring = () => wire.ask<Reply>('POST', `battles/${battle}/acts`, token, { seat: viewer, act });
    const [reply, second] = await Promise.all(random(TWICE_IN) === 0 ? [bring(), bring()] : [bring()]);
    const said = (what: string) => tally.wrong.push(`${battle} ${viewer} act ${act.n}: ${what}`);
    if (reply.status === 'refused') tally.refused++;
    else if (reply.status === 'stale') said('called stale');
    else {
      if (second?.status === 'kept' && second.sequence !== reply.sequence) said(`kept as ${reply.sequence} and ${second.sequence}`);
      tally.acknowledged.push({ battle, seat: viewer, act, sequence: reply.sequence });
      tally.bell.ring();
      await tally.bell.until(() => closed || seat.heard >= reply.sequence);
    }
    return reply;
  }

  async function hear(): Promise<void> {
    const read = newsReader();
    const follower = seat;
    for await (const piece of wire.stream(`stream?follow=${battle}~${viewer}~${seat.heard}`, token, cut.signal)) {
      for (const { told } of read(piece)) {
        if (follower !== seat) return;
        tally.views++;
        if (!seat.hear(told as never)) tally.wrong.push(`${battle} "${viewer}": another view than the host's at ${told.sequence}`);
        tally.bell.ring();
      }
      if (rest > 0) await wait(rest);
      rest = 0;
    }
  }

  async function follow(): Promise<void> {
    while (!closed) {
      await hear().catch(() => undefined);
      cut = new AbortController();
      tally.reconnected++;
      await wait(AGAIN);
    }
  }
  void follow();

  return {
    get seat() {
      return seat;
    },
    drop: () => cut.abort(),
    slow(milliseconds) {
      rest = milliseconds;
    },
    async rejoin() {
      seat = await come();
      cut.abort();
    },
    close() {
      closed = true;
      tally.bell.ring();
      cut.abort();
    },
  };
}
