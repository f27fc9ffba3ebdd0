import type { Words } from './words.ts';

/** "1 action left": what the figure that acts may still do. */
export function leftOver({ state, language }: Words, figure: string): string {
  const { activation } = state;
  if (activation?.figure !== figure) return '';
  const { left, encore } = activation;
  if (left === 0 && encore !== undefined) return language === 'fr' ? 'peut recommencer' : 'may do it once more';
  if (left === 0) return language === 'fr' ? 'plus d’action' : 'no action left';
  return language === 'fr' ? `reste ${left} action${left > 1 ? 's' : ''}` : `${left} action${left > 1 ? 's' : ''} left`;
}
