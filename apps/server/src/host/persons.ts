import type { ExpressionBuilder, Transaction } from 'kysely';
import type { Tables } from '../store/tables.ts';

/** Devices of a person, by the id under which they are known. */
export const isOf = (person: string) => (eb: ExpressionBuilder<Tables, 'device'>) =>
  eb.or([eb('device.id', '=', person), eb('device.joined', '=', person)]);

/**
 * Holds a person, by the id under which a request knows them, until a transaction is done: nobody joins them to another meanwhile. Returns the id under which
 * they are known now: another one where they were joined after the request had come.
 */
export async function holdPerson(turn: Transaction<Tables>, id: string): Promise<string> {
  for (let person = id; ;) {
    const { numUpdatedRows } = await turn
      .updateTable('device')
      .set(({ ref }) => ({ created: ref('created') }))
      .where('id', '=', person)
      .where('joined', 'is', null)
      .executeTakeFirstOrThrow();
    if (numUpdatedRows === 1n) return person;
    const { joined } = await turn.selectFrom('device').select('joined').where('id', '=', person).executeTakeFirstOrThrow();
    person = joined ?? person;
  }
}

/** Holds several persons. Returns the ids under which they are known now, by those under which they were. */
export async function holdPersons(turn: Transaction<Tables>, ids: Iterable<string>): Promise<ReadonlyMap<string, string>> {
  const held = new Map<string, string>();
  // In one order, so that no two transactions wait for each other.
  for (const id of [...new Set(ids)].toSorted()) held.set(id, await holdPerson(turn, id));
  return held;
}
