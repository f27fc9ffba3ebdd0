import { covered, type Box } from '../box.ts';
import type { BoardPoint } from '../board-point.ts';
import { SQUARE } from './art.ts';
import { wordsBox } from './boxes.ts';
import type { Note } from './overlay.ts';

export interface PlacedNote extends Note {
  /** The middle of its words, in hundredths of a square. */
  readonly x: number;
  readonly y: number;
}

/** From the middle of a square to beside what stands there, in hundredths, the nearest first: above, below, to its right, to its left. */
const BESIDE: readonly BoardPoint[] = [
  { x: 0, y: -52 },
  { x: 0, y: 52 },
  { x: SQUARE, y: 0 },
  { x: -SQUARE, y: 0 },
];

/** Words about squares, each beside its own where it covers the least of what stands there. `taken`: pieces and names. */
export function placedNotes(notes: readonly Note[], taken: readonly Box[], size: number): readonly PlacedNote[] {
  const filled = [...taken];
  return notes.map((note) => {
    const spots = BESIDE.map((way) => {
      const [x, y] = [note.at.x * SQUARE + way.x, note.at.y * SQUARE + way.y];
      const box = wordsBox(x, y, [note.text], size);
      return { x, y, box, cost: covered(box, filled) };
    });
    const { x, y, box } = spots.reduce((best, spot) => (spot.cost < best.cost ? spot : best));
    filled.push(box);
    return { ...note, x, y };
  });
}
