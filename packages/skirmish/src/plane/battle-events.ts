import type { Outcome } from '@escarmouche/referee';
import type { Place, Vector } from '@escarmouche/space';
import type { Rolled } from '../describe-roll.ts';
import type { FigureId, GroupId } from '../roster.ts';
import type { MoveManner } from './events.ts';

/** Events of any skirmish with turns, wounds and heart: systems tell them alike, whatever their rules make of them. */
export type BattleEvent =
  | { readonly type: 'orderSet'; readonly order: readonly GroupId[] }
  | { readonly type: 'groupDeployed'; readonly group: GroupId }
  | { readonly type: 'turnBegan'; readonly turn: number }
  | { readonly type: 'groupBegan'; readonly group: GroupId }
  | { readonly type: 'groupEnded'; readonly group: GroupId }
  /** Somebody breaks into a movement; `trail`: how far it has come, at its end empty. */
  | {
      readonly type: 'reacted';
      readonly figure: FigureId;
      readonly mover: FigureId;
      readonly manner: MoveManner;
      readonly trail: readonly Place[];
    }
  /** A shot strikes the ground: aimed at it, or gone astray. */
  | { readonly type: 'impact'; readonly figure: FigureId; readonly weapon: string; readonly at: Place }
  | { readonly type: 'freeAttack'; readonly figure: FigureId; readonly target: FigureId; readonly rule: string }
  | { readonly type: 'vitalityLost'; readonly figure: FigureId; readonly points: number; readonly left: number; readonly by?: FigureId }
  | { readonly type: 'knockedDown'; readonly figure: FigureId; readonly rule: string }
  /** A straight move that a jump may follow. */
  | { readonly type: 'ranUp'; readonly figure: FigureId; readonly from: Place; readonly direction: Vector; readonly length: number }
  | { readonly type: 'alertTaken'; readonly figure: FigureId }
  | { readonly type: 'alertEnded'; readonly figure: FigureId }
  | { readonly type: 'demoralisationTested'; readonly figure: FigureId; readonly passed: boolean }
  /** A figure has left the table for good. */
  | { readonly type: 'fledForGood'; readonly figure: FigureId }
  | { readonly type: 'noEffect'; readonly figure: FigureId; readonly rule: string }
  | { readonly type: 'battleEnded'; readonly outcome: Outcome };

/** An effect that a rule has laid on a figure for a while. */
export interface EffectOn {
  readonly rule: string;
  readonly on: FigureId;
  readonly by: FigureId;
}

/** Events of special rules: rolls, effects and marks. `E`: an effect, `M`: the value of a mark, `U`: the end of a passing one. */
export type RuleEvent<E extends EffectOn = EffectOn, M = unknown, U extends string = string> =
  | ({ readonly type: 'rolled' } & Rolled)
  | { readonly type: 'effectBegan'; readonly effect: E }
  | { readonly type: 'effectEnded'; readonly effect: E }
  /** A rule remembers something of a figure, or of it towards another one (`of`): for the battle, or for a while. No value forgets it. */
  | {
      readonly type: 'marked';
      readonly figure: FigureId;
      readonly rule: string;
      readonly of?: FigureId;
      readonly value?: M;
      readonly until?: U;
    };
