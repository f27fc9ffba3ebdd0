import { gameOf } from '@escarmouche/games/game';
import { diceKey, drawnDice, openBattle, type OnlineBattle, type Store } from '@escarmouche/online';
import { digest, type Answers, type Json } from '@escarmouche/referee';
import type { Header } from './header.ts';
import type { Lobby } from './lobby.ts';

export type AnyBattle = OnlineBattle<unknown, unknown, unknown>;

/** Open battles that a node holds in memory at most; the others are folded again from their rows when they are asked for. */
const MOST = 200;

/** The battles of this node, as they are asked for. */
export function battlesOf(store: Store, lobby: Lobby) {
  const open = new Map<string, Promise<AnyBattle | undefined>>();
  store.listen((id) => void open.get(id)?.then((battle) => battle?.refresh()));

  /** A battle of which all secrets are known; undefined before. */
  async function read(id: string): Promise<AnyBattle | undefined> {
    const text = await store.header(id);
    const secrets = text === undefined ? undefined : await lobby.secrets(id);
    if (text === undefined || !secrets) return undefined;
    const { system: name, setup, seats, notes } = JSON.parse(text) as Header;
    const { system } = await gameOf(name);
    const agreed = String(digest(JSON.parse(text) as Json));
    const key = diceKey({ battle: id, agreed, ...secrets });
    const settings = { seed: agreed, dice: {}, seats, notes };
    const dice = (draw: Parameters<typeof drawnDice>[1]): Answers<object> => drawnDice(key, draw) as Answers<object>;
    return (await openBattle({ system, setup: setup as never, settings, dice }, store, id)) as unknown as AnyBattle;
  }

  return {
    /** A battle that has begun; undefined of any other. */
    async get(id: string): Promise<AnyBattle | undefined> {
      const known = open.get(id);
      open.delete(id);
      const battle = known ?? read(id);
      open.set(id, battle);
      const [oldest] = open.keys();
      if (open.size > MOST && oldest !== undefined) open.delete(oldest);
      const found = await battle.catch((error: unknown) => {
        open.delete(id);
        throw error;
      });
      if (!found) open.delete(id);
      return found;
    },
  };
}

export type Battles = ReturnType<typeof battlesOf>;
