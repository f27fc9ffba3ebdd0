import type { Json, Text } from '@escarmouche/referee';
import { createContext, type Component } from 'svelte';

/** A part of what a game puts on paper to be played without a screen: sheets in the player's language, which the reader may leave out. */
export interface Printable {
  readonly id: string;
  readonly title: Text;
  readonly Sheets: Component;
}

/** Set-up of the battle that the sheets are for; undefined where the game is printed for none. */
export const [printedSetup, setPrintedSetup] = createContext<() => Json | undefined>();
