import { refuseLength, type Text } from '@escarmouche/referee';
import { foreignKind } from './foreign.ts';

/** The encodings of a text file; its first bytes tell which. */
type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be';

/** Reads bytes as text, without a byte order mark, and throws where they are none: `new TextDecoder(encoding, { fatal: true }).decode(bytes)`. */
export type Decode = (bytes: Uint8Array, encoding: Encoding) => string;

export type FileText = { readonly ok: true; readonly text: string } | { readonly ok: false; readonly reason: Text };

/** By its byte order mark, or by the empty half of its first character: each text that is read here begins with a letter or sign of ASCII. */
function encodingOf([first, second]: Uint8Array): Encoding {
  if ((first === 0xff && second === 0xfe) || (first !== 0 && second === 0)) return 'utf-16le';
  if ((first === 0xfe && second === 0xff) || (first === 0 && second !== 0 && second !== undefined)) return 'utf-16be';
  return 'utf-8';
}

const LATIN: Text = {
  fr: 'ce texte n’est ni en UTF-8 ni en UTF-16 : enregistrez-le en UTF-8',
  en: 'this text is neither UTF-8 nor UTF-16: save it as UTF-8',
};

/** The most arguments of one call. */
const CHUNK = 8192;

function byteCharacters(bytes: Uint8Array): string {
  let characters = '';
  for (let at = 0; at < bytes.length; at += CHUNK) characters += String.fromCharCode(...bytes.subarray(at, at + CHUNK));
  return characters;
}

/** The text of a player's or author's file, or the reason why it is not read: too long, in another encoding, made for another program. Never throws. */
export function textOfFile(bytes: Uint8Array, decode: Decode): FileText {
  const tooLong = refuseLength(bytes);
  if (tooLong) return { ok: false, reason: tooLong };
  let text: string | undefined;
  try {
    text = decode(bytes, encodingOf(bytes));
  } catch {
    // no text at all, or one of an encoding that only its author knows
  }
  const foreign = foreignKind(text ?? byteCharacters(bytes));
  if (foreign)
    return {
      ok: false,
      reason: { fr: `c’est ${foreign.fr}, qu’Escarmouche ne lit pas`, en: `this is ${foreign.en}, which Escarmouche does not read` },
    };
  return text === undefined ? { ok: false, reason: LATIN } : { ok: true, text };
}
