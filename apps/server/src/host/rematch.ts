import type { Seat } from '@escarmouche/referee';
import type { Engine } from '../store/engine.ts';
import { holdPersons } from './persons.ts';
import { asId, digestOf, newSecret } from './tokens.ts';

/** Battles that are played once more: the same set-up and the same devices at their seats, without an invitation. */
export function rematchesOf({ db }: Engine, now: () => number) {
  return {
    /**
     * The battle after one whose seats have agreed to play once more, made where it is not there yet: on every node the same. Its creator is that of the
     * battle before where they still sit there.
     */
    async after(battle: string): Promise<string> {
      return db.transaction().execute(async (turn) => {
        const seated = turn.selectFrom('seat').select(['seat', 'device']).where('battle', '=', battle);
        const persons = (await seated.execute()).flatMap(({ device }) => device ?? []);
        await holdPersons(turn, persons);
        // Read once more: somebody may have been joined to another person before they were held.
        const seats = await seated.execute();
        const watchers = await turn.selectFrom('watcher').select('device').where('battle', '=', battle).execute();
        const { header, secret, creator } = await turn
          .selectFrom('battle')
          .select(['header', 'secret', 'creator'])
          .where('id', '=', battle)
          .executeTakeFirstOrThrow();
        const id = asId(digestOf(`${secret} ${battle}`));
        const isThere = seats.some(({ device }) => device === creator);
        const { numInsertedOrUpdatedRows: made } = await turn
          .insertInto('battle')
          .values({ id, header, secret: newSecret(), created: now(), creator: isThere ? creator : null })
          .onConflict((there) => there.column('id').doNothing())
          .executeTakeFirst();
        if (made !== 1n) return id;
        await turn
          .insertInto('seat')
          .values(seats.map((one) => ({ ...one, battle: id, commitment: null, secret: null })))
          .execute();
        if (watchers.length > 0)
          await turn
            .insertInto('watcher')
            .values(watchers.map(({ device }) => ({ battle: id, device })))
            .execute();
        return id;
      });
    },

    /** Promises the secret of a seat that a device holds already; false where one is promised, or the seat is another's. */
    async promise(battle: string, device: string, seat: Seat, commitment: string): Promise<boolean> {
      const { numUpdatedRows } = await db
        .updateTable('seat')
        .set({ commitment })
        .where('battle', '=', battle)
        .where('seat', '=', seat)
        .where('device', '=', device)
        .where((either) => either.or([either('commitment', 'is', null), either('commitment', '=', commitment)]))
        .executeTakeFirst();
      return numUpdatedRows === 1n;
    },
  };
}

export type Rematches = ReturnType<typeof rematchesOf>;
