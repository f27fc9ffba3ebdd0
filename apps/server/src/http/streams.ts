import type { ServerResponse } from 'node:http';
import type { Seat } from '@escarmouche/referee';
import type { AnyBattle } from '../host/battles.ts';

/** Bytes that may wait to be sent; a reader slower than that is cut off, and comes again. */
const MOST_WAITING = 1024 * 1024;
const ALIVE = 15_000;

/** What a device follows: a seat of a battle, heard up to a sequence number. */
export interface Following {
  readonly id: string;
  readonly battle: AnyBattle;
  readonly seat: Seat;
  readonly since: number;
}

/** Open streams: what seats are told, each as soon as it is kept. */
export function streams() {
  const open = new Set<ServerResponse>();

  function follow(response: ServerResponse, followings: readonly Following[]): void {
    response.writeHead(200, {
      'content-type': 'text/event-stream',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
    });
    open.add(response);
    const send = (text: string): void => {
      if (response.writableLength > MOST_WAITING) response.destroy();
      else response.write(text);
    };
    const ends = followings.map(({ id, battle, seat, since }) => {
      let heard = since;
      const tell = (): void => {
        if (battle.sequence <= heard) return;
        const told = battle.told(seat, heard);
        heard = told.sequence;
        send(`data: ${JSON.stringify({ battle: id, told })}\n\n`);
      };
      tell();
      return battle.subscribe(tell);
    });
    const beat = setInterval(() => send(': alive\n\n'), ALIVE);
    response.on('close', () => {
      clearInterval(beat);
      for (const end of ends) end();
      open.delete(response);
    });
  }

  return {
    follow,
    get count() {
      return open.size;
    },
    /** Says goodbye, so that readers come again after a while of their own. */
    close(): void {
      for (const response of open) response.end('event: bye\ndata: {}\n\n');
    },
  };
}

export type Streams = ReturnType<typeof streams>;
