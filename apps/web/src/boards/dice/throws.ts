/** What the tray is told of a roll. */
export interface Thrown {
  readonly notation: string;
  /** `of`: whose it is, where dice of several fall together. */
  readonly dice: readonly { readonly face: number; readonly kept: boolean; readonly of?: string }[];
  /** None of dice of several. */
  readonly score?: number;
  readonly need?: number;
  readonly success?: boolean;
}

/** A line of a log, as far as boards look at it. `id`: the entry of the match, a point, the event. */
export interface Line {
  readonly id: string;
  readonly told: {
    readonly roll?: Thrown;
    readonly text?: readonly (string | { readonly kind: string; readonly id: string; readonly text: string })[];
    /** Rolls of one run in a row are a contest. */
    readonly run?: { readonly of: string };
  };
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

/** The name of the figure that a line names first: in a contest it rolls. */
const rollerIn = ({ told }: Line): string | undefined =>
  told.text?.flatMap((part) => (typeof part !== 'string' && part.kind === 'figure' ? [part.text] : []))[0];

/** The rolls among lines; those of a contest fall together, each die with the name of whose it is. */
function rollsIn(lines: readonly Line[]): readonly Roll[] {
  const contests: (readonly Roll[])[] = [];
  for (const roll of lines.filter(isRoll)) {
    const last = contests.at(-1);
    const more = last !== undefined && roll.told.run !== undefined && last[0]?.told.run?.of === roll.told.run.of;
    if (more) contests[contests.length - 1] = [...last, roll];
    else contests.push([roll]);
  }
  return contests.flatMap((rolls) => (rolls.length > 1 ? fallingTogether(rolls) : rolls));
}

function fallingTogether(rolls: readonly Roll[]): readonly Roll[] {
  const [first] = rolls;
  if (!first) return [];
  const notation = [...new Set(rolls.map(({ told }) => told.roll.notation))].join(' · ');
  const dice = rolls.flatMap((roll) => roll.told.roll.dice.map((die) => ({ ...die, of: rollerIn(roll) })));
  const text = rolls.flatMap(({ told }) => told.text ?? []);
  return [{ id: first.id, told: { roll: { notation, dice }, text } }];
}

/** The rolls among the lines that have come. */
export function newRolls(before: readonly Line[], now: readonly Line[]): readonly Roll[] {
  const rolls = rollsIn(newLines(before, now));
  return rolls.length > MANY ? rolls.slice(-1) : rolls;
}

/** Whether a line is of the entry that a log has come to. */
export function isReached(line: Line, now: readonly Line[]): boolean {
  const last = now.at(-1);
  return last !== undefined && entryOf(line) === entryOf(last);
}

/** In a replay: of the lines that have come, by a step or a leap, the rolls of the entry that is reached. What was passed over is not thrown. */
export function rollsReached(before: readonly Line[], now: readonly Line[]): readonly Roll[] {
  return rollsIn(now.slice(before.length).filter((line) => isReached(line, now)));
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
