import { io, type Socket } from 'socket.io-client';
import { SEATS } from '../board.ts';
import { record } from '../record.ts';
import { RECORDED } from './recorded.ts';

const { commands, moves } = record(RECORDED.seed, RECORDED.moves);

/** A match of boardgame.io whose players are connected. */
export interface Joined {
  /** Plays the recorded moves, each when the one before has been heard by its player. */
  play(): Promise<number>;
  close(): void;
}

async function post<T>(url: string, body: object): Promise<T> {
  const response = await fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
  return (await response.json()) as T;
}

export async function joinedMatch(url: string, lobby: string): Promise<Joined> {
  const { matchID } = await post<{ matchID: string }>(`${lobby}/games/zombies/create`, { numPlayers: SEATS });
  const sockets: Socket[] = [];
  const credentials: string[] = [];
  for (let player = 0; player < SEATS; player++) {
    const { playerCredentials } = await post<{ playerCredentials: string }>(`${lobby}/games/zombies/${matchID}/join`, {
      playerID: String(player),
      playerName: String(player),
    });
    credentials.push(playerCredentials);
    const socket = io(`${url}/zombies`, { transports: ['websocket'], forceNew: true });
    const synced = new Promise<void>((resolve) => socket.once('sync', () => resolve()));
    socket.emit('sync', matchID, String(player), playerCredentials, SEATS);
    await synced;
    sockets.push(socket);
  }
  return {
    async play() {
      let stateID = 0;
      for (const [i, { name, args }] of moves.entries()) {
        const player = SEATS_OF.indexOf(commands[i]?.seat ?? '');
        const socket = sockets[player];
        if (!socket) throw new Error('a player is missing');
        const before = stateID;
        const updated = new Promise<number>((resolve) => {
          const hear = (_match: string, { _stateID: now }: { _stateID: number }): void => {
            // News of moves before may still be on their way.
            if (now <= before) return;
            socket.off('update', hear);
            resolve(now);
          };
          socket.on('update', hear);
        });
        const payload = { type: name, args, playerID: String(player), credentials: credentials[player] };
        socket.emit('update', { type: 'MAKE_MOVE', payload }, stateID, matchID, String(player));
        stateID = await updated;
      }
      return moves.length;
    },
    close() {
      for (const socket of sockets) socket.close();
    },
  };
}

const SEATS_OF = ['a', 'b', 'c', 'd'];
