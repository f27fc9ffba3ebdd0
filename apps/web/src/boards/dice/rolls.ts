import { roundsOf } from './rounds.ts';
import { newLines, type Line, type Thrown } from './throws.ts';

/** A line that tells of a roll. */
export type Roll = Line & { readonly told: { readonly roll: Thrown } };

const isRoll = (line: Line): line is Roll => line.told.roll !== undefined;
const entryOf = ({ id }: Line): string | undefined => id.split('.')[0];

/** More rolls than this at once are not waited for: the last is shown. */
const MANY = 3;

/** Rolls of one contest in a row, and others one by one. */
function contestsIn(lines: readonly Line[]): readonly (readonly Roll[])[] {
  const contests: Roll[][] = [];
  let before: Line | undefined;
  for (const line of lines) {
    const last = contests.at(-1);
    const { run } = line.told;
    const goesOn = run !== undefined && before?.told.run?.of === run.of && before.told.roll && entryOf(before) === entryOf(line);
    if (isRoll(line)) {
      if (last && goesOn) last.push(line);
      else contests.push([line]);
    }
    before = line;
  }
  return contests;
}

/** The rolls of a log that have come to it, in order; those of a contest together with those that they answer. */
const rollsAmong = (lines: readonly Line[], isNew: (line: Line) => boolean): readonly Roll[] =>
  contestsIn(lines).flatMap((rolls) => (rolls.some(isNew) ? fallingTogether(rolls) : []));

function fallingTogether(rolls: readonly Roll[]): readonly Roll[] {
  const [first] = rolls;
  if (!first || rolls.length === 1) return rolls;
  const { roll } = first.told;
  const rounds = roundsOf(
    rolls.map(({ told }) => told.roll),
    ({ by }) => by,
  );
  return [{ id: first.id, told: { roll: { ...roll, rounds }, text: rolls.flatMap(({ told }) => told.text ?? []) } }];
}

/** The rolls among the lines that have come. */
export function newRolls(before: readonly Line[], now: readonly Line[]): readonly Roll[] {
  const fresh = new Set(newLines(before, now));
  const rolls = rollsAmong(now, (line) => fresh.has(line));
  return rolls.length > MANY ? rolls.slice(-1) : rolls;
}

/** Is a line of the last entry of a log? */
export function isReached(line: Line, now: readonly Line[]): boolean {
  const last = now.at(-1);
  return last !== undefined && entryOf(line) === entryOf(last);
}

/** In a replay: of the lines that have come, by a step or a leap, the rolls of the entry reached. Rolls passed over are not thrown. */
export function rollsReached(before: readonly Line[], now: readonly Line[]): readonly Roll[] {
  const fresh = new Set(now.slice(before.length).filter((line) => isReached(line, now)));
  return rollsAmong(now, (line) => fresh.has(line));
}

/** "3 + 4", where a score is the sum of several dice; nothing for any other. */
export function sumOf({ dice, score }: Thrown): string | undefined {
  const faces = dice.filter(({ kept }) => kept).map(({ face }) => face);
  return faces.length > 1 && faces.reduce((sum, face) => sum + face, 0) === score ? faces.join(' + ') : undefined;
}

/** "Yanna 6 – Drovan 5": result of a round of a contest. */
export const roundSaid = (round: readonly Thrown[]): string => round.map(({ by = '', score }) => `${by}\u00a0${score}`).join(' – ');

/** The throws of a round with its highest score; none where all have tied. */
export function aheadIn(round: readonly Thrown[]): readonly Thrown[] {
  const best = Math.max(...round.map(({ score }) => score));
  const ahead = round.filter(({ score }) => score === best);
  return ahead.length === round.length ? [] : ahead;
}
