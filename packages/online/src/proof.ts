import * as z from 'zod/mini';
import type { Header, Source } from '@escarmouche/referee';
import { agreedIn, diceKey, drawnDice } from './dice.ts';
import type { DrawnFrom } from './row.ts';

const hex = z.string().check(z.regex(/^[0-9a-f]{64}$/));
const drawn = z.strictObject({ seat: z.string(), n: z.int(), start: z.int(), from: z.int() });
const proofSchema = z.strictObject({
  battle: z.string(),
  agreed: z.record(z.string(), z.json()),
  host: hex,
  seats: z.record(z.string(), hex),
  draws: z.array(z.array(drawn)),
});

/**
 * The part of a match file by which anybody finds the dice of a battle again that was hosted: the secrets of host and seats, which were promised before
 * any of them was known, what was agreed, and from where each die was drawn.
 */
export interface Proof {
  readonly battle: string;
  /** The terms agreed on before, but for the set-up, which the file has: title, seats, time … */
  readonly agreed: Readonly<Record<string, unknown>>;
  readonly host: string;
  readonly seats: Readonly<Record<string, string>>;
  /** By entry; none of an entry that was played elsewhere. */
  readonly draws: readonly (readonly DrawnFrom[])[];
}

/** The proof in a file's header; undefined of a file without one. */
export function proofIn({ meta }: Header): Proof | undefined {
  const read = proofSchema.safeParse(meta['proof']);
  return read.success ? read.data : undefined;
}

/** Dice of an entry by the proof in a file's header; undefined of a file without a proof, and of an entry that no proof tells of. */
export function provenDice(header: Header): ((entry: number) => Source | undefined) | undefined {
  const proof = proofIn(header);
  if (!proof) return undefined;
  const { battle, agreed, host, seats, draws } = proof;
  const key = diceKey({ battle, agreed: agreedIn({ ...agreed, setup: header.setup }), host, seats });
  return (entry) => {
    const sources = (draws[entry] ?? []).map((draw) => ({ from: draw.from, source: drawnDice(key, draw)(entry, []) }));
    if (sources.length === 0) return undefined;
    return (question, index, state) => sources.findLast(({ from }) => from <= index)?.source(question, index, state);
  };
}
