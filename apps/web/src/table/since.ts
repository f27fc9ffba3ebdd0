import type { LogLine } from './log.ts';

/** The first line after all that persons here have done, where something has been done since that `mayRecall`; else the end. */
export function sincePersons(
  lines: readonly LogLine[],
  byPerson: (entry: number) => boolean,
  mayRecall: (entry: number) => boolean,
): number {
  const from = lines.findLastIndex(({ entry }) => byPerson(entry)) + 1;
  return lines.slice(from).some(({ entry }) => mayRecall(entry)) ? from : lines.length;
}

/** May something worth knowing for who comes back begin with a line (`recapOf`): an activation, an attack, or a loss? */
export const isNews = ({ told: { kind, topic, deed } }: LogLine): boolean =>
  topic === 'acts' || kind === 'loss' || (deed?.by !== undefined && deed.on !== undefined);
