import type { BattleEvent, Corrected as CorrectedBy, PlaneEvent, RuleEvent, ScenarioEvent, ToldEvent } from '@escarmouche/skirmish/plane';
import type { Place, Vector } from '@escarmouche/space';
import type { Correction } from './commands.ts';
import type { Dropped, Effect, FigureId, Mark, PassingMark } from './state.ts';

/** Purposes of rolls in every battle: a skill, a save … */
export type BaseRoll =
  | 'order'
  | 'initiative'
  | 'combat'
  | 'shooting'
  | 'damage'
  | 'save'
  | 'morale'
  | 'npc'
  | 'points'
  | 'scatter'
  | 'power';

/** The purpose of a roll: one of these, or the slug of the special rule that rolls for itself. */
export type RollPurpose = BaseRoll | (string & {});

/** A person has said how a figure is on a real table. */
export type Corrected = CorrectedBy<Correction>;

/** Events, named in the past tense and complete: folding them gives the state. */
export type Event =
  | Corrected
  | ToldEvent
  | PlaneEvent
  | ScenarioEvent
  | BattleEvent
  | RuleEvent<Effect, Mark, PassingMark['until']>
  | { readonly type: 'turnEnded'; readonly turn: number }
  /** Alternating activation: all choices shown at once, and then in the order of the Initiative scores. */
  | { readonly type: 'chosen'; readonly figures: readonly FigureId[] }
  | { readonly type: 'roundBegan'; readonly order: readonly FigureId[] }
  | { readonly type: 'activationLost'; readonly figure: FigureId }
  | { readonly type: 'activationBegan'; readonly figure: FigureId }
  /** `over`: the figure is not activated any more this turn. */
  | { readonly type: 'activationEnded'; readonly figure: FigureId; readonly over: boolean }
  /** An action was taken: `cost` actions are spent, its types used up; a reaction spends none and ends the alert stance. */
  | {
      readonly type: 'actionTaken';
      readonly figure: FigureId;
      readonly action: string;
      readonly types: readonly string[];
      readonly cost: number;
      /** A shot is part of the action: an aim just before bears on it (UK-ACT-AIM). */
      readonly shoots?: boolean;
      readonly reaction?: boolean;
    }
  | { readonly type: 'aimed'; readonly figure: FigureId }
  /** The shot aimed for is made (UK-ACT-AIM). */
  | { readonly type: 'aimSpent'; readonly figure: FigureId }
  | { readonly type: 'heldChanged'; readonly figure: FigureId; readonly items: readonly string[] }
  /** A damage roll of a won fight counts for the turn (UK-DMG-ONCE). */
  | { readonly type: 'blowCounted'; readonly figure: FigureId }
  /** `removed`: off the table at once (option). */
  | { readonly type: 'figureOut'; readonly figure: FigureId; readonly by?: FigureId; readonly at?: Place; readonly removed?: boolean }
  /** A figure out of action has crawled off the table. */
  | { readonly type: 'figureGone'; readonly figure: FigureId }
  /** `at`: the place where a figure that was out of action comes back, its own being taken. */
  | { readonly type: 'figureHealed'; readonly figure: FigureId; readonly vitality: number; readonly by: FigureId; readonly at?: Place }
  | { readonly type: 'stunned'; readonly figure: FigureId; readonly rule: string }
  | { readonly type: 'lay'; readonly figure: FigureId }
  | { readonly type: 'stoodUp'; readonly figure: FigureId; readonly facing: Vector }
  /** The figure flees for good: held by enemies in contact, or on its way, with this turn's flight movement made. */
  | { readonly type: 'fleesForGood'; readonly figure: FigureId; readonly now: 'held' | 'moved' }
  | { readonly type: 'weaponLost'; readonly figure: FigureId; readonly weapon: string; readonly rule: string; readonly at?: Place }
  | { readonly type: 'weaponTaken'; readonly figure: FigureId; readonly drop: Dropped };
