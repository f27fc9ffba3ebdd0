import type { BattleEvent, Corrected as CorrectedBy, PlaneEvent, RuleEvent, ScenarioEvent, ToldEvent } from '@escarmouche/skirmish/plane';
import type { Place, Vector } from '@escarmouche/space';
import type { Correction } from './commands.ts';
import type { Effect, FigureId, GroupId, Mark, PassingMark } from './state.ts';

/** Purposes of rolls in every battle: a skill, a save … */
export type BaseRoll = 'order' | 'combat' | 'shooting' | 'damage' | 'save' | 'morale' | 'npc' | 'd3' | 'power' | 'scatter';

/** The purpose of a roll: one of these, or the slug of the special rule that rolls for itself. */
export type RollPurpose = BaseRoll | (string & {});

/** A person has said how a figure is on a real table. */
type Corrected = CorrectedBy<Correction>;

/** Events, named in the past tense and complete: folding them gives the state. */
export type Event =
  | Corrected
  | ToldEvent
  | PlaneEvent
  | ScenarioEvent
  | BattleEvent
  | RuleEvent<Effect, Mark, PassingMark['until']>
  /** A shot is heard, and the token of the last noise lies there (UC-SV-AI-NOISE). */
  | { readonly type: 'noiseMade'; readonly at: Place; readonly heardBy: readonly GroupId[] }
  /** The noise counts no more for a group; for none, the token is taken away. */
  | { readonly type: 'noiseFaded'; readonly group: GroupId }
  | { readonly type: 'activationBegan'; readonly figure: FigureId; readonly actions: number }
  | { readonly type: 'activationEnded'; readonly figure: FigureId }
  /** An action was taken: `cost` actions are spent; a reaction spends none and ends the alert stance; `twice`: the action may be made once more, as an `encore`. */
  | {
      readonly type: 'actionTaken';
      readonly figure: FigureId;
      readonly action: string;
      readonly cost: number;
      readonly reaction?: boolean;
      readonly encore?: boolean;
      readonly twice?: boolean;
    }
  | { readonly type: 'figureOut'; readonly figure: FigureId; readonly by?: FigureId }
  | {
      readonly type: 'figureHealed';
      readonly figure: FigureId;
      readonly vitality: number;
      readonly by: FigureId;
      readonly at?: Place;
      readonly facing?: Vector;
    }
  | { readonly type: 'gotUp'; readonly figure: FigureId; readonly facing: Vector };
