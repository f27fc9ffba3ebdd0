import { atLeast, chance, distribution, type Pool } from '@escarmouche/referee';
import type { Event } from '@escarmouche/urss-classic';
import type { Attempt } from '../../game-analysis.ts';

type Rolled = Extract<Event, { type: 'rolled' }>;

/** A roll that had to reach something, or to beat another. */
export interface RolledAttempt extends Attempt {
  readonly roll: Rolled;
  /** The index of its event. */
  readonly event: number;
  /** The roll it had to beat (UC-TEST-OPPOSED). */
  readonly against?: Rolled;
}

/** The exact chance of the higher score of two. */
export function beats(one: Pool, other: Pool): number {
  let sum = 0;
  distribution(other).forEach((likely, score) => (sum += likely * atLeast(distribution(one), score + 1)));
  return sum;
}

/** Every roll of one command with a need, and the two of an opposed roll, each with its chance. */
export function attemptsOf(events: readonly Event[]): readonly RolledAttempt[] {
  return events.flatMap((event, at): RolledAttempt[] => {
    if (event.type !== 'rolled' || event.figure === undefined) return [];
    const { roll, figure } = event;
    if (roll.success !== undefined) return [{ roll: event, event: at, figure, chance: chance(roll.pool), passed: roll.success }];
    const against = opposedTo(events, at, event);
    if (!against) return [];
    return [
      { roll: event, event: at, figure, against, chance: beats(roll.pool, against.roll.pool), passed: roll.score > against.roll.score },
    ];
  });
}

/** The other of the two rolls of a combat: they follow one upon the other. */
function opposedTo(events: readonly Event[], at: number, event: Rolled): Rolled | undefined {
  if (event.purpose !== 'combat') return undefined;
  return [events[at - 1], events[at + 1]].find(
    (other): other is Rolled =>
      other?.type === 'rolled' && other.purpose === 'combat' && other.figure === event.target && other.target === event.figure,
  );
}
