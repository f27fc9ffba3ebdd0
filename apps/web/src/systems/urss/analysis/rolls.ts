import { atLeast, chance, distribution, type Pool, type Roll } from '@escarmouche/referee';
import type { Attempt } from '../../game-analysis.ts';

/** A roll that has been made, as both documents record it. */
export interface Rolled {
  readonly type: 'rolled';
  readonly purpose: string;
  readonly roll: Roll;
  readonly figure?: string;
  readonly target?: string;
}

/** Any fact of a battle. */
export interface Fact {
  readonly type: string;
}

export const isRoll = (event: Fact | undefined): event is Rolled => event?.type === 'rolled';

/** A roll that had to reach something, or to beat another. */
export interface RolledAttempt extends Attempt {
  readonly roll: Rolled;
  /** The index of its event. */
  readonly event: number;
  /** The roll to beat (UC-TEST-OPPOSED). */
  readonly against?: Rolled;
}

/** The exact chance of the higher score of two. */
export function beats(one: Pool, other: Pool): number {
  let sum = 0;
  distribution(other).forEach((likely, score) => (sum += likely * atLeast(distribution(one), score + 1)));
  return sum;
}

/** Every roll of one command with a need, and the two of an opposed roll, each with its chance. */
export function attemptsOf(events: readonly Fact[]): readonly RolledAttempt[] {
  return events.flatMap((event, at): RolledAttempt[] => {
    if (!isRoll(event) || event.figure === undefined) return [];
    const { roll, figure } = event;
    if (roll.success !== undefined) return [{ roll: event, event: at, figure, chance: chance(roll.pool), passed: roll.success }];
    const against = opposedTo(events, at, event);
    if (!against) return [];
    return [
      { roll: event, event: at, figure, against, chance: beats(roll.pool, against.roll.pool), passed: roll.score > against.roll.score },
    ];
  });
}

/** The other of the two rolls of a combat, which follow one upon the other. */
function opposedTo(events: readonly Fact[], at: number, event: Rolled): Rolled | undefined {
  if (event.purpose !== 'combat') return undefined;
  return [events[at - 1], events[at + 1]].find(
    (other): other is Rolled =>
      isRoll(other) && other.purpose === 'combat' && other.figure === event.target && other.target === event.figure,
  );
}
