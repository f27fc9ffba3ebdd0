/** Faces typed so far, die by die; a die that is not typed yet has none. */
export type Typed = readonly (number | undefined)[];

export const isWhole = (typed: Typed): typed is readonly number[] => !typed.includes(undefined);

/**
 * The dice after a key: a digit is the face of the first die that has none, Backspace takes the last face back; undefined for other keys.
 */
export function typedBy(key: string, typed: Typed, sides: readonly number[]): Typed | undefined {
  if (key === 'Backspace') {
    const last = typed.findLastIndex((one) => one !== undefined);
    return last < 0 ? typed : typed.with(last, undefined);
  }
  if (!/^[1-9]$/.test(key)) return undefined;
  const die = typed.indexOf(undefined);
  const face = Number(key);
  return die < 0 || face > (sides[die] ?? 0) ? typed : typed.with(die, face);
}
