import type { Json } from '@escarmouche/referee';
import type { Intent } from './preview.ts';

/** The gesture that gives a command: the figure selected for it, the action chosen, and the thing pointed at. */
export interface Gesture extends Pick<Intent, 'action' | 'target'> {
  readonly figure?: string;
}

/** Gestures of a game, the way back from its previews; fetched with the guide of a lesson and the score of a puzzle, and with nothing else. */
export interface GestureTeller<S, C> {
  /** `actor`: the figure that gives the command, where it may not be active yet. */
  gestureFor(state: S, command: C, actor?: string): Gesture;
}

export type AnyGestures = GestureTeller<Json, Json>;
