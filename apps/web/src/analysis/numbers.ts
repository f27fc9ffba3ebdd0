import type { Language } from '@escarmouche/referee';

/** A number with at most one decimal, as the language writes it. */
export function decimal(value: number, language: Language): string {
  const text = (Math.round(value * 10) / 10).toFixed(1);
  return language === 'fr' ? text.replace('.', ',') : text;
}

/** A difference with its sign. */
export function signed(value: number, language: Language): string {
  const text = decimal(Math.abs(value), language);
  return Number(value.toFixed(1)) === 0 ? text : `${value < 0 ? '−' : '+'}${text}`;
}

/** Round numbers from 0 to at least `most`, about `count` of them. */
export function ticks(most: number, count = 4): readonly number[] {
  const rough = Math.max(most, 1) / count;
  const step = [1, 2, 5, 10, 20, 25, 50, 100, 200, 500].find((one) => one >= rough) ?? Math.ceil(rough);
  return Array.from({ length: Math.ceil(Math.max(most, 1) / step) + 1 }, (_, i) => i * step);
}

/**
 * The places along a line, by their index, that have room for a label as wide as `room`: far enough from the last label and from the line's
 * end.
 */
export function labelled(places: readonly number[], room: number, end = Infinity): ReadonlySet<number> {
  const chosen = new Set<number>();
  let free = -Infinity;
  places.forEach((place, i) => {
    if (place < free || place + room > end) return;
    chosen.add(i);
    free = place + room;
  });
  return chosen;
}

/** The place of a value among its equals, counted from the middle of their row: 0 for a value without equals. */
export function abreast(values: readonly number[], index: number): number {
  const same = values.flatMap((value, i) => (value === values[index] ? [i] : []));
  return same.indexOf(index) - (same.length - 1) / 2;
}

/** The size of the player's letters as a multiple of the usual size. */
export function textScale(): number {
  return parseFloat(getComputedStyle(document.documentElement).fontSize) / 15;
}
