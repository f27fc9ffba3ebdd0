import type { LogLine } from './log.ts';

/** The lines of a figure's act up to one of them: from the beginning of the act, or from its headline. */
export function actUpTo(lines: readonly LogLine[], at: number): readonly LogLine[] {
  let first = at;
  while (first >= 0 && !begins(lines[first])) first--;
  return lines.slice(Math.max(0, lines[first]?.told.kind === 'headline' && first < at ? first + 1 : first), at + 1);
}

const begins = (line: LogLine | undefined): boolean => line?.told.kind === 'headline' || line?.told.topic === 'acts';

/**
 * Why a bot played what a line begins with; `before`: the line shown before it. A headline is about who comes next: the reason of who played before
 * is not theirs.
 */
export function reasonAt(line: LogLine, before: LogLine | undefined, why: (entry: number) => string | undefined): string | undefined {
  const { entry, told } = line.parts?.[0] ?? line;
  return told.kind === 'headline' || before?.entry === entry ? undefined : why(entry);
}

/** The reason of a line, unless the last reason told before it is the same: an NPC has one for all actions of an activation. */
export function unsaidReasonAt(lines: readonly LogLine[], at: number, why: (entry: number) => string | undefined): string | undefined {
  const reason = (i: number): string | undefined => lines[i] && reasonAt(lines[i], lines[i - 1], why);
  let last = at - 1;
  while (last >= 0 && reason(last) === undefined) last--;
  return reason(last) === reason(at) ? undefined : reason(at);
}
