import type { Source } from './resolve.ts';

/** 128 bits of any text: cyrb128 by bryc, in the public domain. */
function bitsOf(text: string): readonly [number, number, number, number] {
  let [a, b, c, d] = [1779033703, 3144134277, 1013904242, 2773480762];
  for (let i = 0; i < text.length; i++) {
    const letter = text.charCodeAt(i);
    a = b ^ Math.imul(a ^ letter, 597399067);
    b = c ^ Math.imul(b ^ letter, 2869860233);
    c = d ^ Math.imul(c ^ letter, 951274213);
    d = a ^ Math.imul(d ^ letter, 2716044179);
  }
  a = Math.imul(c ^ (a >>> 18), 597399067);
  b = Math.imul(d ^ (b >>> 22), 2869860233);
  c = Math.imul(a ^ (c >>> 17), 951274213);
  d = Math.imul(b ^ (d >>> 19), 2716044179);
  const all = a ^ b ^ c ^ d;
  return [all, b ^ all, c ^ all, d ^ all];
}

/** Rounds after which texts that are nearly the same have nothing in common any more. */
const ROUNDS = 15;

/** A stream of 32 bits each, from 128: sfc32 of PractRand by Chris Doty-Humphrey, in the public domain. */
function streamFrom([a, b, c, d]: readonly [number, number, number, number]): () => number {
  const next = (): number => {
    const drawn = (((a + b) | 0) + d) | 0;
    d = (d + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + drawn) | 0;
    return drawn >>> 0;
  };
  for (let round = 0; round < ROUNDS; round++) next();
  return next;
}

/** A face from 1 to `faces`; values that would favour low faces are drawn again. */
function faceFrom(next: () => number, faces: number): number {
  const limit = 0x100000000 - (0x100000000 % faces);
  for (;;) {
    const drawn = next();
    if (drawn < limit) return (drawn % faces) + 1;
  }
}

/**
 * Dice from all of a seed's text, up to 128 bits: fallen dice allow no trying out of seeds to know those to come. Dice depend only on the seed and on
 * their position (entry of the match, question of the entry, die).
 */
export function textDice(seed: string, entry: number): Source {
  return (question, index) => {
    if (question.kind !== 'roll') return undefined;
    const next = streamFrom(bitsOf(`${entry} ${index} ${seed}`));
    return question.faces.map((faces) => faceFrom(next, faces));
  };
}
