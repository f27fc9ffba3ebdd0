import type { Pool } from '@escarmouche/referee';
import type { Contest, Loss } from '@escarmouche/skirmish';

/** What attacks may come to, as both documents count it. */

/** One roll of a chain. */
export interface Step {
  readonly purpose: string;
  readonly pool: Pool;
  /** What it is made with or against: the source of a save. */
  readonly of?: string;
}

/** What a shooting action may come to: the target's loss first. */
export interface ShotChances {
  readonly steps: readonly Step[];
  readonly shots: number;
  readonly hit: number;
  readonly losses: readonly Loss[];
}

/** What a fight may come to: the loss of who is attacked, then the attacker's. `steps`: after it is won. */
export interface FightChances {
  readonly combat?: Contest & { readonly own: Pool; readonly other: Pool };
  readonly steps: readonly Step[];
  readonly losses: readonly [theirs: Loss, own: Loss];
}

/** What a power may come to. */
export interface PowerChances {
  readonly steps: readonly Step[];
  readonly works: number;
  readonly turnedBack: number;
  readonly cancelled?: number;
  readonly losses: readonly Loss[];
}
