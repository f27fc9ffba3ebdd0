import type { Language } from '@escarmouche/referee';
import { pack, unpack } from './share.ts';
import type { Shared } from './shared.ts';
import type { What } from './what.ts';

/** The file of a shared thing: a band, a map or a scenario as authors write them, a battle as its match file. */
export async function fileOf(shared: Shared): Promise<string> {
  if (shared.kind === 'battle') return shared.file;
  if (shared.kind !== 'band') return JSON.stringify(shared.file, undefined, 2);
  const { bandFileOf } = await import('@escarmouche/content/files/band-file');
  const band = bandFileOf(shared);
  if (!band) throw new Error(`no bands of "${shared.system}" in files`);
  return JSON.stringify(band, undefined, 2);
}

/** The part of an address after '#' with a shared thing: its file on one line, a battle with its title. */
export async function linkOf(shared: Shared): Promise<string> {
  const text = JSON.stringify(shared.kind === 'battle' ? shared : JSON.parse(await fileOf(shared)));
  return `#/received/${await pack(text)}`;
}

/** The content of a link. `checked`: the content is as it was sent; links of earlier versions cannot tell. */
export type Received =
  | { readonly ok: true; readonly what: What; readonly checked: boolean }
  | { readonly ok: false; readonly why: 'broken' | 'large' };

export async function receive(packed: string, language: Language): Promise<Received> {
  const unpacked = await unpack(packed);
  if (!unpacked.ok) return unpacked;
  const { whatIs } = await import('./what.ts');
  return { ok: true, what: whatIs(unpacked.text, language), checked: unpacked.checked };
}
