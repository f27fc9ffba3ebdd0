import type { LogLine } from './log.ts';

/** How an attack went out for who was attacked. */
export type Outcome = 'lost' | 'hurt' | 'harmless' | 'missed';

/** Something worth knowing for who comes back to the table: an attack and what came of it, or a loss told by its own line. */
export interface Remembered {
  /** The first line of the log that tells of it, and the one after the last. */
  readonly from: number;
  readonly to: number;
  readonly attack?: { readonly by: string; readonly on: string; readonly outcome: Outcome };
}

/** What the lines from one on tell of others than `mine`. */
export function recapOf(lines: readonly LogLine[], from: number, mine: ReadonlySet<string>): readonly Remembered[] {
  const all: Remembered[] = [];
  for (let i = from; i < lines.length; i++) {
    const { by, on } = lines[i]?.told.deed ?? {};
    if (by === undefined || on === undefined) {
      if (lines[i]?.told.kind === 'loss') all.push({ from: i, to: i + 1 });
      continue;
    }
    let to = i + 1;
    while (isAbout(lines[to], by, on)) to++;
    if (!mine.has(by)) all.push({ from: i, to, attack: { by, on, outcome: outcomeOf(lines.slice(i, to), on) } });
    i = to - 1;
  }
  return all;
}

/** Does a line go on telling of an attack: its next roll, the other's save, what it comes to? */
function isAbout(line: LogLine | undefined, by: string, on: string): boolean {
  const deed = line?.told.deed;
  if (!deed || line.told.topic === 'move') return false;
  return [deed.by, deed.on].every((id) => id === undefined || id === by || id === on) && (deed.on ?? on) === on;
}

function outcomeOf(lines: readonly LogLine[], on: string): Outcome {
  if (lines.some(({ told }) => told.lost === on)) return 'lost';
  if (lines.some(({ told }) => told.kind === 'loss')) return 'hurt';
  return lines[0]?.told.roll?.success === false ? 'missed' : 'harmless';
}
