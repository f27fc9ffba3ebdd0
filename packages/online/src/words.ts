import type { Seat } from '@escarmouche/referee';

/** Ready phrases, told by their ids in the language of whoever reads them. */
export const PHRASES = [
  'hello',
  'goodLuck',
  'wellPlayed',
  'oops',
  'thinking',
  'backSoon',
  'yourTurn',
  'thanks',
  'goodGame',
  'sorry',
] as const;

/** Words of a seat beside the board: a few words, a ready phrase, or a spot or a line on the board, in its coordinates. */
export type Saying =
  | { readonly say: string }
  | { readonly phrase: (typeof PHRASES)[number] }
  | { readonly show: readonly (readonly [x: number, y: number, z?: number])[] };

/** A saying as it is kept with a battle: numbered from 1 on, with its time at the host. */
export type Word = Saying & { readonly number: number; readonly seat: Seat; readonly at: number };
