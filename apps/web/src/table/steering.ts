import type { Vector } from '@escarmouche/space';
import type { BoardHandle, Stride } from '../boards/contract.ts';
import { i18n } from '../i18n/index.svelte.ts';
import { turned } from './turned.ts';
import type { Table } from './table.svelte.ts';

/** What the keys do at a table: they move and turn the ghost, go from target to target and from figure to figure. */
export function steering(table: Table) {
  const { aim } = table;
  return {
    /** Moves the ghost one stride of the board in a direction of the screen. */
    nudge(board: BoardHandle, arrow: Vector, stride: Stride): void {
      const from = aim.pinned?.kind === 'ground' ? aim.pinned.at : table.home.at;
      if (from) aim.pin({ kind: 'ground', at: board.stride(from, arrow, stride) });
    },
    turn(clockwise: boolean): void {
      const now = aim.facing ?? table.overlay.ghost?.facing ?? table.home.facing;
      if (now) aim.face(turned(now, clockwise));
    },
    waypoint(): void {
      const end = table.preview?.overlay.ghost?.at;
      if (aim.pinned?.kind === 'ground' && !table.preview?.refusal && end) aim.lay({ x: end.x, y: end.y });
    },
    /** Goes to the next target of the chosen action, or of any. */
    nextTarget(): void {
      const all = table.targets;
      if (all.length === 0) return table.say(i18n.t.table.noTarget);
      const at = aim.pinned?.kind === 'figure' ? all.indexOf(aim.pinned.id) : -1;
      const next = all[(at + 1) % all.length];
      if (next !== undefined) aim.pin({ kind: 'figure', id: next });
    },
    /** Goes through the figures that may act: false at the end of the row, where Tab leaves the board. */
    nextFigure(step: 1 | -1): boolean {
      const all = table.selectable;
      const at = aim.selected === undefined ? (step > 0 ? -1 : all.length) : all.indexOf(aim.selected);
      const next = all[at + step];
      if (next === undefined) return false;
      aim.select(next);
      return true;
    },
  };
}
