import { z } from 'zod';
import { reject } from '../problem.ts';
import { text } from '../text.ts';

const MOST = 20;
const WORDS: Readonly<Record<string, number>> = { '': 0, normal: 0, plain: 0, plus: 1, bonus: 1, moins: -1, minus: -1, malus: -1 };

/** A level as it is written, "2+", "-", "normal", or as a number. */
export function toLevel(written: unknown): number | undefined {
  if (typeof written === 'number') return Number.isInteger(written) && Math.abs(written) <= MOST ? written : undefined;
  if (typeof written !== 'string') return undefined;
  const plain = written.trim().toLowerCase().replaceAll('−', '-');
  if (Object.hasOwn(WORDS, plain)) return WORDS[plain];
  const [, before, sign, after] = /^(\d*)\s*([+-])\s*(\d*)$/.exec(plain) ?? [];
  if (sign === undefined || (before !== '' && after !== '')) return undefined;
  const size = Number(before || after || 1);
  return size > MOST ? undefined : size === 0 ? 0 : sign === '+' ? size : -size;
}

const NONE = new Set(['none', 'aucun', 'aucune', 'absent', 'non', 'no']);
const isNone = (value: unknown): boolean =>
  value === null || value === false || (typeof value === 'string' && NONE.has(value.toLowerCase()));

const EXPECTED = text('attendu un niveau : "2+", "-", normal, ou 2, -1, 0', 'expected a level: "2+", "-", normal, or 2, -1, 0');

/** "2+", "-", normal, or the same as a number: 2, -1, 0. */
export const level = z.unknown().transform((value, context): number => toLevel(value) ?? reject(context, EXPECTED));

/** A level, or that there is none. */
export const levelOrNone = z
  .unknown()
  .transform((value, context): number | 'none' => (isNone(value) ? 'none' : (toLevel(value) ?? reject(context, EXPECTED))));
