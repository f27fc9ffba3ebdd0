import { newId } from '../host/tokens.ts';
import type { Engine } from '../store/engine.ts';

/** Milliseconds for which a node says that somebody has a stream open, and after which it says so again. */
const LEASE = 90_000;
const AGAIN = 30_000;

/** Persons who have a stream open, at any node. */
export function presenceOf({ db }: Pick<Engine, 'db'>, now: () => number) {
  const node = newId();
  const here = new Map<string, number>();
  let turn: Promise<unknown> = Promise.resolve();

  /** One after the other. A note that cannot be kept now lapses by itself, or is made again. */
  function inTurn(task: () => Promise<unknown>): void {
    turn = turn.then(task).catch(() => undefined);
  }
  async function say(persons: readonly string[]): Promise<void> {
    const until = now() + LEASE;
    await db
      .insertInto('presence')
      .values(persons.map((person) => ({ person, node, until })))
      .onConflict((there) => there.columns(['person', 'node']).doUpdateSet({ until }))
      .execute();
  }
  const beat = setInterval(() => {
    if (here.size === 0) return;
    inTurn(async () => {
      await say([...here.keys()]);
      // Notes of nodes that have died.
      await db.deleteFrom('presence').where('until', '<', now()).execute();
    });
  }, AGAIN).unref();

  return {
    /** Somebody opens a stream: all that they were told of they see now. */
    came(person: string): void {
      here.set(person, (here.get(person) ?? 0) + 1);
      inTurn(async () => {
        await say([person]);
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
      inTurn(() => db.deleteFrom('presence').where('person', '=', person).where('node', '=', node).execute());
    },
    async isThere(person: string): Promise<boolean> {
      await turn;
      if (here.has(person)) return true;
      const elsewhere = db.selectFrom('presence').select('node').where('person', '=', person).where('until', '>', now());
      return (await elsewhere.executeTakeFirst()) !== undefined;
    },
    close: (): void => clearInterval(beat),
  };
}

export type Presence = ReturnType<typeof presenceOf>;
