import { settings } from '../../settings/settings.svelte.ts';
import { grownBy } from './grown.ts';

/** How much larger words on a board are now than at the page's usual size of text. */
export function grown(): number {
  // The root's style follows this choice.
  void settings.looks.text;
  return grownBy(parseFloat(getComputedStyle(document.documentElement).fontSize));
}
