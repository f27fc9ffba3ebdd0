import type { Engine } from '../store/engine.ts';

/** Milliseconds for which a node says that somebody has a stream open, and after which it says so again. */
const LEASE = 90_000;
const AGAIN = 30_000;

/** Persons who have a stream open, at any node. */
export function presenceOf({ db }: Pick<Engine, 'db'>, now: () => number) {
  const here = new Map<string, number>();
  let turn: Promise<unknown> = Promise.resolve();

  /** One after the other. A note that cannot be kept now lapses by itself, or is made again. */
  function inTurn(task: () => Promise<unknown>): void {
    turn = turn.then(task).catch(() => undefined);
  }
  const say = (persons: readonly string[], listens: number): Promise<unknown> =>
    db.updateTable('device').set({ listens }).where('id', 'in', persons).execute();
  const beat = setInterval(() => {
    if (here.size > 0) inTurn(() => say([...here.keys()], now() + LEASE));
  }, AGAIN).unref();

  return {
    /** Somebody opens a stream: all that they were told of they see now. */
    came(person: string): void {
      here.set(person, (here.get(person) ?? 0) + 1);
      inTurn(async () => {
        await say([person], now() + LEASE);
        await db.deleteFrom('notice').where('device', '=', person).execute();
      });
    },
    left(person: string): void {
      const open = (here.get(person) ?? 1) - 1;
      if (open > 0) {
        here.set(person, open);
        return;
      }
      here.delete(person);
      inTurn(() => say([person], now()));
    },
    async isThere(person: string): Promise<boolean> {
      await turn;
      if (here.has(person)) return true;
      const found = await db.selectFrom('device').select('listens').where('id', '=', person).executeTakeFirst();
      return (found?.listens ?? 0) > now();
    },
    close: (): void => clearInterval(beat),
  };
}

export type Presence = ReturnType<typeof presenceOf>;
