import { differenceOf, successesOf, type Event } from '@escarmouche/deadzone';
import type { Pool } from '@escarmouche/referee';
import type { Attempt } from '../game-analysis.ts';

type Tested = Extract<Event, { type: 'tested' }>;

const chancesOfPool = ({ dice, hit, modifiers }: Pool): readonly number[] => {
  const more = modifiers.reduce((sum, { effect }) => sum + (Number(effect) || 0), 0);
  return successesOf(Math.max(0, dice + more), hit ?? null, 0);
};

/** Opposed tests of one command, two by two: the first is won where it has more successes than the second. */
export function attemptsOf(events: readonly Event[]): readonly Attempt[] {
  const tests = events.filter((event): event is Tested => event.type === 'tested' && event.kind !== 'recon');
  return tests.flatMap((test, i): readonly Attempt[] => {
    const against = tests[i + 1];
    if (i % 2 === 1 || !against || !('figure' in test.by)) return [];
    const { ahead } = differenceOf(chancesOfPool(test.pool), chancesOfPool(against.pool));
    const chance = ahead.reduce((sum, one) => sum + one, 0);
    return [{ figure: test.by.figure, chance, passed: test.successes > against.successes }];
  });
}
