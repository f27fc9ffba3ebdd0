import type { Opened } from '../bots/machines.ts';
import { gameOf } from '@escarmouche/games/game';
import { agreedIn, drawnDice, openBattle, passOf, termsOf, type OnlineBattle, type Store } from '@escarmouche/online';
import type { Header } from '@escarmouche/online/api';
import type { Answers } from '@escarmouche/referee';
import { keyOf } from './key.ts';
import type { Lobby } from './lobby.ts';

export type AnyBattle = OnlineBattle<unknown, unknown, unknown>;

/** Battles that nobody follows and a node still holds in memory, at most; others are folded again from their rows when they are asked for. */
const MOST = 200;

interface Held {
  readonly battle: Promise<AnyBattle | undefined>;
  isFollowed(): boolean;
  /** Ends the play of bots. */
  end(): void;
}

interface Begun {
  readonly battle: AnyBattle;
  end(): void;
}

/** The battles of this node, as they are asked for. */
export function battlesOf(store: Store, lobby: Lobby, attend: (opened: Opened) => () => void, now: () => number, most = MOST) {
  const open = new Map<string, Held>();

  function kept(id: string, sequence: number): void {
    // A battle that cannot be read now is told of again, or read anew when it is asked for.
    open
      .get(id)
      ?.battle.then((battle) => battle?.refresh(sequence))
      .catch(() => undefined);
  }
  async function missed(): Promise<void> {
    if (open.size === 0) return;
    for (const [id, sequence] of await store.latest([...open.keys()])) kept(id, sequence);
  }
  store.listen({ kept, missed: () => void missed().catch(() => undefined) });

  /** A battle of which all secrets are known; undefined before. */
  async function read(id: string): Promise<Begun | undefined> {
    const text = await store.header(id);
    const secrets = text === undefined ? undefined : await lobby.secrets(id);
    if (text === undefined || !secrets) return undefined;
    const header = JSON.parse(text) as Header;
    const { system: name, setup, seats, notes, clock } = header;
    const { system, passes } = await gameOf(name);
    const key = keyOf(id, text, secrets);
    const settings = { seed: agreedIn(header), dice: {}, seats, notes };
    const dice = (draw: Parameters<typeof drawnDice>[1]): Answers<object> => drawnDice(key, draw) as Answers<object>;
    const battle = await openBattle(
      {
        system,
        setup: setup as never,
        settings,
        dice,
        now,
        terms: clock && termsOf(clock),
        passOf: passOf.bind(undefined, { system, passes }),
      },
      store,
      id,
    );
    const end = attend({ id, header, system: system as never, battle: battle as never, passes: passes.answer, secret: secrets.host });
    return { battle: battle as unknown as AnyBattle, end };
  }

  /** Lets go of the oldest battles that nobody follows, but for the one that was opened now. */
  function letGo(newest: string): void {
    for (const [oldest, { isFollowed, end }] of open) {
      if (open.size <= most) return;
      if (isFollowed() || oldest === newest) continue;
      open.delete(oldest);
      end();
    }
  }

  function opened(id: string): Held {
    let found: Begun | undefined;
    let ended = false;
    const battle = read(id).then((begun) => {
      found = begun;
      if (ended) begun?.end();
      return begun?.battle;
    });
    const end = (): void => {
      ended = true;
      found?.end();
    };
    const held: Held = { battle, isFollowed: () => found?.battle.isFollowed ?? false, end };
    const forget = (): void => {
      if (!found && open.get(id) === held) open.delete(id);
    };
    battle.then(forget, forget);
    return held;
  }

  return {
    /** A battle that has begun; undefined of any other. */
    async get(id: string): Promise<AnyBattle | undefined> {
      const found = open.get(id);
      const held = found ?? opened(id);
      // The one asked for last is the last to go.
      open.delete(id);
      open.set(id, held);
      if (!found) letGo(id);
      return held.battle;
    },
    /** Battles in memory. */
    get count(): number {
      return open.size;
    },
    /** Ends the play of bots. */
    close(): void {
      for (const { end } of open.values()) end();
    },
  };
}

export type Battles = ReturnType<typeof battlesOf>;
