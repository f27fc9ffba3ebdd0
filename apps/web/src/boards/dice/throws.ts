/** A roll, as the tray shows it. */
export interface Thrown {
  /** Figure and purpose of the roll: "Orsk", "shot at Nela". */
  readonly by?: string;
  readonly aim: string;
  /** Its dice in words, and what they have to come to: "3 dice, best two", "7 or more". */
  readonly pool: string;
  readonly takes?: string;
  readonly notation: string;
  readonly dice: readonly { readonly face: number; readonly kept: boolean }[];
  readonly score: number;
  readonly success?: boolean;
  /** The rolls of a contest, which fall together: tied figures roll again in a round of their own. */
  readonly rounds?: readonly (readonly Thrown[])[];
}

/** A line of a log, as far as boards look at it. `id`: the entry of the match, a point, the event. */
export interface Line {
  readonly id: string;
  readonly told: {
    readonly roll?: Thrown;
    /** Outcome of the deed, in a word of the game. */
    readonly deed?: { readonly lands?: string };
    readonly text?: readonly (string | { readonly kind: string; readonly id: string; readonly text: string })[];
    /** Rolls of one run in a row are a contest. */
    readonly run?: { readonly of: string };
  };
}

/** The figures that a line names. */
export const figuresIn = ({ told }: Line): readonly string[] =>
  (told.text ?? []).flatMap((part) => (typeof part !== 'string' && part.kind === 'figure' ? [part.id] : []));

/** So many new lines at once are a leap through the log, not play. */
const LEAP = 24;

/** Is a log another with some lines more? Not after an undo, a step back, a leap or in another battle. */
export function goesOn(before: readonly Line[], now: readonly Line[]): boolean {
  const more = now.length - before.length;
  return more >= 0 && more <= LEAP && now[before.length - 1]?.id === before.at(-1)?.id;
}

/** The lines that have come since the log was looked at before, in order; none where it does not go on. */
export function newLines(before: readonly Line[], now: readonly Line[]): readonly Line[] {
  return goesOn(before, now) ? now.slice(before.length) : [];
}

/** Sides of the dice of a notation such as 3d6kh2. */
export const sidesOf = (notation: string): number => Number(/d(\d+)/.exec(notation)?.[1] ?? 6);

/** Places of the pips of a face, in shares of its half width. */
export const PIPS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[0, 0]],
  2: [
    [-1, -1],
    [1, 1],
  ],
  3: [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  4: [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  5: [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  6: [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
};
