import type { Host, NewDevice, PushKey } from '@escarmouche/online/api';
import type { Text } from '@escarmouche/referee';
import { PLAYS_ONLINE, writeItem } from '../browser/items.ts';
import { kept } from './kept.ts';
import { standing } from './standing.svelte.ts';
import { onlineWords } from './words.ts';

/** A reply of the host, or the reason why there is none; without a status the host was not reached. */
export type Reply<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly reason: Text; readonly status?: number };

const UNREACHED: Text = { fr: onlineWords.fr.unreached, en: onlineWords.en.unreached };

/** The status of a reply to a device whose token the host does not know. */
export const UNKNOWN = 401;

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

/**
 * Hears that the host does not know a token; returns whether this device has another since, as when another tab has begun anew. The device stays unknown
 * otherwise until the host knows the token again, or `beginAnew`.
 */
export async function tokenRefused(token: string): Promise<boolean> {
  const isOther = (await kept.token()) !== token;
  if (isOther) coming = undefined;
  else standing.refused = token;
  return isOther;
}

/** Drops the token that the host does not know: the next request is that of a new device. Records kept of battles stay. */
export async function beginAnew(): Promise<void> {
  if (standing.refused !== undefined) await kept.dropToken(standing.refused);
  coming = undefined;
  standing.refused = undefined;
}

/** Asks the host something in the name of this device. */
export async function ask<T>(method: Method, path: string, body?: object): Promise<Reply<T>> {
  try {
    const token = await deviceToken();
    const response = await sent(method, path, body, token);
    if (response.status === UNKNOWN && (await tokenRefused(token))) return await ask(method, path, body);
    if (response.ok) standing.refused = undefined;
    return await read<T>(response);
  } catch {
    return { ok: false, reason: UNREACHED };
  }
}

/** The host's account of itself: empty where only files are served, undefined where nothing answers, or a proxy alone. */
async function hostTold(): Promise<Partial<Host> | undefined> {
  try {
    const told = await read<Host>(await sent('GET', 'host', undefined, undefined));
    if (told.ok) return told.value;
    return told.status !== undefined && told.status >= 500 ? undefined : {};
  } catch {
    return undefined;
  }
}

/** Whether battles are hosted where this page comes from; `away`: a host that knows this device, for it has a token, does not answer. */
export type Hosting = 'here' | 'away' | 'none';

export async function hosting(token: () => Promise<string | undefined> = kept.token): Promise<Hosting> {
  const told = await hostTold();
  if (told) return told.online === true ? 'here' : 'none';
  return (await token().catch(() => undefined)) === undefined ? 'none' : 'away';
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
