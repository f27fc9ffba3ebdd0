import type { Refusal } from '@escarmouche/referee';
import type { Affliction } from '@escarmouche/skirmish';
import type { Attack } from './attack.ts';
import type { EffectHooks, Rule } from './rule.ts';
import type { Effect, Figure, State } from './state.ts';
import type { Turn } from './turn.ts';

/** The Force or magic: a duel answers powers of its own art only. */
export type Art = 'force' | 'magic';

/** A power that works: when a duel has turned it back, the dueller is `by` and the user is `on`. */
interface Working {
  readonly by: Figure;
  readonly on: Figure;
  /** The figure whose next activation ends lasting effects (UC-SYS-DURATION). */
  readonly user: Figure;
}

/** A power: its targets, and its effect after a passed test. */
export interface Power {
  /** Slug of its rule, and its name in commands. */
  readonly id: string;
  readonly cites: readonly [string, ...string[]];
  /** Figures the power is offered on; absent when it has no target. */
  readonly targets?: (state: State, user: Figure) => readonly Figure[];
  readonly refusal?: (state: State, user: Figure, target: Figure) => Refusal | undefined;
  /** The art of the power; absent where the world decides it. */
  readonly art?: Art;
  /** A target with a duel of its art may answer it (UC-ATTR-PARADE-DUEL). */
  readonly parry?: boolean;
  /** Uses in one action, each on a target of its own; once when absent. */
  readonly uses?: number;
  /** Not for figures held in place. */
  readonly moves?: true;
  /** Units within which the target must be. */
  readonly range?: number;
  /** Units around its target within which the blows strike everybody. */
  readonly area?: number;
  /** States of its target after a power that works. */
  readonly inflicts?: readonly Affliction[];
  /** Lasting effects of a power that works. */
  readonly effects?: (state: State, working: Working) => readonly Effect[];
  /** The possible damage rolls. */
  readonly blows?: (state: State, by: Figure, on: Figure) => readonly Attack[];
  readonly works: (turn: Turn, working: Working) => void;
  /** The worth to a bot when it works, beside its blows and lasting effects, in vitality points; nothing when absent. */
  readonly worth?: number;
  readonly effect?: EffectHooks;
  readonly asks?: Rule['asks'];
}
