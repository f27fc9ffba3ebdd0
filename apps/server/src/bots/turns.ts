import { setTimeout as wait } from 'node:timers/promises';
import { newId } from '../host/tokens.ts';
import type { Engine } from '../store/engine.ts';

/** Milliseconds for which a node has the bots of a battle, after which it says so again while it thinks, and after which another node asks again. */
const LEASE = 10_000;
const AGAIN = 3000;
const ASKS = 1000;

/** A node's turn to think for the bots of a battle. */
interface Turn {
  /** The node thinks no longer, and keeps the battle for a while, as the next decision is likely to be its own as well. */
  end(): void;
}

/** Takes it on this node to think for the bots of a battle, as soon as no other does; undefined where `isMoot` says before that there is nothing to think about. */
export type Turns = (battle: string, isMoot: () => boolean) => Promise<Turn | undefined>;

/** Nodes that share a database think for the bots of a battle one at a time: one that dies is followed by another after some seconds. */
export function turnsOf({ db }: Pick<Engine, 'db'>, now: () => number, node = newId(), asks = ASKS): Turns {
  async function take(battle: string): Promise<boolean> {
    const until = now() + LEASE;
    const { numInsertedOrUpdatedRows: taken } = await db
      .insertInto('thinker')
      .values({ battle, node, until })
      .onConflict((there) =>
        there
          .column('battle')
          .doUpdateSet({ node, until })
          .where(({ or, eb }) => or([eb('thinker.node', '=', node), eb('thinker.until', '<', now())])),
      )
      .executeTakeFirstOrThrow();
    return taken === 1n;
  }

  return async (battle, isMoot) => {
    while (!(await take(battle))) {
      await wait(asks, undefined, { ref: false });
      if (isMoot()) return undefined;
    }
    // A database that does not reply now has another node think as well, which does no harm.
    const again = setInterval(() => void take(battle).catch(() => undefined), AGAIN).unref();
    return { end: () => clearInterval(again) };
  };
}

/** Of a node that shares its database with no other. */
export const ALWAYS: Turns = async () => ({ end: () => undefined });
