import type { Json, Language } from '@escarmouche/referee';
import type { Tone } from '../boards/overlay.ts';
import type { Asking } from './asking.ts';
import type { Correcting } from './correcting.ts';
import type { Drawing } from './drawing.ts';
import type { NpcOrders } from './npc-orders.ts';

/** Parts of a game needed beside a real table, and nowhere else. */
export interface CompanionGame<S, C> {
  /** Orders to its NPCs. */
  readonly orders?: NpcOrders<S, C>;
  /** Corrections of what is on the table. */
  readonly correcting?: Correcting<S, C>;
  /** Questions to persons where the table is not on the map; absent where a map is always there. */
  readonly asking?: Asking<S, C>;
  /** Tiles and cards of its box, where it has some. */
  readonly drawing?: Drawing<S>;
  /** Things that people forget at a table. */
  reminders?(state: S, language: Language): readonly Reminder[];
}

/** Something that people forget: "On alert: B2". */
export interface Reminder {
  readonly label: string;
  readonly value?: string;
  readonly tone?: Tone;
  readonly rule?: string;
}

export type AnyCompanion = CompanionGame<Json, Json>;
