import { loadPuzzle } from '@escarmouche/cases/puzzle/load';
import { BOT, PERSON } from '@escarmouche/session';
import { beginTaught } from './begin-battle.ts';
import { puzzleWords } from './puzzle-words.ts';
import { puzzleSource } from './puzzles.ts';

/** Begins a puzzle at a table of its own; false where it cannot be read. Its dice are dealt from a seed, and its judge replies for the other seats. */
export async function beginPuzzle(puzzle: string): Promise<boolean> {
  const source = await puzzleSource(puzzle);
  const read = source === undefined ? undefined : await loadPuzzle(source);
  if (!read?.ok) return false;
  const { lesson } = read.made;
  const { title, learner } = lesson;
  const named = { fr: puzzleWords.fr.named(title.fr), en: puzzleWords.en.named(title.en) };
  return beginTaught(lesson, named, (seat) => (seat === learner ? PERSON : BOT), { puzzle });
}
