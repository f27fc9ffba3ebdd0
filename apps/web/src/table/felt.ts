import type { Felt } from '../boards/board.ts';
import type { Told } from '../systems/told.ts';
import type { Beat, Place } from './beats.ts';

/** For so long something is felt on the board once the dice of its line lie, in milliseconds at the usual speed; within the beat of the line. */
const LASTS: Readonly<Record<Felt['what'], number>> = { shot: 260, blow: 320, fall: 900 };

const isFelt = (sound: Told['sound']): sound is Felt['what'] => sound !== undefined && sound in LASTS;

/** The visible force of the deed at a place of a story, whose lines those are. */
export function feltAt({ beats, into }: Place, story: readonly Beat[], lines: readonly Told[]): Felt | undefined {
  const [beat, what] = [story[beats], lines[beats]?.sound];
  if (!beat || !isFelt(what)) return undefined;
  const gone = (into - beat.falls) / Math.min(LASTS[what], beat.lasts - beat.falls);
  return gone >= 0 && gone < 1 ? { what, gone } : undefined;
}
