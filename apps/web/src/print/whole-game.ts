import { keptBattle } from '../storage/keep.ts';
import { printablesOf } from '../systems/index.ts';
import type { Printable } from '../systems/printables.ts';

/** A game that is printed whole, whatever happens in a battle of it. */
export interface WholeGame {
  readonly system: string;
  readonly parts: readonly Printable[];
}

/** The game of this name, or of the kept battle with this id; undefined where sheets are made battle by battle. */
export async function wholeGame(id: string): Promise<WholeGame | undefined> {
  const battle = await keptBattle(id).catch(() => undefined);
  const system = battle?.system ?? id;
  const parts = await printablesOf(system);
  return parts && { system, parts };
}
