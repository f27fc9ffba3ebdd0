import type { Language, RollQuestion } from '@escarmouche/referee';
import type { Component } from 'svelte';

/** Draws that may come out of the box of a game, where persons draw its tiles and cards. `state`: the whole of it, which no seat knows. */
export interface Drawing<S> {
  words(language: Language): BoxWords;
  drawn(state: S, question: RollQuestion, language: Language): Draw;
}

/** Buttons by which persons, or the machine, draw from now on, and what is said of a thing that a machine holds. */
export interface BoxWords {
  readonly mine: string;
  readonly machine: string;
  readonly held: string;
}

export interface Draw {
  readonly title: string;
  /** All that may have been drawn, each kind once, by name. */
  readonly things: readonly Drawable[];
  /** Draws a thing from its look, where things are told apart by their pictures. */
  readonly picture?: () => Promise<{ readonly default: Component<{ id: string; look: never }> }>;
}

/** A tile or a card of the box. */
export interface Drawable {
  readonly id: string;
  readonly label: string;
  /** The number that stands for it, from 1; absent where a machine holds the last one: another is drawn. */
  readonly face?: number;
  readonly look?: unknown;
}
