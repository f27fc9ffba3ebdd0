import { describeLeft } from '@escarmouche/skirmish/plane';
import type { Words } from './words.ts';

/** Actions left to the acting figure: "1 action left". */
export function leftOver({ state, language }: Words, figure: string): string {
  const { activation } = state;
  if (activation?.figure !== figure) return '';
  const { left, encore } = activation;
  if (left === 0 && encore !== undefined) return language === 'fr' ? 'peut recommencer' : 'may do it once more';
  return describeLeft({ language }, left);
}
