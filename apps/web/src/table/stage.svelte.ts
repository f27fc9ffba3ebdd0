import { kinds } from '../boards/kinds.ts';
import type { Board, BoardKind, Feels, Kind, Overlay } from '../boards/board.ts';
import { laid } from '../boards/laid.ts';
import { i18n } from '../i18n/index.svelte.ts';
import type { OpenBattle } from './battles.ts';
import type { Table } from './table.svelte.ts';
import { actorAt, landedAt } from './told-of.ts';
import type { Telling } from './telling.svelte.ts';

/** A source of lines: the telling of recent events, or a replay. */
export type Teller = Pick<Telling, 'line' | 'fallen' | 'moving' | 'felt'>;

/** The board during a telling: a function of the log and of the progress of the telling. */
export function createStage({ game }: Pick<OpenBattle, 'game'>, table: Table, teller: () => Teller) {
  const telling = $derived(teller());
  const line = $derived(telling.line);
  const { lines } = $derived(table.log);
  const at = $derived(line ? lines.lastIndexOf(line) : -1);
  /** Before a line: after the one before it in the same entry, else after all entries before. */
  function before(index: number) {
    const [previous, next] = [lines[index - 1], lines[index]];
    return next && table.seen.stateAt(next.entry, previous?.entry === next.entry ? previous.event : 0);
  }
  const state = $derived(line && (telling.fallen ? table.seen.stateAt(line.entry, line.event) : before(at)));
  const drawn = (moment: typeof state): Board | undefined =>
    moment === undefined ? undefined : game.board(moment, table.matchSettings, i18n.language);
  /** Start of the first movement under way. */
  const first = $derived(telling.moving[0]?.index);
  const was = $derived(first === undefined ? undefined : drawn(before(first)));
  const is = $derived(drawn(state));
  const deed = $derived(line?.told.deed);
  const underWay = $derived.by(() => {
    if (!was || !is) return is;
    const moves = telling.moving.flatMap(({ index, gone }) => ({ deed: lines[index]?.told.deed ?? NOBODY, gone }));
    return kindOf(is).onTheWay(was, is, moves);
  });
  const felt = $derived(telling.felt);
  let feels = $state.raw<Feels>();
  $effect(() => {
    if (felt && is && !feels)
      void kindOf(is)
        .feels?.()
        .then((come) => (feels = come));
  });
  const board = $derived(underWay && deed && felt && feels ? feels.pushed(underWay, deed, felt) : underWay);
  const actor = $derived(line && actorAt(lines, at));
  /** Modifiers of a roll. */
  const causes = $derived(line?.told.roll?.modifiers.flatMap(({ marks = [] }) => marks) ?? []);
  const landed = $derived(landedAt(lines, at, telling.fallen));
  const told = $derived.by((): Overlay => {
    if (!is) return {};
    const kind = kindOf(is);
    const shown = deed ? laid({ marks: causes }, kind.shows(is, telling.fallen ? deed : { ...deed, tone: 'info' })) : {};
    return landed ? laid(shown, kind.lands(is, landed)) : shown;
  });
  const spark = $derived(is && deed && felt && feels?.sparks(is, deed, felt));
  const overlay = $derived(spark ? laid(told, spark) : told);

  return {
    /** The battle as it was at the moment told; absent where all is told. */
    get state() {
      return state;
    },
    get board() {
      return board;
    },
    /** The deed, its targets, and the figures that modify it. */
    get overlay() {
      return overlay;
    },
    /** Figures of the deed. */
    get about(): readonly string[] {
      return [deed?.by, deed?.on].filter((id) => id !== undefined);
    },
    /** The figure that acts in the telling. */
    get actor() {
      return actor;
    },
  };
}

const NOBODY = { tone: 'info' } as const;

/** A kind takes boards of its own: the one it is found by. */
const kindOf = (board: Board) => kinds[board.kind] as Pick<Kind<BoardKind>, 'onTheWay' | 'shows' | 'lands'> & { feels?(): Promise<Feels> };
