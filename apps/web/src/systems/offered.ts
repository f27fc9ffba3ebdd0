import { games } from '@escarmouche/games';
import type { GameRoom, Systems } from './index.ts';

/** Found by their folders, which are named by the ids of games. */
const rooms = import.meta.glob<GameRoom>('./*/offer.ts', { eager: true, import: 'offer' });

/** The systems that this program offers. */
export const systems: Systems = Object.fromEntries(
  games.flatMap(({ id, name, line }) => {
    const room = rooms[`./${id}/offer.ts`];
    return room ? [[id, { name, line, ...room }]] : [];
  }),
);
