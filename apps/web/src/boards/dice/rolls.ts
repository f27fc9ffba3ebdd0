import { newLines, type Line, type Thrown } from './throws.ts';

/** A line that tells of a roll. */
export type Roll = Line & { readonly told: { readonly roll: Thrown } };

const isRoll = (line: Line): line is Roll => line.told.roll !== undefined;
const entryOf = ({ id }: Line): string | undefined => id.split('.')[0];

/** More rolls than this at once are not waited for: the last is shown. */
const MANY = 3;

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

/** "3 + 4", where a score is the sum of several dice; nothing for any other. */
export function sumOf({ dice, score }: Thrown): string | undefined {
  const faces = dice.filter(({ kept }) => kept).map(({ face }) => face);
  return faces.length > 1 && faces.reduce((sum, face) => sum + face, 0) === score ? faces.join(' + ') : undefined;
}
