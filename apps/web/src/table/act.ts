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
