import { digest } from '@escarmouche/referee';

/**
 * The packing of links: text, deflated and written in the letters that addresses allow. The first character names the way of packing, so
 * that another way can follow: after `e` a digest of the text shows links that were changed on their way; links of earlier versions, `d`,
 * have none.
 */

const PACKED = 'e';
const PACKED_EARLIER = 'd';
const DIGEST = 8;

/** Links longer than this are cut by messengers; browsers take much more. */
export const LONGEST_LINK = 8000;

/** A link from outside is not read beyond these: characters of the link, bytes of what is in it. */
const MOST_PACKED = 400_000;
const MOST_TEXT = 8_000_000;

async function through(bytes: Uint8Array<ArrayBuffer>, stream: CompressionStream | DecompressionStream, most: number): Promise<Uint8Array> {
  const reader = new Blob([bytes]).stream().pipeThrough(stream).getReader();
  const chunks: Uint8Array[] = [];
  let length = 0;
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    length += read.value.length;
    if (length > most) {
      await reader.cancel();
      throw new RangeError('too much');
    }
    chunks.push(read.value);
  }
  const whole = new Uint8Array(length);
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.length;
  }
  return whole;
}

const STEP = 0x80_00;

/** Text in the letters of an address. */
export async function pack(text: string): Promise<string> {
  const bytes = await through(new TextEncoder().encode(text), new CompressionStream('deflate-raw'), Infinity);
  let binary = '';
  for (let i = 0; i < bytes.length; i += STEP) binary += String.fromCharCode(...bytes.subarray(i, i + STEP));
  return PACKED + digest(text) + btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

export type Unpacked =
  /** `checked`: the digest says that the text is as it was packed. */
  | { readonly ok: true; readonly text: string; readonly checked: boolean }
  /** `broken`: cut off, changed or never a link of this program. `large`: more than any battle holds. */
  | { readonly ok: false; readonly why: 'broken' | 'large' };

/** The text given to `pack`. No more than a battle can hold is unpacked. */
export async function unpack(packed: string): Promise<Unpacked> {
  if (packed.length > MOST_PACKED) return { ok: false, why: 'large' };
  const checked = packed.startsWith(PACKED);
  if (!(checked || packed.startsWith(PACKED_EARLIER)) || !/^[\w-]+$/.test(packed)) return { ok: false, why: 'broken' };
  try {
    const binary = atob(
      packed
        .slice(checked ? 1 + DIGEST : 1)
        .replaceAll('-', '+')
        .replaceAll('_', '/'),
    );
    const bytes = Uint8Array.from(binary, (character) => character.codePointAt(0) ?? 0);
    const whole = await through(bytes, new DecompressionStream('deflate-raw'), MOST_TEXT);
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(whole);
    if (checked && packed.slice(1, 1 + DIGEST) !== digest(text)) return { ok: false, why: 'broken' };
    return { ok: true, text, checked };
  } catch (error) {
    return { ok: false, why: error instanceof RangeError ? 'large' : 'broken' };
  }
}
