import type { Language, Refusal } from '@escarmouche/referee';
import type { FigureIn } from '@escarmouche/skirmish';
import type { PlaneState } from '@escarmouche/skirmish/plane';
import type { Point, Vector } from '@escarmouche/space';
import type { Overlay } from '../../boards/plane/overlay.ts';
import type { Fact, Panel, Preview } from '../preview.ts';
import type { ActingContext } from './acting-context.ts';
import type { PlaneGame } from './game.ts';

/** What a system adds for the previews of moves: it comes with its advice. */
export interface PlaneAdvice<S extends PlaneState, C> extends PlaneGame<S, C> {
  readonly ids: PlaneGame<S, C>['ids'] & {
    /** Lengths of walks and runs, contact, falls. */
    readonly move: string;
    readonly run: string;
    readonly contact: string;
    readonly fall: string;
    /** Who is left in contact may strike; absent where leaving is free. */
    readonly leaving?: string;
  };
  readonly run?: (to: Point) => C;
  /** May it walk at all, wherever to? */
  readonly mayWalk: (acting: ActingContext<S, C>) => boolean;
  /** What a command is called, and what the button that gives it says. */
  readonly labels: (command: C, language: Language) => { readonly name: string; readonly does: string };
  /** The chance, 0 to 1, that a fall from a height costs something; undefined for none. */
  readonly fallRisk?: (state: S, figure: FigureIn<S>, height: number) => number | undefined;
  /**
   * What threatens a figure that would stand somewhere, and who may answer the command that leads there. `free`: nobody has said how it is to face
   * there, so that another facing may be proposed.
   */
  readonly foresee?: (acting: ActingContext<S, C>, command: C, there: FigureIn<S>, language: Language, free: boolean) => Foresight<C>;
}

export interface Foresight<C> {
  readonly facing: Vector;
  /** The command with that facing. */
  readonly command: C;
  readonly overlay: Overlay;
  readonly facts: readonly Fact[];
  readonly groups: NonNullable<Panel['groups']>;
}

/** A preview of one action: allowed or refused by the rules themselves. */
export function previewOf<S extends PlaneState, C>(
  game: PlaneGame<S, C>,
  acting: ActingContext<S, C>,
  command: C,
  parts: { readonly overlay: Overlay; readonly panel: Panel; readonly refusal?: Refusal },
): Preview<C> {
  const refusal = parts.refusal ?? game.refusal(acting, command);
  return { commands: [...acting.lead, command], overlay: parts.overlay, panel: parts.panel, ...(refusal && { refusal }) };
}

export function refusedPreview<C>(title: string, refusal: Refusal, overlay: Overlay = {}): Preview<C> {
  return { commands: [], refusal, overlay, panel: { title, facts: [] } };
}
