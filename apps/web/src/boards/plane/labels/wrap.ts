import { textWidth } from './text-width.ts';

const LINE = 34;

/** Breaks a sentence into short lines. */
export function wrap(text: string, longest = LINE): readonly string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= longest) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

/** Lines are of 12.5 pixels where names and notes are of 11.5. */
const LARGER = 1.06;
const SHORTEST = 12;

/** A sentence in lines that go into so many pixels, and the width of the longest of them, both at the usual size of text. */
export function wrapInto(text: string, room: number): { readonly lines: readonly string[]; readonly width: number } {
  for (let longest = LINE; ; longest -= 2) {
    const lines = wrap(text, longest);
    const width = Math.max(...lines.map((line) => textWidth(line) * LARGER));
    if (width <= room || longest <= SHORTEST) return { lines, width };
  }
}
