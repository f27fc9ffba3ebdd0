import { kinds } from '../boards/kinds.ts';
import type { Board, BoardKind, Kind, Overlay } from '../boards/board.ts';
import { i18n } from '../i18n/index.svelte.ts';
import type { OpenBattle } from './battles.ts';
import type { Table } from './table.svelte.ts';
import type { Telling } from './telling.svelte.ts';

/** What a board shows while something is told on it: a function of the log and of how far it has been told. */
export function createStage({ game }: Pick<OpenBattle, 'game'>, table: Table, telling: Telling) {
  const { line, previous } = $derived({ line: telling.line, previous: telling.previous });
  /** Before the line: after the one before it in the same entry, else after all entries before. */
  const before = $derived(line && table.seen.stateAt(line.entry, previous?.entry === line.entry ? previous.event : 0));
  const state = $derived(line && telling.fallen ? table.seen.stateAt(line.entry, line.event) : before);
  const drawn = (at: typeof state): Board | undefined =>
    at === undefined ? undefined : game.board(at, table.matchSettings, i18n.language);
  const was = $derived(drawn(before));
  const is = $derived(state === before ? was : drawn(state));
  const deed = $derived(line?.told.deed);
  const board = $derived(was && is && telling.gone < 1 ? kindOf(is).onTheWay(was, is, telling.gone, deed) : is);

  return {
    /** The battle as it was at the moment told; absent where all is told. */
    get state() {
      return state;
    },
    get board() {
      return board;
    },
    /** What is done, and to whom. Before its dice lie nobody knows how it goes out. */
    get overlay(): Overlay {
      if (!deed || !is) return {};
      return kindOf(is).shows(is, telling.fallen ? deed : { ...deed, tone: 'info' });
    },
    /** Whom it is about. */
    get about(): readonly string[] {
      return [deed?.by, deed?.on].filter((id) => id !== undefined);
    },
  };
}

/** A kind takes boards of its own: the one it is found by. */
const kindOf = (board: Board) => kinds[board.kind] as Pick<Kind<BoardKind>, 'onTheWay' | 'shows'>;

export type Stage = ReturnType<typeof createStage>;
