import type { Json } from '@escarmouche/referee';
import type { Correcting } from './correcting.ts';
import type { NpcOrders } from './npc-orders.ts';

/** What a game needs beside a real table, and nowhere else. */
export interface CompanionGame<S, C> {
  /** Orders to its NPCs. */
  readonly orders?: NpcOrders<S, C>;
  /** Corrections of what is on the table. */
  readonly correcting?: Correcting<S, C>;
}

export type AnyCompanion = CompanionGame<Json, Json>;
