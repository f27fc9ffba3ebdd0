import { pack, unpack } from './share.ts';
import type { Shared } from './shared.ts';

export type { Shared, SharedBand } from './shared.ts';

/** What a text that somebody sent holds; undefined when it is nothing that is known here. */
export async function parseShared(text: string): Promise<Shared | undefined> {
  return (await import('./shape.ts')).readShared(text);
}

/** The part of an address after '#' that carries it. */
export async function linkOf(shared: Shared): Promise<string> {
  return `#/received/${await pack(JSON.stringify(shared))}`;
}

/** `checked`: it is what was sent. Links of earlier versions cannot tell. */
export type Received =
  | { readonly ok: true; readonly shared: Shared; readonly checked: boolean }
  | { readonly ok: false; readonly why: 'broken' | 'large' };

export async function receive(packed: string): Promise<Received> {
  const unpacked = await unpack(packed);
  if (!unpacked.ok) return unpacked;
  const shared = await parseShared(unpacked.text);
  return shared ? { ok: true, shared, checked: unpacked.checked } : { ok: false, why: 'broken' };
}
