import type { KeyboardLayout } from '../browser/layout.ts';

/** Keys that keyboards have in different places, or do not have. */
export interface LayoutKeys {
  /** What the keys of the digits give alone, where that is no digits. */
  readonly digits: readonly string[];
  /** Of several keys that do the same, those that the keyboard has at hand, as they are told. */
  readonly turn: string;
  readonly zoom: string;
  readonly talk: readonly string[];
}

const DIGITS = [...'1234567890'].map((digit) => `Digit${digit}`);

/** `shift`: the name of that key. What is not known of a keyboard is said as it is on any. */
export function layoutKeys(layout: KeyboardLayout | undefined, shift: string): LayoutKeys {
  const digits = DIGITS.flatMap((place) => layout?.get(place) ?? []);
  const alone = new Set(layout && [...layout].flatMap(([place, key]) => (DIGITS.includes(place) ? [] : [key])));
  /** On the keys of the digits it would be a digit. */
  const has = (...keys: readonly string[]): boolean => !layout || keys.every((key) => alone.has(key));
  const talk = ['/', ':'].filter((key) => has(key) && !digits.includes(key));
  return {
    digits: digits.every((key) => /\d/.test(key)) ? [] : digits,
    turn: `d, ${shift}+d${has('[', ']') ? ' [ ]' : ''}`,
    zoom: `z, ${shift}+z${has('-') ? ' + −' : ''}`,
    talk: talk.length > 0 ? talk : ['/', ':'].filter((key) => !digits.includes(key)),
  };
}
