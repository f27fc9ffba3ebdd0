import type { Sentence } from '@escarmouche/referee';
import type { Deed } from '../boards/board.ts';
import type { Sound } from '../sounds/names.ts';
import type { Modifier } from './preview.ts';

/** A line of the log. */
export interface Told {
  readonly kind: 'headline' | 'line' | 'roll' | 'loss';
  readonly text: Sentence;
  /** The turn that begins with the line. */
  readonly turn?: number;
  /** The figure lost with the line. */
  readonly lost?: string;
  /** acts: a figure's turn to act begins; settled: a place at deployment, a die of an NPC's table or its note, behind which no thought stands. */
  readonly topic?: 'move' | 'hit' | 'acts' | 'settled';
  readonly roll?: RollTold;
  readonly run?: Run;
  readonly deed?: Deed;
  /** The sound of the line; falling dice are heard anyway. */
  readonly sound?: Sound;
}

/** Several lines in a row as one: steps of a walk, the rolls of a contest. */
export interface Run {
  /** Id of the run, which its lines share. */
  readonly of: string;
  /** All of them in one sentence, of which this line is the last. */
  readonly told: (lines: readonly Told[]) => Sentence;
}

export interface RollTold {
  /** The figure that rolls. */
  readonly by?: string;
  /** Purpose and target of the roll: "shot at Nela". */
  readonly aim: string;
  /** Dice in words: "3 dice, best two". */
  readonly pool: string;
  /** The score to reach, in words: "7 or more". */
  readonly takes?: string;
  /** The same as players of other games write it: 3d6kh2>=7. */
  readonly notation: string;
  readonly mode: string;
  readonly dice: readonly { readonly face: number; readonly kept: boolean }[];
  readonly score: number;
  readonly need?: number;
  readonly success?: boolean;
  /** The chance it had. */
  readonly ways?: { readonly of: number; readonly all: number };
  readonly modifiers: readonly Modifier[];
}
