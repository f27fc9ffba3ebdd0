import type { Shown } from './shown.svelte.ts';
import type { Table } from './table.svelte.ts';

/** Whom a board keeps in sight while nothing is about to be moved. What is told is gone to, but no nearer than the player looks. */
export function createInSight(table: Table, shown: Shown) {
  /** Who is aimed at, else who may act once it is known at whom; while a question is answered, who is acting. */
  const focus = $derived.by(() => {
    const { preview, actor, known } = table.aimed;
    if (shown.behind) return undefined;
    if (preview && table.aim.pinned?.kind === 'figure') return table.aim.pinned.id;
    if (actor !== undefined) return known ? actor : undefined;
    return shown.board.figures.find(({ active }) => active)?.id;
  });
  const about = $derived((table.ask?.overlay.marks ?? []).flatMap(({ kind, id }) => (kind === 'figure' ? [id] : [])));

  return {
    get focus() {
      return focus;
    },
    /** Whom the question is about that the player is asked. */
    get about(): readonly string[] {
      return shown.inert ? shown.told : about;
    },
  };
}
