import type { Place, Vector } from '@escarmouche/space';
import type { AlertAnswer } from './commands.ts';
import type { FigureId } from './state.ts';

/** Windows of UC-ACT-ALERT-TRIGGER: passing near (a), coming to be a target (b), the end of the movement (c), a point named beforehand. */
export type WindowKind = 'near' | 'target' | 'end' | 'wait';

/** What the chapters ask, by purpose: what it is about, and what answers it. A special rule adds its question in its own file. */
export interface QuestionsByPurpose {
  /** An alert figure may react to a movement, at a window of it (UC-ACT-ALERT-TRIGGER). */
  readonly alert: {
    readonly about: {
      readonly figure: FigureId;
      readonly mover: FigureId;
      readonly windows: readonly WindowKind[];
      /** Where the mover is, how far it has come and what is left of its path. */
      readonly point: Place;
      readonly along: number;
      readonly left: number;
      readonly path: readonly Place[];
    };
    readonly answer: AlertAnswer;
  };
  /** Which alert figure of a group is asked next. */
  readonly alertOrder: { readonly about: { readonly mover: FigureId }; readonly answer: FigureId };
  /** Which way a figure faces. */
  readonly facing: { readonly about: { readonly figure: FigureId }; readonly answer: Vector };
  /** Who strikes next at a figure that leaves (UC-MELEE-DISENGAGE). */
  readonly freeAttackOrder: {
    readonly about: { readonly by?: FigureId; readonly target?: FigureId };
    readonly answer: FigureId;
  };
  /** With what a figure fights (UC-MELEE-WEAPON-CHOICE). */
  readonly meleeWeapon: { readonly about: { readonly figure: FigureId; readonly against: FigureId }; readonly answer: string };
  /** At whom the next shot of a volley goes; null: at nobody. */
  readonly nextTarget: {
    readonly about: { readonly figure: FigureId; readonly weapon: string; readonly shot: number; readonly of: number };
    readonly answer: FigureId | null;
  };
  /** On whom a power is used next, in an action that uses it more than once; null: on nobody. */
  readonly nextUse: {
    readonly about: { readonly figure: FigureId; readonly power: string; readonly use: number; readonly of: number };
    readonly answer: FigureId | null;
  };
}

/** The questions that players are asked, as the referee takes them: a type that holds nothing else. */
export type Questions = { [Purpose in keyof QuestionsByPurpose]: QuestionsByPurpose[Purpose] };
