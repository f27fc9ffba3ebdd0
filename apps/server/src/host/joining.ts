import { randomInt } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Engine } from '../store/engine.ts';
import type { Tables } from '../store/tables.ts';
import { holdPerson, holdPersons, isOf } from './persons.ts';
import { digestOf } from './tokens.ts';

/** Milliseconds for which a code may be used. */
const LASTS = 600_000;
/** Signs of a code: none that is taken for another. 60 bits, of which a guesser may try ten an hour. */
const SIGNS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const LENGTH = 12;
const GROUP = /.{4}(?=.)/g;

/** A code as it is typed in: small letters, blanks and dashes make no difference. */
const plain = (code: string): string => code.toUpperCase().replaceAll(/[\s-]/g, '');

/** Devices that one person has: each keeps its token, and all are known under the id of the first. */
export function joiningOf({ db }: Pick<Engine, 'db'>, now: () => number) {
  return {
    /** A code by which another device joins a person, and the time at which it lapses; those made before lead nowhere any more. */
    async invite(device: string): Promise<{ readonly code: string; readonly expires: number }> {
      const signs = Array.from({ length: LENGTH }, () => SIGNS[randomInt(SIGNS.length)]).join('');
      const expires = now() + LASTS;
      await db.transaction().execute(async (turn) => {
        const person = await holdPerson(turn, device);
        await turn
          .deleteFrom('code')
          .where((either) => either.or([either('device', '=', person), either('expires', '<', now())]))
          .execute();
        await turn
          .insertInto('code')
          .values({ digest: digestOf(signs), device: person, expires })
          .execute();
      });
      return { code: signs.replaceAll(GROUP, '$&-'), expires };
    },

    /**
     * Joins a person, with all that they have and all their devices, to the one who made a code. Returns the id under which they are known from now on;
     * undefined of a code that there is not, that was used or has lapsed.
     */
    async join(device: string, code: string): Promise<string | undefined> {
      const digest = digestOf(plain(code));
      return db.transaction().execute(async (turn) => {
        const wanted = turn.selectFrom('code').select('device').where('digest', '=', digest).where('expires', '>=', now());
        const found = await wanted.executeTakeFirst();
        if (!found) return undefined;
        const to = found.device;
        const from = (await holdPersons(turn, [device, to])).get(device) ?? device;
        // The code may have been used meanwhile; as long as there is one, its person has been joined to nobody.
        if (!(await wanted.executeTakeFirst())) return undefined;
        await turn.deleteFrom('code').where('device', 'in', [from, to]).execute();
        if (from !== to) await handOver(turn, from, to);
        return to;
      });
    },
  };
}

export type Joining = ReturnType<typeof joiningOf>;

/** Gives all that one device has to another, under whose id both are known from now on: in the order in which other transactions change tables. */
async function handOver(turn: Transaction<Tables>, from: string, to: string): Promise<void> {
  await turn.updateTable('battle').set({ creator: to }).where('creator', '=', from).execute();
  await turn.updateTable('invitation').set({ usedBy: to }).where('usedBy', '=', from).execute();
  await turn.updateTable('seat').set({ device: to }).where('device', '=', from).execute();
  for (const table of ['watcher', 'guest'] as const) {
    const had = turn.selectFrom(table).select('battle').where('device', '=', to);
    await turn.deleteFrom(table).where('device', '=', from).where('battle', 'in', had).execute();
    await turn.updateTable(table).set({ device: to }).where('device', '=', from).execute();
  }
  await turn.deleteFrom('notice').where('device', '=', from).execute();
  await turn.updateTable('device').set({ joined: to }).where(isOf(from)).execute();
}
