import type { Seat } from '@escarmouche/referee';

/** A command of a step as the script gives it. */
export interface Deed {
  readonly seat: Seat;
  /** The figure that was active when it was given. */
  readonly actor: string | undefined;
  readonly command: unknown;
  /** The step is about this very command; others only lead up to it. */
  readonly own: boolean;
}

/** The figure that is active in a state, in games that have such figures. */
export function actorIn(state: unknown): string | undefined {
  const { activation } = state as { readonly activation?: { readonly figure?: string } };
  return activation?.figure;
}

/** A command that was given, and the figure that was active then. */
type GivenDeed = Omit<Deed, 'own'>;

/** Members of commands that are places: a learner may choose others. */
const PLACES = new Set(['at', 'cube', 'drop', 'from', 'path', 'point', 'to']);

/** The names in a command, without places and numbers. */
const namesIn = (command: unknown): readonly (readonly [string, unknown])[] =>
  Object.entries(command as object).filter(([key, value]) => typeof value === 'string' && !PLACES.has(key));

/** Is this the deed, wherever it leads? The deed given may name more than the script does: an enemy that goes without saying, a weapon. */
export function isSameDeed(deed: Deed, other: GivenDeed): boolean {
  const given = new Map(namesIn(other.command));
  return deed.seat === other.seat && deed.actor === other.actor && namesIn(deed.command).every(([key, value]) => given.get(key) === value);
}
