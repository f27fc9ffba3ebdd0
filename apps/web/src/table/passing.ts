import type { Settings } from '../settings/choices.ts';
import type { Passing } from '../systems/ask.ts';

/**
 * Should a chance in passing be offered to a player who wishes so? A person alone among bots has no hand to hide: the chance is offered
 * where there is something to do. Other persons must not learn from the question what a seat holds.
 */
export function isOffered({ pressing, seeming = pressing, idle }: Omit<Passing, 'of'>, wish: Settings['windows'], alone: boolean): boolean {
  if (alone && idle) return false;
  return wish === 'always' || (wish === 'pressing' && (alone ? pressing : seeming));
}
