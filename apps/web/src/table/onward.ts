import type { Seat } from '@escarmouche/referee';
import type { LogLine } from './log.ts';

/** Facts of a moment that decide whether a way goes on. */
interface Now {
  readonly waiting?: unknown;
  readonly entries: readonly unknown[];
  readonly active: readonly Seat[];
}

/**
 * The remaining steps of a way while a seat has a question about the last one; given after the question, if only the way has been
 * told meanwhile: a way that stopped without a visible reason would betray what another player could have done. `go` gives them.
 */
export function createOnward<C>(go: (by: Seat, commands: readonly C[]) => void) {
  let left: { readonly by: Seat; readonly commands: readonly C[]; readonly entry: number; asked: boolean } | undefined;
  return {
    /** `entry`: of the step that is about to be given, and may have to wait. */
    keep(by: Seat, commands: readonly C[], entry: number): void {
      left = commands.length > 0 ? { by, commands, entry, asked: false } : undefined;
    },
    drop(): void {
      left = undefined;
    },
    look({ waiting, entries, active }: Now, lines: () => readonly LogLine[]): void {
      if (left && waiting) left.asked = true;
      if (!left?.asked || waiting) return;
      const { by, commands, entry } = left;
      left = undefined;
      if (entries.length !== entry + 1 || !active.includes(by)) return;
      const told = lines().filter((line) => line.entry === entry);
      if (told.every((line) => line.told.run)) go(by, commands);
    },
  };
}
