import type { Place, Vector } from '@escarmouche/space';
import type { AlertAnswer } from './commands.ts';
import type { FigureId, GroupId } from './state.ts';

/** Questions of the chapters, by purpose: subject and answer. A special rule adds its question in its own file. */
export interface QuestionsByPurpose {
  /** The figure that a group activates in this round: all groups choose at once, in secret (UK-TURN-ALT-CHOICE). */
  readonly activate: { readonly about: { readonly group: GroupId }; readonly answer: FigureId };
  /** A figure in alert stance may react: on the way of an enemy, at the end of its movement, after its activation (UK-ATTR-POSTURE-ALERTE). */
  readonly alert: {
    readonly about: {
      readonly figure: FigureId;
      readonly mover: FigureId;
      readonly when: 'way' | 'end' | 'after';
      /** Place of the mover, and the rest of its path. */
      readonly point: Place;
      readonly left: number;
      readonly path: readonly Place[];
    };
    readonly answer: AlertAnswer;
  };
  /** The alert figure of a group to be asked next. */
  readonly alertOrder: { readonly about: { readonly mover: FigureId }; readonly answer: FigureId };
  /** The facing of a figure that cannot have all its enemies in front (UK-ARC-SEVERAL). */
  readonly facing: { readonly about: { readonly figure: FigureId; readonly newcomer: FigureId }; readonly answer: Vector };
  /** The weapon of a figure in a fight, and the first of two to strike (UK-MELEE-WEAPON). */
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
  /** The one of two weapons that the winner breaks. */
  readonly brokenWeapon: { readonly about: { readonly figure: FigureId; readonly against: FigureId }; readonly answer: string };
  /** Does a figure use a rule after its victory (UK-ATTR-GEN-FIGHT, UK-ATTR-GEN-ALLOWANCE)? `weapon` gives the rule. */
  readonly use: {
    readonly about: { readonly figure: FigureId; readonly rule: string; readonly weapon?: string };
    readonly answer: boolean;
  };
  /** The counter to a power; null: none (UK-PWR-COUNTERS). */
  readonly counter: {
    readonly about: { readonly figure: FigureId; readonly against: FigureId; readonly power: string; readonly score: number };
    readonly answer: string | null;
  };
}

/** The questions of players, as the referee takes them: a type that holds nothing else. */
export type Questions = { [Purpose in keyof QuestionsByPurpose]: QuestionsByPurpose[Purpose] };
