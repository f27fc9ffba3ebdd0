import type { Settings } from '../settings/choices.ts';
import type { Passing } from '../systems/ask.ts';

/**
 * Is a chance that may be let pass put to a player who wishes it so? A person alone among bots has nobody to hide a hand from: they are asked
 * where they can do something; other persons must not see by it what somebody holds.
 */
export function isOffered({ pressing, seeming = pressing, idle }: Omit<Passing, 'of'>, wish: Settings['windows'], alone: boolean): boolean {
  if (alone && idle) return false;
  return wish === 'always' || (wish === 'pressing' && (alone ? pressing : seeming));
}
