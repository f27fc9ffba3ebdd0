import { randomInt } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import type { Seat } from '@escarmouche/referee';
import type { AnyBattle } from '../host/battles.ts';
import type { Device, Devices } from '../host/devices.ts';
import type { Lobby } from '../host/lobby.ts';
import type { Words } from '../host/words.ts';
import type { Presence } from '../push/presence.ts';
import type { StreamLimits } from './limits.ts';

/** Bytes that may wait to be sent; a reader slower than that is cut off, and comes again. */
const MOST_WAITING = 1024 * 1024;
const ALIVE = 15_000;
/** Milliseconds after which a reader comes again once a host has closed. */
const SOONEST = 1000;
const LATEST = 6000;

/** A seat of a battle that a device follows, heard up to a sequence number. */
export interface Following {
  readonly id: string;
  readonly battle: AnyBattle;
  readonly seat: Seat;
  readonly since: number;
  /** The number of the last word that was heard; absent where words are not wanted. */
  readonly words?: number;
}

/** The reader of a stream: a device, at an address. */
export interface Reader {
  readonly device: Device;
  readonly address: string;
}

/** Rights of readers, of many at once. */
interface Rights {
  readonly heldBy: Lobby['heldBy'];
  readonly endedOf: Devices['endedOf'];
}

/** Open streams: news of seats, each as soon as it is kept. */
export function streams(
  most: StreamLimits,
  { heldBy, endedOf }: Rights,
  words: Pick<Words, 'after' | 'subscribe'>,
  presence?: Pick<Presence, 'came' | 'left'>,
) {
  const open = new Map<ServerResponse, Reader & { readonly followings: readonly Following[] }>();

  function hasRoom({ device, address }: Reader): boolean {
    const readers = [...open.values()];
    return (
      readers.length < most.node &&
      readers.filter((one) => one.device.id === device.id).length < most.device &&
      readers.filter((one) => one.address === address).length < most.address
    );
  }

  function follow(response: ServerResponse, reader: Reader, followings: readonly Following[]): void {
    // The reader may have gone while rights were looked at.
    if (response.destroyed) return;
    response.writeHead(200, {
      'content-type': 'text/event-stream',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
    });
    // A reader that has heard everything already knows at once that it is connected.
    response.flushHeaders();
    open.set(response, { ...reader, followings });
    presence?.came(reader.device.id);
    const send = (text: string): void => {
      if (response.destroyed || response.writableEnded) return;
      if (response.writableLength > MOST_WAITING) response.destroy();
      else response.write(text);
    };
    const ends: (() => void)[] = [];
    const tellOf = ({ id, battle, seat, since }: Following): void => {
      let heard = since;
      const tell = (): void => {
        if (battle.sequence <= heard) return;
        const told = battle.told(seat, heard);
        heard = told.sequence;
        send(`data: ${JSON.stringify({ battle: id, seat, told })}\n\n`);
      };
      tell();
      ends.push(battle.subscribe(tell));
    };
    function tellWords({ id, words: heard }: Following): void {
      if (heard === undefined) return;
      let last = heard;
      let reading = Promise.resolve();
      const read = async (): Promise<void> => {
        const said = await words.after(id, last);
        last = said.at(-1)?.number ?? last;
        if (said.length > 0) send(`event: words\ndata: ${JSON.stringify({ battle: id, words: said })}\n\n`);
      };
      // A database that does not answer now is asked again at the next word.
      const tell = (): void => {
        reading = reading.then(read).catch(() => undefined);
      };
      tell();
      ends.push(words.subscribe(id, tell));
    }
    // Battles that a reader comes back to may be long: each waits until the one before is on its way.
    const begin = async (): Promise<void> => {
      for (const following of followings) {
        if (response.destroyed) return;
        tellOf(following);
        tellWords(following);
        await drained(response);
      }
    };
    // A battle that cannot be told ends its own stream alone.
    begin().catch(() => response.destroy());
    // The seat, or the token, may have been lost while rights were looked at, before anybody could end the stream.
    review([response]);
    const beat = setInterval(() => send(': alive\n\n'), ALIVE);
    response.on('close', () => {
      clearInterval(beat);
      for (const end of ends) end();
      open.delete(response);
      presence?.left(reader.device.id);
    });
  }

  /** Ends those of some streams whose devices hold no longer what they follow. A database that does not answer now is asked again the next time. */
  function review(responses: readonly ServerResponse[]): void {
    const readers = responses.flatMap((response) => {
      const reader = open.get(response);
      return reader ? [{ response, ...reader }] : [];
    });
    const all = <T>(of: (device: Device) => T): readonly T[] => [...new Set(readers.map(({ device }) => of(device)))];
    const look = async (): Promise<void> => {
      const [holds, ended] = [await heldBy(all(({ id }) => id)), await endedOf(all(({ own }) => own))];
      for (const { response, device, followings } of readers)
        if (ended.has(device.own) || !followings.every(({ id, seat }) => holds(device.id, id, seat))) response.destroy();
    };
    look().catch(() => undefined);
  }

  return {
    /** Is there room for one more stream of a reader? */
    hasRoom,
    follow,
    /** Ends the streams of a device, or of all that are known under an id; they come back for the seats that they have. */
    leave(id: string): void {
      for (const [response, { device }] of open) if (device.id === id || device.own === id) response.destroy();
    },
    /** Ends the streams of devices that hold no longer what they follow, where nobody may have told of it. */
    review: () => review([...open.keys()]),
    get count() {
      return open.size;
    },
    /** Says goodbye: each reader is told another time after which to come again, so that they do not come all at once. */
    close(): void {
      for (const response of open.keys()) response.end(`event: bye\ndata: {"again":${randomInt(SOONEST, LATEST)}}\n\n`);
    },
  };
}

/** Until all that was sent is on its way, or nobody reads any more. */
async function drained(response: ServerResponse): Promise<void> {
  if (!response.writableNeedDrain || response.destroyed) return;
  await new Promise<void>((resolve) => {
    response.once('drain', resolve);
    response.once('close', resolve);
  });
}

export type Streams = ReturnType<typeof streams>;
