import type { LogLine } from './log.ts';

/** The entry whose thought tells the last activation of a figure. `byNpc`: did an NPC play an entry? */
export function lastThought(figure: string, lines: readonly LogLine[], byNpc: (entry: number) => boolean): number | undefined {
  const began = lines.findLastIndex(({ told }) => told.topic === 'acts' && told.deed?.by === figure);
  return thoughtFrom(figure, lines, began, byNpc);
}

/** The figure whose activation, the last told by a thought, ends some lines. */
export function lastThinker(lines: readonly LogLine[], byNpc: (entry: number) => boolean): string | undefined {
  return lines.findLast((line) => line.told.topic === 'acts' && lastThought(line.told.deed?.by ?? '', lines, byNpc) !== undefined)?.told
    .deed?.by;
}

/** The entry whose thought tells an activation of a figure: the first one with a thought that it plays by itself after the line that begins the activation. */
export function thoughtFrom(
  figure: string,
  lines: readonly LogLine[],
  began: number,
  byNpc: (entry: number) => boolean,
): number | undefined {
  const begun = lines[began]?.entry ?? -1;
  const ends = lines.findIndex(({ told }, i) => i > began && told.topic === 'acts');
  const own = lines.slice(began + 1, ends < 0 ? undefined : ends);
  return own.find((line) => line.entry > begun && line.told.deed?.by === figure && thinks(line) && byNpc(line.entry))?.entry;
}

/** May a thought stand behind a line? None behind headlines, places at deployment, dice and notes, and the beginning of an activation. */
export function thinks({ told, parts }: Pick<LogLine, 'told' | 'parts'>): boolean {
  const { topic } = parts?.[0]?.told ?? told;
  return told.kind !== 'headline' && topic !== 'acts' && topic !== 'settled';
}
