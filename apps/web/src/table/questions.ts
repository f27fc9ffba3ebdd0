import type { Json } from '@escarmouche/referee';
import type { Vector } from '@escarmouche/space';
import type { BoardHandle } from '../boards/board.ts';
import { laid } from '../boards/laid.ts';
import type { BoardPoint } from '../boards/board-point.ts';
import { i18n } from '../i18n/index.svelte.ts';
import type { TextQueries } from '../systems/text-queries.ts';
import type { Target } from './aim.svelte.ts';
import type { announceWords } from './announce.ts';
import type { Table } from './table.svelte.ts';

export type Questions = ReturnType<typeof questions>;

/** The ghost as the keys have it. */
interface Keys {
  readonly ghostAt: () => BoardPoint | undefined;
  readonly tellAim: () => Promise<void>;
}

/** Questions about the table by keys, answered on the board and in the status line: sight lines, measures, terrain, landmarks. */
export function questions(table: Table, known: TextQueries<Json>, say: ReturnType<typeof announceWords>, { ghostAt, tellAim }: Keys) {
  const { aim } = table;
  return {
    /** Moves the ghost on to the next spot at which something changes for the figure. */
    async landmark(board: BoardHandle, arrow: Vector): Promise<void> {
      const from = ghostAt();
      const { seat } = table;
      const { subject } = table.aimed;
      if (!from || !subject || seat === undefined) return;
      const ahead = board.stride(from, arrow, 'fine');
      const direction = { x: ahead.x - from.x, y: ahead.y - from.y };
      const found = known.landmark(table.snapshot.state, seat, subject, from, direction, i18n.language);
      if (!found) return table.notices.say(say.nothing);
      table.looks.show(undefined);
      aim.pin({ kind: 'ground', at: found.at });
      await tellAim();
      table.notices.say([found.why, table.notices.last?.text].filter(Boolean).join('. '), table.aimed.preview?.refusal);
    },
    /** Shows what the figure at hand sees and what sees it, and tells it; the same key puts it out. */
    sightLines(): void {
      if (table.looks.sights) {
        table.looks.sights = undefined;
        return table.notices.say(say.lines);
      }
      const figure = table.looks.inspected ?? table.aimed.selected;
      if (figure === undefined) return table.notices.say(say.nobody);
      const at = aim.pinned?.kind === 'figure' ? aim.pinned.id : undefined;
      const { text, overlay } = known.sight(table.snapshot.state, figure, i18n.language, at);
      table.looks.sights = overlay;
      table.notices.say(text);
    },
    /** Tells what a piece of terrain is, and shows its card: the one pointed at, or without one the one aimed at. A figure aimed at has a card already. */
    inspect(at: { readonly feature: string } | Target | undefined = aim.target): void {
      if (at && 'kind' in at && at.kind === 'figure') return table.looks.inspect(at.id);
      const what = at && ('kind' in at ? (at.kind === 'feature' ? { feature: at.id } : at) : at);
      const card = what && known.terrain?.(table.snapshot.state, what, i18n.language);
      table.looks.inspectTerrain(card);
      const facts = card?.facts.map(({ label, value }) => [label, value].filter(Boolean).join(' ')) ?? [];
      table.notices.say(card ? [card.name, card.kind.label, ...facts].join(', ') : say.open);
    },
    /** Measures from the figure at hand to what is aimed at. */
    measure(): void {
      const from = table.aimed.selected;
      const to = aim.target;
      if (from === undefined) return table.notices.say(say.nobody);
      if (to === undefined || to.kind === 'feature') return table.notices.say(i18n.t.table.wants.ground);
      const goal = to.kind === 'figure' ? { figure: to.id } : { at: to.at };
      const { text, overlay } = known.measure(table.snapshot.state, from, goal, i18n.language);
      table.looks.show(table.aimed.preview ? laid(table.aimed.preview.overlay, overlay) : overlay);
      table.notices.say(text);
    },
  };
}
