import type { LogLine } from './log.ts';
import { thoughtFrom } from './thoughts.ts';

/** Outcome of an attack: for the target, or for an attacker struck in return. */
export type Outcome = 'lost' | 'hurt' | 'selfLost' | 'selfHurt' | 'harmless' | 'missed';

/** Something worth knowing for who comes back to the table: the activation of an NPC, an attack and what came of it, or a loss told by its own line. */
export interface Remembered {
  /** The first line of the log that tells of it, and the one after the last. */
  readonly from: number;
  readonly to: number;
  /** The entry whose thought tells why an NPC acted. */
  readonly thought?: number;
  readonly attack?: { readonly by: string; readonly on: string; readonly outcome: Outcome };
}

/** News of other sides than `mine`, from one line on. `byNpc`: did an NPC play an entry? */
export function recapOf(
  lines: readonly LogLine[],
  from: number,
  mine: ReadonlySet<string>,
  byNpc: (entry: number) => boolean = () => false,
): readonly Remembered[] {
  const all: Remembered[] = [];
  for (let i = from; i < lines.length; i++) {
    const { by, on } = lines[i]?.told.deed ?? {};
    const thought = by === undefined || lines[i]?.told.topic !== 'acts' ? undefined : thoughtFrom(by, lines, i, byNpc);
    if (thought !== undefined) all.push({ from: i, to: i + 1, thought });
    if (by === undefined || on === undefined) {
      if (lines[i]?.told.kind === 'loss') all.push({ from: i, to: i + 1 });
      continue;
    }
    const to = endOf(lines, i, [by, on]);
    if (!mine.has(by)) all.push({ from: i, to, attack: { by, on, outcome: outcomeOf(lines.slice(i, to), by, on) } });
    i = to - 1;
  }
  return all;
}

/** The line after the last that tells of what two do to each other, in one command and before anything between others. */
function endOf(lines: readonly LogLine[], first: number, two: readonly string[]): number {
  let to = first + 1;
  for (let i = to; lines[i]?.entry === lines[first]?.entry; i++) {
    const { by, on } = lines[i]?.told.deed ?? {};
    const about = [by, on].filter((id) => id !== undefined);
    if (about.length === 2 && !about.every((id) => two.includes(id))) break;
    if (about.some((id) => two.includes(id))) to = i + 1;
  }
  return to;
}

function outcomeOf(lines: readonly LogLine[], by: string, on: string): Outcome {
  const losses = lines.map(({ told }) => told).filter(({ kind }) => kind === 'loss');
  const lost = (id: string): boolean => losses.some((told) => told.lost === id);
  const hurt = (id: string): boolean => losses.some(({ deed }) => deed?.on === id);
  if (lost(on)) return 'lost';
  if (lost(by)) return 'selfLost';
  if (hurt(on)) return 'hurt';
  if (hurt(by)) return 'selfHurt';
  return lines[0]?.told.roll?.success === false ? 'missed' : 'harmless';
}
