import type { LogLine } from './log.ts';

/** The first line after all that persons have done, where NPCs have done something since; else the end. */
export function sincePersons(lines: readonly LogLine[], byPerson: (entry: number) => boolean, byNpc: (entry: number) => boolean): number {
  const from = lines.findLastIndex(({ entry }) => byPerson(entry)) + 1;
  return lines.slice(from).some(({ entry }) => byNpc(entry)) ? from : lines.length;
}

/** May something worth knowing for who comes back begin with a line (`recapOf`): an activation, an attack, or a loss? */
export const isNews = ({ told: { kind, topic, deed } }: LogLine): boolean =>
  topic === 'acts' || kind === 'loss' || (deed?.by !== undefined && deed.on !== undefined);
