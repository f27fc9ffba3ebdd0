import { keptBattle } from '../storage/keep.ts';
import { printsOf } from '../systems/index.ts';
import type { PrintPart } from '../systems/prints.ts';

/** A game that is printed whole, whatever happens in a battle of it. */
export interface WholeGame {
  readonly system: string;
  readonly parts: readonly PrintPart[];
}

/** The game of this name, or of the kept battle with this id; undefined where sheets are made battle by battle. */
export async function wholeGame(id: string): Promise<WholeGame | undefined> {
  const battle = await keptBattle(id).catch(() => undefined);
  const system = battle?.system ?? id;
  const parts = await printsOf(system);
  return parts && { system, parts };
}
