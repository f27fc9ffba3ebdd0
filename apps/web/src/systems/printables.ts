import type { Text } from '@escarmouche/referee';
import type { Component } from 'svelte';

/** A part of what a game puts on paper to be played without a screen: sheets in the player's language, which the reader may leave out. */
export interface Printable {
  readonly id: string;
  readonly title: Text;
  readonly Sheets: Component;
}
