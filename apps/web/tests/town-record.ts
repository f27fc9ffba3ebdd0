import type { Entry } from '@escarmouche/referee';
import type { SeatHolder } from '@escarmouche/session';
import { townOf, type Command, type Event } from '@escarmouche/zombies';
import { bearings } from '@escarmouche/space/tiles';
import { gamesIn, matchFile, townFor, type Played } from './town-played.ts';

/** Whole games of six players. */

export const townOfSix = townFor(6);

export interface Won extends Played {
  readonly winner: string;
  readonly winnerName: string;
}

/** Events that may come of a card or a choice. A step or shift without any can be given again by pointing: the same dice lead to the same end. */
const PLAIN: ReadonlySet<Event['type']> = new Set(['livesLost', 'bulletsSpent', 'blowLost', 'cardPlayed', 'itemGone', 'twitched']);
const isPlain = ({ command, events }: Entry<Command, Event>): boolean =>
  (command.type === 'step' || command.type === 'shift') && !events.some(({ type }) => PLAIN.has(type));

/** The last commands of a game that may be given by pointing at squares. */
export const lastCommands = ({ entries, winner }: Won): Played['entries'] => {
  const before = entries.findLastIndex((entry) => entry.seat !== winner || !isPlain(entry));
  return entries.slice(Math.max(before + 1, entries.length - 4));
};

/** A game whose winner wins by moving a pawn or a zombie. */
export function sixPlayers(): Won {
  for (const played of gamesIn(townOfSix, 'ville', 1500)) {
    const winner = played.final.outcome?.winners[0];
    if (winner === undefined) continue;
    const winnerName = played.final.scene.seats.find(({ seat }) => seat === winner)?.name ?? winner;
    const won = { ...played, winner, winnerName };
    if (lastCommands(won).length > 0) return won;
  }
  throw new Error('no such game');
}

/** The match file of a game without its last entries, all seats being held by persons or by opponents. */
export const fileOf = (played: Played, without: number, holder: SeatHolder): string =>
  matchFile(townOfSix, played, Object.fromEntries(townOfSix.seats.map((seat) => [seat, holder])), {}, without);

/** Entries since the last turn began, the game having ended in it. */
export const lastTurn = ({ entries }: Played): number =>
  entries.length - 1 - entries.findLastIndex(({ events }) => events.some(({ type }) => type === 'turnBegan'));

/** Where the board draws a square. */
export function drawnAt({ final }: Played, square: number): string {
  const { east, south } = bearings(townOf(final), square);
  return `translate(${east * 100} ${south * 100})`;
}
