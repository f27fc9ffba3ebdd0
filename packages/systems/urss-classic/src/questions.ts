import type { Place, Vector } from '@escarmouche/space';
import type { AlertAnswer } from './commands.ts';
import type { FigureId } from './state.ts';

/** Windows of UC-ACT-ALERT-TRIGGER: passing near (a), coming to be a target (b), the end of the movement (c), a point named beforehand. */
export type WindowKind = 'near' | 'target' | 'end' | 'wait';

/** Questions of the chapters, by purpose: subject and answer. A special rule adds its question in its own file. */
export interface QuestionsByPurpose {
  /** An alert figure may react to a movement, at a window of it (UC-ACT-ALERT-TRIGGER). */
  readonly alert: {
    readonly about: {
      readonly figure: FigureId;
      readonly mover: FigureId;
      readonly windows: readonly WindowKind[];
      /** Place of the mover, the length of path behind it and the rest. */
      readonly point: Place;
      readonly along: number;
      readonly left: number;
      readonly path: readonly Place[];
    };
    readonly answer: AlertAnswer;
  };
  /** The alert figure of a group to be asked next. */
  readonly alertOrder: { readonly about: { readonly mover: FigureId }; readonly answer: FigureId };
  /** The facing of a figure. */
  readonly facing: { readonly about: { readonly figure: FigureId }; readonly answer: Vector };
  /** The next striker at a figure that leaves (UC-MELEE-DISENGAGE). */
  readonly freeAttackOrder: {
    readonly about: { readonly by?: FigureId; readonly target?: FigureId };
    readonly answer: FigureId;
  };
  /** The weapon of a figure in a fight (UC-MELEE-WEAPON-CHOICE). */
  readonly meleeWeapon: { readonly about: { readonly figure: FigureId; readonly against: FigureId }; readonly answer: string };
  /** The target of the next shot of a volley, for an NPC beside that of its `last` one; null: none. */
  readonly nextTarget: {
    readonly about: {
      readonly figure: FigureId;
      readonly weapon: string;
      readonly shot: number;
      readonly of: number;
      readonly last?: FigureId;
    };
    readonly answer: FigureId | null;
  };
  /** The target of the next use of a power, in an action that uses it more than once; null: none. */
  readonly nextUse: {
    readonly about: { readonly figure: FigureId; readonly power: string; readonly use: number; readonly of: number };
    readonly answer: FigureId | null;
  };
}

/** The questions of players, as the referee takes them: a type that holds nothing else. */
export type Questions = { [Purpose in keyof QuestionsByPurpose]: QuestionsByPurpose[Purpose] };
