import type { Turn } from './rule.ts';

/** At the end of each turn but the one in which they fell, figures out of action crawl towards the nearest exit (UK-STATE-OUT). */
export function crawlOff(_turn: Turn): void {
  return undefined;
}
