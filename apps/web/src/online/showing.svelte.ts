import type { Word } from '@escarmouche/online';
import type { Json, Language, Seat } from '@escarmouche/referee';
import { untrack } from 'svelte';
import type { Overlay } from '../boards/board.ts';
import type { BoardPoint } from '../boards/board-point.ts';
import { shownOn } from '../boards/shown-place.ts';
import type { TextQueries } from '../systems/text-queries.ts';
import type { Link } from '../table/link.ts';
import type { Sitting } from '../table/sitting.svelte.ts';
import { quiet } from './quiet.svelte.ts';
import { pointsOf } from './show-points.ts';

type Shown = Extract<Word, { show: unknown }>;

/** Milliseconds that a place stays on the board, and the age after which one that is heard late is not put there by itself. */
const STAYS = 8000;
const OLD = 60_000;

/** Puts places that seats show on the board for a while, and tells them in words. Begin it within a component. */
export function createShowing({ battle, table, shown }: Sitting, link: Link) {
  let queries = $state.raw<TextQueries<Json>>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let heard: number | undefined;
  let laid: Overlay | undefined;

  /** Puts places on the board, until others are or they are put away. */
  function lay(points: readonly BoardPoint[], by: Seat): void {
    clearTimeout(timer);
    const group = shown.roster.find(({ seat }) => seat === by);
    laid = shownOn(shown.board, points, { name: group?.name ?? by, side: group?.side ?? 0 });
    table.looks.under = laid;
  }
  /** Something else may have been put under the aim meanwhile, and stays. */
  function putAway(): void {
    clearTimeout(timer);
    if (table.looks.under === laid) table.looks.under = undefined;
  }
  function show({ show: places, seat }: Shown): void {
    lay(pointsOf(places), seat);
    timer = setTimeout(putAway, STAYS);
  }

  $effect(() => {
    const { words } = link;
    const shows = words.filter((word) => 'show' in word);
    if (shows.length > 0 && !queries) void battle.game.queries().then((come) => (queries = come));
    untrack(() => {
      const last = shows.at(-1);
      const isOwn = link.seats.some(({ viewer }) => viewer === last?.seat);
      const isNew = last && last.number > (heard ?? 0) && (heard !== undefined || Date.now() - last.at < OLD);
      if (last && isNew && (isOwn || !quiet.on)) show(last);
      if (words.length > 0) heard = words.at(-1)?.number;
    });
  });
  $effect(() => putAway);

  return {
    lay,
    putAway,
    show,
    /** The name of a place in words; undefined before the words have come. */
    nameOf: (at: BoardPoint, language: Language): string | undefined => queries?.nameOf(table.snapshot.state, at, language),
    /** Fetches the words of places, before the first is shown. */
    fetch: (): void => void battle.game.queries().then((come) => (queries = come)),
  };
}

export type Showing = ReturnType<typeof createShowing>;
