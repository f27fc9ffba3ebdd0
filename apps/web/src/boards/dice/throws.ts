/** What the tray is told of a roll. */
export interface Thrown {
  readonly notation: string;
  readonly dice: readonly { readonly face: number; readonly kept: boolean }[];
  readonly score: number;
  readonly need?: number;
  readonly success?: boolean;
}

/** A line of a log, as far as boards look at it. `id`: the entry of the match, a point, the event. */
export interface Line {
  readonly id: string;
  readonly told: { readonly roll?: Thrown; readonly text?: readonly (string | { readonly kind: string; readonly id: string })[] };
}

/** A line that tells of a roll. */
export type Roll = Line & { readonly told: { readonly roll: Thrown } };

const isRoll = (line: Line): line is Roll => line.told.roll !== undefined;
const entryOf = ({ id }: Line): string | undefined => id.split('.')[0];

/** The figures that a line names. */
export const figuresIn = ({ told }: Line): readonly string[] =>
  (told.text ?? []).flatMap((part) => (typeof part !== 'string' && part.kind === 'figure' ? [part.id] : []));

/** More rolls than this at once are not waited for: the last is shown. */
const MANY = 3;
/** So many new lines at once are a leap through the log, not play. */
const LEAP = 24;

/** Whether a log is another with some lines more; not after an undo, a step back, a leap or in another battle. */
export function goesOn(before: readonly Line[], now: readonly Line[]): boolean {
  const more = now.length - before.length;
  return more >= 0 && more <= LEAP && now[before.length - 1]?.id === before.at(-1)?.id;
}

/** The lines that have come since the log was looked at before, in order; none where it does not go on. */
export function newLines(before: readonly Line[], now: readonly Line[]): readonly Line[] {
  return goesOn(before, now) ? now.slice(before.length) : [];
}

/** The rolls among the lines that have come. */
export function newRolls(before: readonly Line[], now: readonly Line[]): readonly Roll[] {
  const rolls = newLines(before, now).filter(isRoll);
  return rolls.length > MANY ? rolls.slice(-1) : rolls;
}

/** Whether a line is of the entry that a log has come to. */
export function isReached(line: Line, now: readonly Line[]): boolean {
  const last = now.at(-1);
  return last !== undefined && entryOf(line) === entryOf(last);
}

/** In a replay: of the lines that have come, by a step or a leap, the rolls of the entry that is reached. What was passed over is not thrown. */
export function rollsReached(before: readonly Line[], now: readonly Line[]): readonly Roll[] {
  return now
    .slice(before.length)
    .filter(isRoll)
    .filter((line) => isReached(line, now));
}

/** "3 + 4", where a score is the sum of several dice; nothing for any other. */
export function sumOf({ dice, score }: Thrown): string | undefined {
  const faces = dice.filter(({ kept }) => kept).map(({ face }) => face);
  return faces.length > 1 && faces.reduce((sum, face) => sum + face, 0) === score ? faces.join(' + ') : undefined;
}

/** Sides of the dice of a notation such as 3d6kh2. */
export const sidesOf = (notation: string): number => Number(/d(\d+)/.exec(notation)?.[1] ?? 6);

/** Where the pips of a face are, in shares of its half width. */
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
