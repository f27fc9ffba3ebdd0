import type { Outcome, Pool, Seat } from '@escarmouche/referee';
import type { FigureId } from '@escarmouche/skirmish';
import type { CommandOf } from './commands.ts';
import type { CommandFace } from './numbers.ts';

/** Causes without a player that roll against a figure (DZ-DICE-OPPOSED). */
export type World = 'wall' | 'gravity' | 'fire' | 'explosion';

/** The side of a test: a figure, a team, or the world (DZ-DICE-OPPOSED). */
export type Tester = { readonly figure: FigureId } | { readonly seat: Seat } | { readonly world: World };

/** Purposes of tests. */
export type TestKind = 'recon' | 'shoot' | 'fight' | 'survive' | World;

/** A person has said how a figure is on a real table, or the table. */
export interface Corrected extends Omit<CommandOf<'correct'>, 'type' | 'cube' | 'at'> {
  readonly type: 'corrected';
  readonly at?: { readonly x: number; readonly y: number; readonly z: number };
}

/** Events, named in the past tense and complete: folding them gives the state. */
export type Event =
  | Corrected
  /** Items lie, or are left out: the Recon test comes next. */
  | { readonly type: 'itemsPlaced' }
  | { readonly type: 'reconWon'; readonly seat: Seat; readonly ahead: number }
  | { readonly type: 'reconTied' }
  | { readonly type: 'firstChosen'; readonly seat: Seat; readonly by: Seat }
  | { readonly type: 'zoneChosen'; readonly seat: Seat; readonly zone: string }
  | { readonly type: 'deployed'; readonly figure: FigureId; readonly x: number; readonly y: number; readonly z: number }
  | { readonly type: 'deploymentEnded'; readonly seat: Seat }
  | { readonly type: 'itemPlaced'; readonly token: string; readonly at: string }
  | { readonly type: 'itemDiscarded'; readonly at: string }
  /** Bonus dice of the winner of Recon (DZ-RECON-BONUS). */
  | { readonly type: 'bonusRolled'; readonly seat: Seat; readonly dice: readonly number[] }
  /** A seat looks at an item that stays face down; without it for other seats. */
  | { readonly type: 'itemPeeked'; readonly seat: Seat; readonly token: string; readonly item?: string }
  | { readonly type: 'itemRemoved'; readonly token: string; readonly at: string }
  | { readonly type: 'flanked'; readonly figure: FigureId }
  | { readonly type: 'itemPicked'; readonly token: string; readonly item: string; readonly figure: FigureId }
  | { readonly type: 'itemKept'; readonly figure: FigureId; readonly token: string; readonly item: string }
  /** An item lies face up in the cube of the figure. */
  | { readonly type: 'itemDropped'; readonly figure: FigureId; readonly token: string; readonly item: string; readonly at: string }
  | { readonly type: 'itemDestroyed'; readonly figure: FigureId; readonly token: string; readonly item: string }
  | { readonly type: 'itemUsed'; readonly figure: FigureId; readonly token: string; readonly item: string }
  | { readonly type: 'itemGiven'; readonly figure: FigureId; readonly to: FigureId; readonly token: string; readonly item: string }
  | { readonly type: 'roundBegan'; readonly round: number; readonly initiative: Seat }
  | { readonly type: 'commandRolled'; readonly seat: Seat; readonly faces: readonly CommandFace[]; readonly rules: readonly string[] }
  | { readonly type: 'commandKept'; readonly seat: Seat; readonly faces: readonly CommandFace[]; readonly again: readonly number[] }
  | { readonly type: 'dieSpent'; readonly seat: Seat; readonly face: CommandFace; readonly count: number; readonly rule: string }
  | { readonly type: 'turnBegan'; readonly seat: Seat }
  | { readonly type: 'passed'; readonly seat: Seat }
  /** A +1 Activation gives the player a second figure (DZ-CMD-ACTIVATION). */
  | { readonly type: 'secondActivated'; readonly seat: Seat }
  | { readonly type: 'splatUsed'; readonly figure: FigureId; readonly rule: string }
  | { readonly type: 'activationBegan'; readonly figure: FigureId; readonly engaged: boolean }
  | {
      readonly type: 'actionTaken';
      readonly figure: FigureId;
      readonly action: string;
      readonly cost: 'short' | 'long' | 'none';
      readonly free?: CommandFace;
    }
  /** `idle`: no action was taken. */
  | { readonly type: 'activationEnded'; readonly figure: FigureId; readonly idle: boolean }
  | { readonly type: 'marked'; readonly figure: FigureId; readonly rule: string }
  | { readonly type: 'unmarked'; readonly figure: FigureId; readonly rule: string }
  /** One side's test, with all its faces in order: the pool, its extra dice, its re-rolls as [place, face]. */
  | {
      readonly type: 'tested';
      readonly kind: TestKind;
      readonly by: Tester;
      readonly pool: Pool;
      readonly faces: readonly number[];
      readonly again: readonly (readonly [number, number])[];
      readonly successes: number;
    }
  | {
      readonly type: 'shot';
      readonly figure: FigureId;
      readonly weapon: string;
      readonly target: FigureId;
      readonly suppress: boolean;
      readonly difference: number;
    }
  /** A weapon is aimed at a cube (DZ-LOS-CUBE). */
  | { readonly type: 'aimed'; readonly figure: FigureId; readonly weapon: string; readonly at: string }
  | {
      readonly type: 'fought';
      readonly figure: FigureId;
      readonly target: FigureId;
      readonly weapon?: string;
      readonly response: 'fight' | 'survive';
      readonly difference: number;
    }
  | {
      readonly type: 'damaged';
      readonly figure: FigureId;
      readonly potential: number;
      readonly armour: number;
      readonly points: number;
      readonly rule: string;
    }
  | { readonly type: 'healed'; readonly figure: FigureId; readonly points: number; readonly rule: string }
  | { readonly type: 'killed'; readonly figure: FigureId; readonly vp: number; readonly to: Seat }
  | { readonly type: 'pinned'; readonly figure: FigureId; readonly rule: string }
  /** A rule marks the figure as activated (DZ-ROUND-ONCE). */
  | { readonly type: 'stunned'; readonly figure: FigureId; readonly at: string; readonly rule: string }
  | { readonly type: 'stoodUp'; readonly figure: FigureId; readonly rule: string }
  /** `how`: walked, thrown, fallen, shifted within its cube, or come onto the board. */
  | {
      readonly type: 'moved';
      readonly figure: FigureId;
      readonly path: readonly string[];
      readonly x: number;
      readonly y: number;
      readonly z: number;
      readonly how: 'walk' | 'thrown' | 'fall' | 'shift' | 'enter';
    }
  /** The figure has left the board. */
  | { readonly type: 'left'; readonly figure: FigureId; readonly rule: string }
  | { readonly type: 'tableRolled'; readonly rule: string; readonly die: number; readonly figure?: FigureId }
  /** The figure that broke away was thrown to another cube: its movement goes on from there (DZ-MOVE-BREAK-AWAY). */
  | { readonly type: 'moveResumed'; readonly figure: FigureId; readonly free: boolean }
  | { readonly type: 'turnEnded' }
  /** The activation of the active figure is over at once, by a rule (DZ-ACT-END-EARLY). */
  | { readonly type: 'activationCut'; readonly rule: string }
  | { readonly type: 'finished'; readonly seat: Seat }
  | { readonly type: 'objectiveScored'; readonly seat: Seat; readonly objective: string; readonly vp: number }
  | { readonly type: 'pointsScored'; readonly seat: Seat; readonly vp: number; readonly rule: string }
  | { readonly type: 'smokeCame'; readonly at: string; readonly rule: string }
  | { readonly type: 'smokeCleared'; readonly at: string }
  | { readonly type: 'roundEnded'; readonly round: number }
  | { readonly type: 'ended'; readonly outcome: Outcome };
