import type { LogLine } from './log.ts';

/** The entry whose thought tells the last activation of a figure: the first one that it played there by itself. `byNpc`: did an NPC play an entry? */
export function lastThought(figure: string, lines: readonly LogLine[], byNpc: (entry: number) => boolean): number | undefined {
  const began = lines.findLastIndex(({ told }) => told.topic === 'acts' && told.deed?.by === figure);
  const begun = lines[began]?.entry ?? -1;
  return lines.slice(began + 1).find(({ entry, told }) => entry > begun && told.deed?.by === figure && byNpc(entry))?.entry;
}
