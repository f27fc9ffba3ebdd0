import type { Place, Vector } from '@escarmouche/space';
import type { AlertAnswer } from './commands.ts';
import type { FigureId, GroupId } from './state.ts';

/** What the chapters ask, by purpose: what it is about, and what answers it. A special rule adds its question in its own file. */
export interface QuestionsByPurpose {
  /** Whom a group activates in this round: all choose at once, in secret (UK-TURN-ALT-CHOICE). */
  readonly activate: { readonly about: { readonly group: GroupId }; readonly answer: FigureId };
  /** A figure in alert stance may react: on the way of an enemy, at the end of its movement, after its activation (UK-ATTR-POSTURE-ALERTE). */
  readonly alert: {
    readonly about: {
      readonly figure: FigureId;
      readonly mover: FigureId;
      readonly when: 'way' | 'end' | 'after';
      /** Where the mover is, and what is left of its path. */
      readonly point: Place;
      readonly left: number;
      readonly path: readonly Place[];
    };
    readonly answer: AlertAnswer;
  };
  /** Which alert figure of a group is asked next. */
  readonly alertOrder: { readonly about: { readonly mover: FigureId }; readonly answer: FigureId };
  /** Which way a figure faces that cannot have all its enemies in front (UK-ARC-SEVERAL). */
  readonly facing: { readonly about: { readonly figure: FigureId; readonly newcomer: FigureId }; readonly answer: Vector };
  /** With what a figure fights, and which of two weapons strikes first (UK-MELEE-WEAPON). */
  readonly meleeWeapon: { readonly about: { readonly figure: FigureId; readonly against: FigureId }; readonly answer: string };
  /** At whom the next shot of a volley goes; null: at nobody. */
  readonly nextTarget: {
    readonly about: { readonly figure: FigureId; readonly weapon: string; readonly shot: number; readonly of: number };
    readonly answer: FigureId | null;
  };
  /** Which of two weapons the winner breaks. */
  readonly brokenWeapon: { readonly about: { readonly figure: FigureId; readonly against: FigureId }; readonly answer: string };
  /** Does a figure use what a rule lets it do, once it has won (UK-ATTR-GEN-FIGHT, UK-ATTR-GEN-ALLOWANCE)? `weapon` gives the rule. */
  readonly use: {
    readonly about: { readonly figure: FigureId; readonly rule: string; readonly weapon?: string };
    readonly answer: boolean;
  };
  /** With what a power is countered; null: it is not (UK-PWR-COUNTERS). */
  readonly counter: {
    readonly about: { readonly figure: FigureId; readonly against: FigureId; readonly power: string; readonly score: number };
    readonly answer: string | null;
  };
}

/** The questions that players are asked, as the referee takes them: a type that holds nothing else. */
export type Questions = { [Purpose in keyof QuestionsByPurpose]: QuestionsByPurpose[Purpose] };
