import { settings } from '../../settings/settings.svelte.ts';
import { grownBy } from './grown.ts';

/** Size of words on a board, as a multiple of that at the page's usual size of text. */
export function grown(): number {
  // The root's style follows this choice.
  void settings.looks.text;
  return grownBy(parseFloat(getComputedStyle(document.documentElement).fontSize));
}
