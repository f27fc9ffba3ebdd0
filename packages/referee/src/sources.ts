import type { Source } from './resolve.ts';
import type { Answer, Question, Random } from './types.ts';

/** Every question waits for a person. */
export const nobody: Source = () => undefined;

/** Tries each source in turn. */
export function firstOf<S>(...sources: readonly Source<S>[]): Source<S> {
  return (question, index, state) => {
    for (const source of sources) {
      const answer = source(question, index, state);
      if (answer !== undefined) return answer;
    }
    return undefined;
  };
}

const BEFORE_ANY = 0x9e3779b9;

/** Bits with one more part mixed in: the finisher of MurmurHash3. */
function stir(bits: number, part: number): number {
  let hash = Math.imul(bits ^ part, 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return hash ^ (hash >>> 16);
}

/** 32 well mixed bits from a seed and positions. */
export function mix(...parts: readonly number[]): number {
  return parts.reduce(stir, BEFORE_ANY) >>> 0;
}

/** Number of a seed, which is any text. */
export function seedNumber(seed: string): number {
  let hash = 0;
  for (let i = 0; i < seed.length; i++) hash = mix(hash, seed.charCodeAt(i));
  return hash;
}

/** A face from 1 to `faces`, the same for the same bits and die; values that would favour low faces are drawn again. */
function face(faces: number, bits: number, die: number): number {
  const limit = 0x100000000 - (0x100000000 % faces);
  const ofDie = stir(bits, die);
  for (let again = 0; ; again++) {
    const drawn = stir(ofDie, again) >>> 0;
    if (drawn < limit) return (drawn % faces) + 1;
  }
}

/** Dice that depend only on the seed and on their position (entry of the match, question of the entry, die): never one shared stream. */
export function seededDice(seed: number, entry: number): Source {
  const ofEntry = mix(seed, entry);
  return (question, index) => {
    if (question.kind !== 'roll') return undefined;
    const ofQuestion = stir(ofEntry, index);
    return question.faces.map((faces, die) => face(faces, ofQuestion, die));
  };
}

/** A stream of whole numbers for bots and samples. */
export function randomFrom(seed: number): Random {
  const bits = mix(seed, 0, 0);
  let drawn = 0;
  return (n) => face(n, bits, drawn++) - 1;
}

export interface Script {
  readonly source: Source;
  /** Dice not used yet. */
  left(): readonly number[];
}

/** Dice in the order given; when they run out the roll waits. Each question asks a source once, so that a source may count. */
export function scriptedDice(dice: readonly number[]): Script {
  let used = 0;
  return {
    source(question) {
      if (question.kind !== 'roll' || used + question.faces.length > dice.length) return undefined;
      used += question.faces.length;
      return dice.slice(used - question.faces.length, used);
    },
    left: () => dice.slice(used),
  };
}

/** Answers every choice by a policy; rolls are left to others. */
export function chooser<S>(policy: (question: Exclude<Question, { kind: 'roll' }>, state: S) => Answer | undefined): Source<S> {
  return (question, _index, state) => (question.kind === 'roll' ? undefined : policy(question, state));
}
