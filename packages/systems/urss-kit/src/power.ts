import type { Refusal } from '@escarmouche/referee';
import type { Affliction, AimOf } from '@escarmouche/skirmish';
import type { Attack } from './attack.ts';
import type { SpecialCommand } from './commands.ts';
import type { Effect, Figure, State } from './state.ts';
import type { Turn } from './turn.ts';

/** A power that works: when a duel has turned it back, the dueller is `by` and the user is `on`. */
interface Working {
  readonly by: Figure;
  readonly on: Figure;
  /** The figure whose next activation ends lasting effects. */
  readonly user: Figure;
}

/** A Force power or an ability with a test: its targets, and its effect after a passed test (UK-PWR-GENERAL). */
export interface Power {
  /** Slug of its rule, and its name in commands. */
  readonly id: string;
  readonly cites: readonly [string, ...string[]];
  /** A Force power: by option all are one type of action (UK-ATTR-GEN-ACTION). */
  readonly force?: true;
  readonly cost: 1 | 2;
  /** Figures the power is offered on; absent when it has no target. */
  readonly targets?: (state: State, user: Figure) => readonly Figure[];
  readonly refusal?: (state: State, user: Figure, target: Figure, command: SpecialCommand) => Refusal | undefined;
  /** The full aims for a target, where the target is not all; legal or not. */
  readonly aims?: (state: State, user: Figure, target: Figure) => readonly AimOf<SpecialCommand>[];
  /** The power takes hands: not on a bare wall (UK-ACT-CLIMB). */
  readonly hands?: true;
  /** Units within which the target must be. */
  readonly range?: number;
  /** Slugs of the rules that may counter the power (UK-PWR-COUNTERS). */
  readonly counters?: readonly string[];
  /** Vitality points that a healing power gives back at most; all when absent. */
  readonly restores?: number;
  /** States of its target after a power that works. */
  readonly inflicts?: readonly Affliction[];
  /** Lasting effects of a power that works. */
  readonly effects?: (state: State, working: Working) => readonly Effect[];
  /** The possible damage rolls. */
  readonly blows?: (state: State, by: Figure, on: Figure) => readonly Attack[];
  readonly works: (turn: Turn, working: Working, command: SpecialCommand) => void;
  /** The worth to a bot when it works, beside its blows and lasting effects, in vitality points; nothing when absent. */
  readonly worth?: number;
}
