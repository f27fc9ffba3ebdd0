import type { KeyboardLayout } from '../browser/layout.ts';

/** Keys that keyboards have in different places, or do not have. */
export interface LayoutKeys {
  /** Characters of the digit keys without Shift, where those are no digits. */
  readonly digits: readonly string[];
  /** Of several keys with one effect, those that the keyboard has at hand, as they are shown. */
  readonly turn: string;
  readonly zoom: string;
  readonly talk: readonly string[];
}

const DIGITS = [...'1234567890'].map((digit) => `Digit${digit}`);

/** `shift`: the name of that key. Keys of an unknown layout are named as on any keyboard. */
export function layoutKeys(layout: KeyboardLayout | undefined, shift: string): LayoutKeys {
  const digits = DIGITS.flatMap((place) => layout?.get(place) ?? []);
  const alone = new Set(layout && [...layout].flatMap(([place, key]) => (DIGITS.includes(place) ? [] : [key])));
  /** Does the keyboard have other keys than the row of digits for digits? */
  const has = (...keys: readonly string[]): boolean => !layout || keys.every((key) => alone.has(key));
  const talk = ['/', ':'].filter((key) => has(key) && !digits.includes(key));
  return {
    digits: digits.every((key) => /\d/.test(key)) ? [] : digits,
    turn: `d, ${shift}+d${has('[', ']') ? ' [ ]' : ''}`,
    zoom: `z, ${shift}+z${has('-') ? ' + −' : ''}`,
    talk: talk.length > 0 ? talk : ['/', ':'].filter((key) => !digits.includes(key)),
  };
}
