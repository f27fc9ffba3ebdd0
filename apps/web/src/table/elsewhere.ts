import type { Bots } from './bots.ts';
import type { createKeeping } from './keeping.svelte.ts';
import type { AnySeats } from './seats.svelte.ts';
import type { Writer } from './writer.svelte.ts';

/** The parts of a sitting that the host of a battle does, where that is not this page. */

/** Seats held here play; whoever looks on does not. */
export const writerElsewhere = ({ held }: AnySeats): Writer => ({
  mine: held.length > 0,
  follows: false,
  behind: false,
  inherited: false,
  begin: () => undefined,
  lose: () => undefined,
  take: () => undefined,
  close: () => undefined,
});

export const KEPT_ELSEWHERE: ReturnType<typeof createKeeping> = { kept: undefined, version: undefined };

/** Bots think at the host, and their reasons stay there. */
export const BOTS_ELSEWHERE: Bots = {
  begin: () => Promise.resolve(),
  pause: () => undefined,
  resume: () => undefined,
  why: () => undefined,
  thought: () => Promise.resolve(undefined),
  whySo: () => [],
  close: () => undefined,
};
