import type { FigureIn } from '@escarmouche/skirmish';
import type { Goal } from './goals.ts';
import type { Manned } from './game.ts';

/** The aim of a mission in an activation: goal, target, obligation (AI-ACT-LOOP 4). */
export interface Aim<S extends Manned> {
  /** Id of the mission's rule. */
  readonly rule: string;
  readonly goal?: Goal<S>;
  /** The selected target, where the mission names one before the plans are made. */
  readonly target?: FigureIn<S>;
  readonly obliged?: 'attack' | 'heal';
  /** Player characters that may be shot at, and those that may be charged. */
  readonly allowed: readonly FigureIn<S>[];
  readonly charged: readonly FigureIn<S>[];
  /** Targets that the mission would name among those that can be attacked from a place, each with the same chance. */
  readonly names: (among: readonly FigureIn<S>[], from: FigureIn<S>) => readonly FigureIn<S>[];
  /** Does the mission only allow this attack, so that the way is not given up for it (AI-MDA-KEYS)? */
  readonly incidental: (target: FigureIn<S>) => boolean;
  /** Whom a turn on the spot faces, whatever target a die then names (AI-MIS-SNIPER 5). */
  readonly faces?: FigureIn<S>;
  /** A place that is held (AI-ACT-HOLD). */
  readonly holds?: true;
  /** An attack before which every behaviour but Immobile gives way: on a close threat to a sniper, by a guard in its zone (AI-CORE-PRIORITY 5). */
  readonly urgent?: true;
  /** Is progress compared before targets and damage, as for a healer with somebody wounded (AI-MIS-SOIGNANT 3)? */
  readonly wayFirst?: true;
  /** Most way in units that may be left to the goal after this activation (AI-MIS-SNIPER 3). */
  readonly late?: number;
  /** Friends whose healing is possible in this activation, the nearest first (AI-MIS-SOIGNANT). */
  readonly patients?: readonly FigureIn<S>[];
}
