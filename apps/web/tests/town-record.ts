import { zombiesPlayer } from '@escarmouche/ai';
import { zombieCards, zombieTiles } from '@escarmouche/content/zombies';
import { recordGame } from '@escarmouche/lab';
import { saveMatch, seedNumber, type Entry } from '@escarmouche/referee';
import { toMeta, type Holder } from '@escarmouche/session';
import { townOf, zombies, type Command, type Event, type Setup, type State } from '@escarmouche/zombies';
import { bearings } from '@escarmouche/space/tiles';
import type { Page } from '@playwright/test';
import { openHome } from './play.ts';

/** Whole games of six players who do what looks best at first sight, made by the engine: nobody could wait for them in a browser. */

const NAMES = ['Ana', 'Bo', 'Chloé', 'Dov', 'Elsa', 'Farid'];
const SEATS = ['a', 'b', 'c', 'd', 'e', 'f'];
const setup = {
  kinds: zombieTiles,
  deck: zombieCards,
  seats: SEATS.map((seat, i) => ({ seat, name: NAMES[i] ?? seat })),
  options: {},
} as unknown as Setup;

export const townOfSix = { seats: SEATS, setup };

type Played = Entry<Command, Event>;

export interface Recorded {
  readonly seed: string;
  readonly entries: readonly Played[];
  readonly final: State;
  readonly winner: string;
  readonly winnerName: string;
}

/** What the winner can be made to do once more by pointing: no card and nothing that was chosen, so that the same dice lead to the same end. */
const PLAIN: ReadonlySet<Event['type']> = new Set(['livesLost', 'bulletsSpent', 'blowLost', 'cardPlayed', 'itemGone', 'twitched']);
const isPlain = ({ command, events }: Played): boolean =>
  (command.type === 'step' || command.type === 'shift') && !events.some(({ type }) => PLAIN.has(type));

/** The last commands of a game that may be given by pointing at squares. */
export const lastCommands = ({ entries, winner }: Recorded): readonly Played[] => {
  const before = entries.findLastIndex((entry) => entry.seat !== winner || !isPlain(entry));
  return entries.slice(Math.max(before + 1, entries.length - 4));
};

/** A game whose winner wins by moving a pawn or a zombie. */
export function sixPlayers(): Recorded {
  const quick = zombiesPlayer({ budget: { iterations: 0, turns: 0, depth: 0 }, slips: 0 });
  const players = Object.fromEntries(SEATS.map((seat) => [seat, quick]));
  for (let game = 0; game < 30; game++) {
    const seed = `ville-${game}`;
    const match = recordGame({ system: zombies, setup, players, seed: seedNumber(seed), most: 1500 });
    const winner = match.state.outcome?.winners[0];
    if (winner === undefined) continue;
    const winnerName = NAMES[SEATS.indexOf(winner)] ?? winner;
    const recorded = { seed, entries: match.entries, final: match.state, winner, winnerName };
    if (lastCommands(recorded).length > 0) return recorded;
  }
  throw new Error('no such game');
}

/** The match file of a game without its last entries, all seats being held by persons or by opponents. */
export function fileOf({ seed, entries }: Recorded, without: number, holder: Holder): string {
  const seats = Object.fromEntries(SEATS.map((seat) => [seat, holder]));
  const shortened = { system: zombies, setup, entries: entries.slice(0, entries.length - without), pending: undefined };
  return saveMatch<Setup, State, Command, Event>(shortened as never, toMeta({ seed, dice: {}, seats, notes: {} }));
}

/** Entries since the last turn began, the game having ended in it. */
export const lastTurn = ({ entries }: Recorded): number =>
  entries.length - 1 - entries.findLastIndex(({ events }) => events.some(({ type }) => type === 'turnBegan'));

/** Where the board draws a square. */
export function drawnAt({ final }: Recorded, square: number): string {
  const { east, south } = bearings(townOf(final), square);
  return `translate(${east * 100} ${south * 100})`;
}

/** Takes a match file in on the page of kept battles; returns the id it is kept by. */
export async function takeIn(page: Page, file: string): Promise<string> {
  await openHome(page);
  await page.goto('/#/battles');
  await page.locator('input[type=file]').setInputFiles({ name: 'six.jsonl', mimeType: 'text/plain', buffer: Buffer.from(file) });
  const link = page.locator('article a[href*="/table/"], article a[href*="/replay/"]').first();
  return (await link.getAttribute('href'))?.split('/')[2] ?? '';
}
