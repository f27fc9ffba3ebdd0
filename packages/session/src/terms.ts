import { nobody, seededDice, seedNumber, type Answers, type Header, type Json, type Seat } from '@escarmouche/referee';

/** Who sits at a seat: somebody at this table, or the opponent that the program plays. */
export type Holder = 'person' | 'machine';

/** What the players have agreed on beside the battle itself; kept in the header of its file. */
export interface Terms {
  /** Any text; the same seed gives the same dice to the same commands. */
  readonly seed: string;
  /** seeded: the program throws; typed: real dice are thrown and typed in. */
  readonly dice: 'seeded' | 'typed';
  readonly seats: Readonly<Record<Seat, Holder>>;
  /** What the table wants to remember (name of the map, level of the opponent …). */
  readonly notes: Readonly<Record<string, string>>;
}

/** Dice for every entry, by the terms. Choices are never answered here. */
export function diceOf(terms: Terms): Answers {
  if (terms.dice === 'typed') return () => nobody;
  const seed = seedNumber(terms.seed);
  return (entry) => seededDice(seed, entry);
}

export function toMeta(terms: Terms): Header['meta'] {
  return { ...terms } as unknown as Header['meta'];
}

/** Reads the terms back from a header that may come from outside; what is missing or strange falls back to a game between persons. */
export function fromMeta(meta: Header['meta']): Terms {
  return {
    seed: typeof meta.seed === 'string' ? meta.seed : 'escarmouche',
    dice: meta.dice === 'typed' ? 'typed' : 'seeded',
    seats: record(meta.seats, (value): value is Holder => value === 'person' || value === 'machine'),
    notes: record(meta.notes, (value): value is string => typeof value === 'string'),
  };
}

function record<T extends Json>(value: Json | undefined, fits: (value: unknown) => value is T): Record<string, T> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return {};
  return Object.fromEntries(Object.entries(value).filter((entry): entry is [string, T] => fits(entry[1])));
}
