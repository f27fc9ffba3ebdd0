import type { Shown } from './shown.svelte.ts';
import type { Table } from './table.svelte.ts';

/**
 * Figures that a board keeps in sight while none is about to be moved. The view follows the telling, but comes no nearer than the player's
 * own.
 */
export function createInSight(table: Table, shown: Shown) {
  /** The figure aimed at, or one that may act once its targets are known; during a question, the acting figure. */
  const focus = $derived.by(() => {
    const { preview, actor, known } = table.aimed;
    if (shown.behind) return undefined;
    if (preview && table.aim.pinned?.kind === 'figure') return table.aim.pinned.id;
    if (actor !== undefined) return known ? actor : undefined;
    return shown.board.figures.find(({ active }) => active)?.id;
  });
  const about = $derived(
    (table.ask?.overlay.marks ?? table.looks.under?.marks ?? []).flatMap(({ kind, id }) => (kind === 'figure' ? [id] : [])),
  );

  return {
    get focus() {
      return focus;
    },
    /** Figures of the question to the player, or those that are pointed out to them. */
    get about(): readonly string[] {
      return shown.inert ? shown.told : about;
    },
  };
}
