import type { Json } from '@escarmouche/referee';
import { keptBattle } from '../storage/keep.ts';
import { printablesOf } from '../systems/index.ts';
import type { Printable } from '../systems/printables.ts';
import { resumeBattle } from '../table/resume.ts';

/** A game that is printed whole, whatever happens in a battle of it. */
export interface WholeGame {
  readonly system: string;
  readonly parts: readonly Printable[];
  /** Set-up of the battle that it is printed for. */
  readonly setup?: Json;
}

/** The game of this name, or of the kept battle with this id; undefined where sheets are made battle by battle. */
export async function wholeGame(id: string): Promise<WholeGame | undefined> {
  const battle = await keptBattle(id).catch(() => undefined);
  const system = battle?.system ?? id;
  const parts = await printablesOf(system);
  if (!parts || !battle) return parts && { system, parts };
  const opening = await resumeBattle(id).catch(() => undefined);
  return { system, parts, ...(opening?.ok && { setup: opening.battle.host.setup }) };
}
