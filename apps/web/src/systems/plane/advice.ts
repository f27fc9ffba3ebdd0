import type { Language, Refusal } from '@escarmouche/referee';
import type { PlaneState } from '@escarmouche/skirmish/plane';
import type { Overlay } from '../../boards/plane/overlay.ts';
import type { Fact, Panel, Preview } from '../preview.ts';
import { refusalOf } from './acting-context.ts';
import type { ActingContext, PlaneGame } from './game.ts';

/** Additions of a system for previews and for answers in words, which come with its advice. */
export interface PlaneAdvice<S extends PlaneState, C> extends PlaneGame<S, C> {
  /** Name of a command, and text of the button that gives it. */
  readonly labels: (command: C, language: Language) => { readonly name: string; readonly does: string };
  /** Text of the button that begins an activation. */
  readonly activates?: (name: string, language: Language) => string;

  /** The entry of the action bar that a command belongs to; absent where there is no bar. */
  readonly actionOf?: (command: C) => string;

  /** Figures that an action may be aimed at where its offers do not tell; undefined where they do. */
  readonly aimedAt?: (acting: ActingContext<S, C>, action: string) => readonly string[] | undefined;
  /** Figures that may answer a command. */
  readonly answers?: (acting: ActingContext<S, C>, command: C, language: Language) => Answers;
}

/** Answers of watchers to an action. */
export interface Answers {
  /** The watchers, for a warning. */
  readonly watched: readonly Fact[];
  /** Each chance to answer, in order, with the worst that may come of it. */
  readonly groups: NonNullable<Panel['groups']>;
  /** The chance of coming through unhurt if each does its worst; absent where the movement may be ended. */
  readonly unhurt?: number;
}

/** A preview of one action: allowed or refused by the rules themselves. */
export function previewOf<S extends PlaneState, C>(
  game: PlaneGame<S, C>,
  acting: ActingContext<S, C>,
  command: C,
  parts: { readonly overlay: Overlay; readonly panel: Panel; readonly refusal?: Refusal },
): Preview<C> {
  const refusal = parts.refusal ?? refusalOf(game, acting, command);
  return { commands: [...acting.lead, command], overlay: parts.overlay, panel: parts.panel, ...(refusal && { refusal }) };
}

export function refusedPreview<C>(title: string, refusal: Refusal, overlay: Overlay = {}): Preview<C> {
  return { commands: [], refusal, overlay, panel: { title, facts: [] } };
}
