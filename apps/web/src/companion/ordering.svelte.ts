import type { Bar, Thought } from '@escarmouche/ai';
import { digest, type Json, type Language, type Seat } from '@escarmouche/referee';
import type { BoardPoint } from '../boards/board-point.ts';
import { companionOf } from '../systems/index.ts';
import type { Asked } from './asked.svelte.ts';
import type { Players } from '../systems/bot-calls.ts';
import type { Order, Ordered } from '../systems/npc-orders.ts';
import type { OpenBattle } from '../table/battles.ts';
import type { Between } from '../table/bots.ts';

/** The reply of persons to an order: done as told, done but for the place where it ended, not to be done, or nothing is done at all. */
export type Said = 'done' | 'nothing' | { readonly at: BoardPoint } | { readonly bar: Bar };

/** An order that waits for what persons say of it. */
export interface OpenOrder {
  told(language: Language): Order;
  readonly thought: Thought<unknown> | undefined;
  /** Nothing else is looked for when it cannot be done: what is otherwise on the table is corrected. */
  readonly fixed: boolean;
  answer(said: Said): void;
}

/**
 * Puts what NPCs decide on to the persons of a real table before it is played: once for a whole activation, again where something else than was
 * foreseen comes next. Pairs of figures that no map tells of are asked about before. `moved` hears of a figure that ended somewhere else, once its movement has been played.
 */
export function createOrdering({ host, game }: OpenBattle, asked: Asked, moved: (figure: string, at: BoardPoint) => void) {
  let open = $state.raw<OpenOrder>();
  let searching = $state(false);
  let drop: (() => void) | undefined;
  /** The activation that has an order, its part still to come, and its acts that cannot be done. */
  let of = '';
  let next: string | undefined;
  let begun = false;
  let bars: readonly Bar[] = [];
  /** A figure that ended somewhere else: its place once its command is carried out. */
  let late: { readonly figure: string; readonly at: BoardPoint; readonly after: number } | undefined;
  const companion = companionOf(game.system.id);

  const unsubscribe = host.subscribe(() => {
    const { entries, waiting } = host.snapshot();
    if (!late || waiting || entries.length <= late.after) return;
    const { figure, at } = late;
    late = undefined;
    queueMicrotask(() => moved(figure, at));
  });

  /** The reply of persons; undefined where the battle has changed before. */
  const put = (told: OpenOrder['told'], thought: Thought<unknown> | undefined, fixed: boolean): Promise<Said | undefined> =>
    new Promise((resolve) => {
      const end = (said?: Said): void => {
        forget();
        drop = undefined;
        open = undefined;
        resolve(said);
      };
      const forget = host.subscribe(() => end());
      drop = end;
      open = { told, thought, fixed, answer: end };
    });

  /** Another activation has nothing of the last one's order. */
  function look(state: Json): void {
    const now = `${game.actor(state, undefined) ?? ''} ${game.turn(state)} ${host.snapshot().entries.findLastIndex(({ command }) => isActivation(command))}`;
    if (now === of) return;
    of = now;
    next = undefined;
    begun = false;
    bars = [];
  }

  async function settled<S, C>(players: Players<S, C>, pace: () => Promise<void>, state: S, seat: Seat) {
    look(state as Json);
    const { version } = host.snapshot();
    const { orders, asking } = (await companion) ?? {};
    const mapless = asking?.unmeasured(state as Json) ? asking : undefined;
    const actor = game.actor(state as Json, undefined);
    if (mapless && actor !== undefined && !begun) {
      const pairs = mapless.around(state as Json, actor);
      if (pairs.length > 0) await pace();
      if (host.snapshot().version !== version || asked.ask(pairs)) return undefined;
    }
    for (;;) {
      const decided = await players.decide(state, seat, bars);
      if (!decided || !orders) return decided;
      const { command, thought } = decided;
      if (host.snapshot().version !== version) return undefined;
      if (mapless && asked.ask(mapless.needed(state as Json, command as Json))) {
        // The order may no longer be as foreseen: the search begins again.
        next = undefined;
        return undefined;
      }
      const ordered = { command, thought } as unknown as Ordered<Json>;
      const told = (language: Language): Order | undefined => orders.order(state as Json, seat, ordered, language);
      const mark = digest(command as Json);
      const ends = begun && orders.nothing !== undefined && mark === digest(orders.nothing);
      if (ends || mark === next || !told('fr')) {
        if (mark === next) next = undefined;
        return decided;
      }
      await pace();
      searching = false;
      const said = await put((language) => told(language) as Order, thought as Thought<unknown> | undefined, orders.nothing === undefined);
      if (said === undefined) return undefined;
      begun = true;
      if (said === 'nothing') return orders.nothing === undefined ? decided : { command: orders.nothing as C };
      if (said === 'done' || 'at' in said) {
        next = thought?.course?.next === undefined ? undefined : digest(thought.course.next as Json);
        if (said !== 'done') late = { figure: told('fr')?.figure ?? '', at: said.at, after: host.snapshot().entries.length };
        return decided;
      }
      bars = [...bars, said.bar];
      searching = true;
    }
  }

  const between: Between = (players, pace) => ({ ...players, decide: (state, seat) => settled(players, pace, state, seat) });

  return {
    between,
    get open() {
      return open;
    },
    /** Another order is looked for. */
    get searching() {
      return searching && !open;
    },
    close(): void {
      unsubscribe();
      drop?.();
    },
  };
}

const isActivation = (command: unknown): boolean => (command as { readonly type?: string } | undefined)?.type === 'activate';
