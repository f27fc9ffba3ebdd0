import { isWhole, typedBy, type Typed } from '../shell/typed-dice.ts';

/** Real dice of a roll, typed one by one: the last one gives them all. Where they are refused, the dice are empty again. */
export function createTyping(sides: readonly number[], give: (faces: number[]) => Promise<void>) {
  const empty: Typed = sides.map(() => undefined);
  let typed = $state.raw(empty);

  /** Dice on their way take no more faces. */
  async function take(after: Typed): Promise<void> {
    if (isWhole(typed)) return;
    typed = after;
    if (!isWhole(after)) return;
    await give([...after]);
    typed = empty;
  }

  return {
    get typed() {
      return typed;
    },
    /** The next die that has no face yet shows this one. */
    show: (face: number): Promise<void> => take(typed.with(typed.indexOf(undefined), face)),
    /** Takes a key; false of those that mean nothing to dice. */
    press(key: string): boolean {
      const after = typedBy(key, typed, sides);
      if (after) void take(after);
      return after !== undefined;
    },
  };
}
