import type { Json } from '@escarmouche/referee';
import type { Pair, Told } from '../systems/asking.ts';

/**
 * Questions about pairs of figures, one at a time. Answers go to the battle once the last one is given: the farthest first, for
 * a map without the table draws a figure by what was told last. `tell`: the command of an answer; `give` gives one.
 */
export function createAsked(tell: (pair: Pair, told: Told) => Json | undefined, give: (command: Json) => Promise<boolean>) {
  let open = $state.raw<readonly Pair[]>([]);
  /** Answers on their way to the battle: nobody is asked anew before the last one is there. */
  let telling = false;
  let said: readonly { readonly pair: Pair; readonly told: Told }[] = [];
  let after: (() => void) | undefined;

  async function close(): Promise<void> {
    const commands = said
      .toSorted((a, b) => (b.told.distance ?? Infinity) - (a.told.distance ?? Infinity))
      .flatMap(({ pair, told }) => tell(pair, told) ?? []);
    const then = after;
    open = said = [];
    after = undefined;
    for (const [i, command] of commands.entries()) {
      telling = i < commands.length - 1;
      await give(command);
    }
    then?.();
  }

  return {
    /** The question that waits. */
    get open() {
      return open[0];
    },
    /** Questions that wait, with this one. */
    get left() {
      return open.length;
    },
    /** Asks about pairs; true where something is asked or told, so that nothing may be decided yet. */
    ask(pairs: readonly Pair[], then?: () => void): boolean {
      if (telling || open.length > 0) return true;
      if (pairs.length === 0) return false;
      open = pairs;
      after = then;
      return true;
    },
    /** The answer to the question that waits; `rest`: to all that follow as well. */
    async answer(told: Told, rest = false): Promise<void> {
      const [pair, ...others] = open;
      if (!pair) return;
      const answered = rest ? [pair, ...others] : [pair];
      said = [...said, ...answered.map((one) => ({ pair: one, told }))];
      if (rest || others.length === 0) await close();
      else open = others;
    },
    /** The battle has changed otherwise: nothing is asked of it any more. */
    drop(): void {
      if (open.length === 0) return;
      open = said = [];
      after = undefined;
    },
  };
}

export type Asked = ReturnType<typeof createAsked>;
