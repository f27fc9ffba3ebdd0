import { plural } from '@escarmouche/skirmish/plane';
import type { Words } from './words.ts';

/** "1 action left": what the figure that acts may still do. */
export function leftOver({ state, language }: Words, id: string): string {
  const figure = state.figures[id];
  if (state.activation?.figure !== id || !figure) return '';
  const { left } = figure;
  if (left === 0) return language === 'fr' ? 'plus d’action' : 'no action left';
  return language === 'fr' ? `reste ${left} action${plural(left)}` : `${left} action${plural(left)} left`;
}
