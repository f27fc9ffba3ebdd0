import { loadPuzzle } from '@escarmouche/cases/puzzle/load';
import { NOBODY, type Json } from '@escarmouche/referee';
import { BOT, PERSON } from '@escarmouche/session';
import { randomId } from '../parts/random-id.ts';
import { router } from '../router/router.svelte.ts';
import { gameOf } from '../systems/index.ts';
import { beginBattle } from '../table/battles.ts';
import { puzzleWords } from './puzzle-words.ts';
import { puzzleSource } from './puzzles.ts';

/** Begins a puzzle at a table of its own; false where it cannot be read. Its dice are dealt from a seed, and its judge replies for the other seats. */
export async function beginPuzzle(puzzle: string): Promise<boolean> {
  const source = await puzzleSource(puzzle);
  const read = source === undefined ? undefined : await loadPuzzle(source);
  if (!read?.ok) return false;
  const { system, title, learner, setup } = read.made.lesson;
  const game = await gameOf(system);
  if (!game) return false;
  const seats = game.roster(game.system.setup(setup as Json), 'fr').flatMap(({ seat }) => (seat === NOBODY ? [] : [seat]));
  const id = await beginBattle(system, {
    title: { fr: puzzleWords.fr.named(title.fr), en: puzzleWords.en.named(title.en) },
    setup: setup as Json,
    matchSettings: {
      seed: randomId(),
      generator: 'sfc32',
      dice: { [learner]: 'scripted' },
      seats: Object.fromEntries(seats.map((seat) => [seat, seat === learner ? PERSON : BOT])),
      notes: { puzzle },
    },
  });
  if (id !== undefined) router.go(`/table/${id}`);
  return id !== undefined;
}
