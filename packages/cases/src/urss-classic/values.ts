import type { Level } from '@escarmouche/urss-classic';
import { z } from 'zod';
import { reject } from '../problem.ts';
import { text } from '../text.ts';

const levels: Readonly<Record<string, Level>> = {
  '+': 'bonus',
  plus: 'bonus',
  bonus: 'bonus',
  '-': 'malus',
  '−': 'malus',
  moins: 'malus',
  minus: 'malus',
  malus: 'malus',
  '': 'normal',
  normal: 'normal',
};

export function toLevel(sign: string): Level | undefined {
  const plain = sign.trim().toLowerCase();
  return Object.hasOwn(levels, plain) ? levels[plain] : undefined;
}

/** "+", "-" or normal. */
export const level = z.unknown().transform((value, context): Level => {
  const found = typeof value === 'string' ? toLevel(value) : undefined;
  return found ?? reject(context, text('attendu "+", "-" ou normal (entre guillemets)', 'expected "+", "-" or normal (in quotes)'));
});
