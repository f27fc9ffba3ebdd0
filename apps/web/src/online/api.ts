import type { Host, NewDevice, PushKey } from '@escarmouche/online/api';
import type { Text } from '@escarmouche/referee';
import { PLAYS_ONLINE, writeItem } from '../browser/items.ts';
import { kept } from './kept.ts';
import { onlineWords } from './words.ts';

/** A reply of the host, or the reason why there is none; without a status the host was not reached. */
export type Reply<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly reason: Text; readonly status?: number };

const UNREACHED: Text = { fr: onlineWords.fr.unreached, en: onlineWords.en.unreached };

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

async function sent(method: Method, path: string, body: object | undefined, token: string | undefined): Promise<Response> {
  return fetch(`/api/${path}`, {
    method,
    headers: { ...(body && { 'content-type': 'application/json' }), ...(token !== undefined && { authorization: `Bearer ${token}` }) },
    ...(body && { body: JSON.stringify(body) }),
  });
}

async function read<T>(response: Response): Promise<Reply<T>> {
  const { status } = response;
  const told = (await response.json().catch(() => undefined)) as T & { reason?: Text };
  if (response.ok) return { ok: true, value: told };
  return { ok: false, status, reason: told?.reason ?? { fr: `${UNREACHED.fr} (${status})`, en: `${UNREACHED.en} (${status})` } };
}

let coming: Promise<string> | undefined;

/** The token of this device, which the host gives to one that has none. Fails where the host is not reached, or the browser keeps nothing. */
export function deviceToken(): Promise<string> {
  coming ??= (async () => {
    const known = await kept.token();
    if (known !== undefined) return known;
    const told = await read<NewDevice>(await sent('POST', 'devices', undefined, undefined));
    if (!told.ok) throw new Error(told.reason.en);
    writeItem(PLAYS_ONLINE, '1');
    return kept.keepToken(told.value.id, told.value.token);
  })().catch((error: unknown) => {
    coming = undefined;
    throw error;
  });
  return coming;
}

/** Asks the host something in the name of this device. */
export async function ask<T>(method: Method, path: string, body?: object): Promise<Reply<T>> {
  try {
    return await read<T>(await sent(method, path, body, await deviceToken()));
  } catch {
    return { ok: false, reason: UNREACHED };
  }
}

/** The host's account of itself: empty where only files are served, undefined where nothing answers. */
async function hostTold(): Promise<Partial<Host> | undefined> {
  try {
    const told = await read<Host>(await sent('GET', 'host', undefined, undefined));
    return told.ok ? told.value : {};
  } catch {
    return undefined;
  }
}

/** Are battles hosted where this page comes from? Where nothing answers they are if this device has been known there: if it has a token. */
export async function isHosted(token: () => Promise<string | undefined> = kept.token): Promise<boolean> {
  const told = await hostTold();
  return told ? told.online === true : (await token().catch(() => undefined)) !== undefined;
}

/** The address by which others reach the host, where it knows one. */
export const hostAddress = async (): Promise<string | undefined> => (await hostTold())?.publicAddress;

/** The key of the host for push services; undefined where it tells nobody of a turn. */
export async function pushKey(): Promise<string | undefined> {
  try {
    const told = await read<PushKey>(await sent('GET', 'push', undefined, undefined));
    return told.ok ? (told.value.key ?? undefined) : undefined;
  } catch {
    return undefined;
  }
}
