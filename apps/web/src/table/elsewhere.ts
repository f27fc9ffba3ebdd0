import type { Bots } from './bots.ts';
import type { SeatedBattle } from './battles.ts';
import type { createKeeping } from './keeping.svelte.ts';
import type { Link } from './link.ts';
import type { AnySeats } from './seats.svelte.ts';
import type { Writer } from './writer.svelte.ts';

/** The parts of a sitting that the host of a battle does, where that is not this page. */
interface Elsewhere {
  readonly writer: Writer;
  readonly keeping: ReturnType<typeof createKeeping>;
  readonly bots: Bots;
}

/** A battle that is hosted elsewhere. */
export interface BattleElsewhere extends SeatedBattle {
  readonly link: Link;
  readonly elsewhere: Elsewhere;
}

/**
 * Seats held here play as long as the host gives them to this device; a person who looks on does not. Bots think at the host, and their reasons stay
 * there.
 */
export const elsewhere = ({ held }: AnySeats, link: Pick<Link, 'connected'>): Elsewhere => ({
  writer: {
    get mine() {
      return held.length > 0 && link.connected !== 'refused';
    },
    follows: false,
    behind: false,
    inherited: false,
    begin: () => undefined,
    lose: () => undefined,
    take: () => undefined,
    close: () => undefined,
  },
  keeping: { kept: undefined, version: undefined },
  bots: {
    begin: () => Promise.resolve(),
    pause: () => undefined,
    resume: () => undefined,
    why: () => undefined,
    thought: () => Promise.resolve(undefined),
    whySo: () => [],
    close: () => undefined,
  },
});
