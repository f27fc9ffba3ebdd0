import type { Target } from './aim.svelte.ts';

interface Parts {
  /** The person may command something. */
  readonly ready: () => boolean;
  readonly over: () => boolean;
  /** Aims at it; false, and nothing is aimed at, where that is not possible. */
  readonly aim: (target: Target) => boolean;
  readonly commit: () => Promise<void>;
}

/**
 * The command to follow another, as a shot follows the walk that makes it possible: given right after that one. Where other seats
 * decided meanwhile the command is only aimed at, for the person to give; an impossible one is forgotten.
 */
export function createFollowing({ ready, over, aim, commit }: Parts) {
  let left: Target | undefined;

  return {
    /** `became`: of what it follows. */
    async after(then: Target | undefined, became: 'done' | 'refused' | 'waiting'): Promise<void> {
      left = became === 'waiting' ? then : undefined;
      if (left && ready()) this.look();
      else if (then && became === 'done' && ready() && aim(then)) await commit();
    },
    /** Something at the table has changed. */
    look(): void {
      if (over()) left = undefined;
      if (!left || !ready()) return;
      const target = left;
      left = undefined;
      aim(target);
    },
  };
}
