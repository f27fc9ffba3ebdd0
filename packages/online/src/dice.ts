import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { canonical, type Answers, type Seat } from '@escarmouche/referee';
import type { Draw } from './row.ts';

/**
 * Dice that nobody alone can choose and everybody can verify: host and seats each commit to a secret before any of them is shown; the key of the dice is
 * made of all of them. The host shows its own secret when the battle is over.
 */

/** Secrets as text: 32 bytes in hexadecimal digits. */
type Hex = string;

/** Each part after its length, so that no two lists of parts read the same. */
function joined(parts: readonly (string | number)[]): Uint8Array {
  return concatBytes(
    ...parts.flatMap((part) => {
      const bytes = utf8ToBytes(String(part));
      return [lengthOf(bytes), bytes];
    }),
  );
}

function lengthOf({ length }: Uint8Array): Uint8Array {
  const bytes = new Uint8Array(4);
  new DataView(bytes.buffer).setUint32(0, length);
  return bytes;
}

/** The commitment of the host ('') or of a seat to its secret. */
export const commitment = (battle: string, seat: Seat, secret: Hex): Hex =>
  bytesToHex(sha256(joined(['escarmouche/1', battle, seat, secret])));

/** Digest of what was agreed before a battle: its header, whatever the order of its members. */
export const agreedIn = (header: unknown): Hex => bytesToHex(sha256(utf8ToBytes(canonical(header))));

/** All that the key of a battle's dice is made of. */
export interface Secrets {
  readonly battle: string;
  /** Digest of what was agreed before: the set-up, the seats and all commitments. */
  readonly agreed: string;
  readonly host: Hex;
  readonly seats: Readonly<Record<Seat, Hex>>;
}

/** The key of the dice of a battle. */
export function diceKey({ battle, agreed, host, seats }: Secrets): Hex {
  const given = Object.keys(seats)
    .toSorted()
    .flatMap((seat) => [seat, seats[seat] ?? '']);
  return bytesToHex(hmac(sha256, hexToBytes(host), joined(['escarmouche/1 dice', battle, agreed, ...given])));
}

const WORDS = 8;
const ALL_WORDS = 0x1_0000_0000;

/** 32-bit words without end, from a key and a place. */
function* wordsOf(key: Uint8Array, place: readonly (string | number)[]): Generator<number, never> {
  for (let block = 0; ; block++) {
    const { buffer } = hmac(sha256, key, joined([...place, block]));
    const view = new DataView(buffer);
    for (let word = 0; word < WORDS; word++) yield view.getUint32(4 * word);
  }
}

/** A face from 1 to `faces`; words that would favour low faces are drawn again. */
function faceFrom(words: Generator<number, never>, faces: number): number {
  const limit = ALL_WORDS - (ALL_WORDS % faces);
  for (;;) {
    const { value } = words.next();
    if (value < limit) return (value % faces) + 1;
  }
}

/**
 * Dice of a command by the key of the battle: of the act that gave the command, the entry counted from it, and the question. Acts are numbered by seat
 * and never numbered again, so that what is taken back is thrown anew.
 */
export function drawnDice(key: Hex, { seat, n, start }: Draw): Answers {
  const bytes = hexToBytes(key);
  return (entry) => (question, index) => {
    if (question.kind !== 'roll') return undefined;
    const words = wordsOf(bytes, [seat, n, entry - start, index]);
    return question.faces.map((faces) => faceFrom(words, faces));
  };
}
