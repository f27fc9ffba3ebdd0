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

/** Which of some places along a line, in order, have room for a label that takes `room`: each that is far enough from the last and from the line's end. */
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

/** How many places below the middle of those with the same value one stands beside them: 0 for one that is alone with it. */
export function abreast(values: readonly number[], index: number): number {
  const same = values.flatMap((value, i) => (value === values[index] ? [i] : []));
  return same.indexOf(index) - (same.length - 1) / 2;
}

/** How much larger than usual letters are: 1 where nobody has asked for larger ones. */
export function textScale(): number {
  return parseFloat(getComputedStyle(document.documentElement).fontSize) / 15;
}
