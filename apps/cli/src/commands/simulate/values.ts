import type { Values } from '../../command.ts';
import { text, type Text } from '@escarmouche/cases/text';

export function stringOf(values: Values, key: string, otherwise: string): string {
  const value = values[key];
  return typeof value === 'string' ? value : otherwise;
}

export const listOf = (values: Values, key: string): readonly string[] => {
  const value = values[key];
  return Array.isArray(value) ? value.map(String) : [];
};

function wholeNumber(values: Values, key: string, otherwise: number, most: number): number | undefined {
  const value = Number(stringOf(values, key, String(otherwise)));
  return Number.isInteger(value) && value >= 1 && value <= most ? value : undefined;
}

/** Number of battles, and most turns of each; or the reason why there are none. */
export function lengthsOf(values: Values, turnsOtherwise: number): { battles: number; turns: number } | { reason: Text } {
  const battles = wholeNumber(values, 'battles', 100, 1_000_000);
  const turns = wholeNumber(values, 'turns', turnsOtherwise, 100_000);
  if (battles !== undefined && turns !== undefined) return { battles, turns };
  return { reason: text('--battles et --turns : un nombre entier à partir de 1', '--battles and --turns: a whole number from 1') };
}

/** The seed of one of many battles, as its file names it. */
export const seedOf = (seed: string, battle: number): string => `${seed} ${battle + 1}`;
