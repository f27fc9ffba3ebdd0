import type { Seat, Text } from '@escarmouche/referee';
import { personsOf } from '@escarmouche/session';
import type { Opened } from '../bots/machines.ts';
import type { Engine } from '../store/engine.ts';
import type { Presence } from './presence.ts';
import type { Send } from './sending.ts';
import { isPushService } from './services.ts';
import type { Subscriptions } from './subscriptions.ts';

const TURN: Text = { fr: 'C’est à vous.', en: 'It is your turn.' };
const NAME = 'Escarmouche';

/** How a notice fared: sent; held back, since the person was there; to a subscription that is gone; failed. */
export type NoticeStatus = 'sent' | 'held' | 'gone' | 'failed';

/** Hears of a notice that could not be sent. */
export type NoticeLog = (problem: { readonly battle: string; readonly reason: unknown }) => void;

/** Tells persons who are not there that a battle waits for them: once a battle, until they have been there again. */
export function noticesOf(
  { db }: Pick<Engine, 'db'>,
  subscriptions: Subscriptions,
  presence: Presence,
  send: Send,
  log: NoticeLog,
  count: (status: NoticeStatus) => void,
) {
  /** Takes it on this node to tell of a battle; false where any node has. */
  async function take(battle: string, device: string): Promise<boolean> {
    const { numInsertedOrUpdatedRows: taken } = await db
      .insertInto('notice')
      .values({ battle, device })
      .onConflict((told) => told.doNothing())
      .executeTakeFirstOrThrow();
    return taken === 1n;
  }

  async function tell(battle: string, title: Text | string, seat: Seat): Promise<void> {
    const held = db.selectFrom('seat').select('device').where('battle', '=', battle).where('seat', '=', seat);
    const person = (await held.executeTakeFirst())?.device;
    if (person === undefined || person === null) return;
    const all = await subscriptions.of(person);
    if (all.length === 0) return;
    if (await presence.isThere(person)) return count('held');
    if (!(await take(battle, person))) return;
    const told = all.map(async (subscription) => {
      const { endpoint, language } = subscription;
      const name = typeof title === 'string' ? title : title[language];
      const notice = JSON.stringify({ battle, title: name === '' ? NAME : name, body: TURN[language] });
      // The list of services may be shorter than when the device subscribed.
      const isGone = !isPushService(endpoint) || (await send(subscription, notice, battle)) === 'gone';
      count(isGone ? 'gone' : 'sent');
      if (isGone) await subscriptions.drop(endpoint);
    });
    for (const one of await Promise.allSettled(told)) {
      if (one.status !== 'rejected') continue;
      count('failed');
      log({ battle, reason: one.reason });
    }
  }

  return {
    /** Tells of a battle that is open here when it begins, and whenever it comes to wait for another seat. Returns what ends that. */
    attend({ id, header, battle }: Pick<Opened, 'id' | 'header' | 'battle'>): () => void {
      const persons = personsOf(header.seats);
      const awaited = (): ReadonlySet<Seat> =>
        new Set(
          persons.filter((seat) => {
            const { outcome, proposal, waiting, active } = battle.told(seat, battle.sequence);
            return !outcome && (proposal?.asked ?? waiting?.asked ?? active).includes(seat);
          }),
        );
      let before: ReadonlySet<Seat> = new Set();
      let last = 0;
      const look = (): void => {
        if (battle.sequence === last) return;
        last = battle.sequence;
        const after = awaited();
        for (const seat of after)
          if (!before.has(seat)) tell(id, header.title, seat).catch((reason: unknown) => log({ battle: id, reason }));
        before = after;
      };
      if (battle.sequence === 1) look();
      else [before, last] = [awaited(), battle.sequence];
      return battle.attend(look);
    },
  };
}
