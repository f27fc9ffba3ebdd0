import type { Told, Welcome } from '@escarmouche/online';
import type { OnlineHeader } from '@escarmouche/online/api';
import type { Language, Seat } from '@escarmouche/referee';
import type { DBSchema } from 'idb';
import { database } from '../browser/database.ts';

/** A seat of this device: the secret that it gave to the dice, and the promise of the host as it was read before that. */
export interface KeptSeat {
  readonly battle: string;
  readonly seat: Seat;
  /** 32 bytes in hexadecimal digits. */
  readonly secret: string;
  /** The commitment of the host. */
  readonly host?: string;
}

/** A battle as one viewer has heard it, for a visit without a network. */
export interface KeptView {
  readonly battle: string;
  readonly viewer: Seat;
  readonly welcome: Welcome<unknown>;
  readonly told: Told<unknown, unknown, unknown>;
}

/** A battle of this device: its agreed header, and the seats here. */
export interface KeptOnline {
  readonly battle: string;
  readonly header: OnlineHeader;
  readonly own: readonly Seat[];
  /** Invitations that this device has made, by seat. */
  readonly invitations?: Readonly<Record<Seat, string>>;
  /** Names of all seats, for lists that do without the rules of the game; known where the battle was made or a seat of it taken on this device. */
  readonly names?: Readonly<Record<Language, Readonly<Record<Seat, string>>>>;
}

interface Schema extends DBSchema {
  device: { key: string; value: { readonly id: string; readonly token: string } };
  seats: { key: [string, string]; value: KeptSeat };
  views: { key: [string, string]; value: KeptView };
  battles: { key: string; value: KeptOnline };
}

const opened = database<Schema>('escarmouche-online', 1, (db) => {
  db.createObjectStore('device', { keyPath: 'id' });
  db.createObjectStore('seats', { keyPath: ['battle', 'seat'] });
  db.createObjectStore('views', { keyPath: ['battle', 'viewer'] });
  db.createObjectStore('battles', { keyPath: 'battle' });
});

/** Data of battles hosted elsewhere that this device keeps. Each reading and writing fails where the browser keeps nothing. */
export const kept = {
  async token(): Promise<string | undefined> {
    return (await (await opened()).getAll('device', undefined, 1))[0]?.token;
  },
  /** Keeps the token of this device; returns the one to use, where another tab was quicker. */
  async keepToken(id: string, token: string): Promise<string> {
    const turn = (await opened()).transaction('device', 'readwrite');
    const [known] = await turn.store.getAll(undefined, 1);
    if (!known) await turn.store.put({ id, token });
    await turn.done;
    return known?.token ?? token;
  },
  /** Forgets a token; the token of another tab stays. */
  async dropToken(token: string): Promise<void> {
    const turn = (await opened()).transaction('device', 'readwrite');
    for (const device of await turn.store.getAll()) if (device.token === token) await turn.store.delete(device.id);
    await turn.done;
  },
  async seat(battle: string, seat: Seat): Promise<KeptSeat | undefined> {
    return (await opened()).get('seats', [battle, seat]);
  },
  async keepSeat(seat: KeptSeat): Promise<void> {
    await (await opened()).put('seats', seat);
  },
  async battle(id: string): Promise<KeptOnline | undefined> {
    return (await opened()).get('battles', id);
  },
  async battles(): Promise<readonly KeptOnline[]> {
    return (await opened()).getAll('battles');
  },
  async keepBattle(battle: KeptOnline): Promise<void> {
    await (await opened()).put('battles', battle);
  },
  /** Battles that can be looked at without their host. */
  async battlesSeen(): Promise<readonly KeptOnline[]> {
    const db = await opened();
    const seen = new Set((await db.getAllKeys('views')).map(([battle]) => battle));
    return (await db.getAll('battles')).filter(({ battle }) => seen.has(battle));
  },
  async view(battle: string, viewer: Seat): Promise<KeptView | undefined> {
    return (await opened()).get('views', [battle, viewer]);
  },
  async keepView(view: KeptView): Promise<void> {
    await (await opened()).put('views', view);
  },
};
