import type { Refusal } from '@escarmouche/referee';
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
  /** Whose next activation ends what lasts (UC-SYS-DURATION). */
  readonly user: Figure;
}

/** A power: whom it may be used on, and what it does when its test has succeeded. */
export interface Power {
  /** Slug of its rule, and its name in commands. */
  readonly id: string;
  readonly cites: readonly [string, ...string[]];
  /** Figures it is offered on; absent when it has no target. */
  readonly targets?: (state: State, user: Figure) => readonly Figure[];
  readonly refusal?: (state: State, user: Figure, target: Figure) => Refusal | undefined;
  /** Absent for what is a power of the Force, a spell or neither, as the world has it. */
  readonly art?: Art;
  /** A target with a duel of its art may answer it (UC-ATTR-PARADE-DUEL). */
  readonly parry?: boolean;
  /** How often one action uses it, each time on a target of its own; once when absent. */
  readonly uses?: number;
  /** Who is held in place cannot use it. */
  readonly moves?: true;
  /** Units within which its target must be. */
  readonly range?: number;
  /** Units around its target within which its blows strike everybody. */
  readonly area?: number;
  /** What lasts of it when it works. */
  readonly effects?: (state: State, working: Working) => readonly Effect[];
  /** The damage rolls it may come to. */
  readonly blows?: (state: State, by: Figure, on: Figure) => readonly Attack[];
  readonly works: (turn: Turn, working: Working) => void;
  /** What it is worth to a bot when it works, beside its blows and what lasts of it, in vitality points; nothing when absent. */
  readonly worth?: number;
  readonly effect?: EffectHooks;
  readonly asks?: Rule['asks'];
}
