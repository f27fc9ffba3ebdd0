import type { Pool } from '@escarmouche/referee';
import type { State } from '@escarmouche/urss-kit';
import { fold } from '../../text.ts';
import type { RollReading } from '../plane/facts-rolls.ts';
import { citeOf, ruleSpellings, thingsCalled } from './lookup.ts';
import type { RollFacts } from './schema-expect.ts';
import { toLevel } from './values.ts';

/** The level of a roll: so many dice more than one, of which the best or the worst counts (UK-DICE-CUMUL). */
export function levelOfPool({ dice, keep }: Pool): number {
  return keep?.which === 'lowest' ? 1 - dice : keep ? dice - 1 : 0;
}

/** The rule under which a roll tells the sum of its sources. */
const SUM = 'UK-SAVE-STACK';

type Sources = NonNullable<RollFacts['sources']>;

const told = (of: string, value: string | number | undefined): string => (value === undefined ? of : `${of} ${value}`);

/** What of the sources of a save and their values is not as expected (UK-SAVE-STACK). */
export function wrongSources(expected: Sources | undefined, { modifiers }: Pool): string[] {
  if (!expected) return [];
  // A source is told with its value, which counts only in the sum that follows.
  const found = modifiers.filter(({ rule, effect }) => rule !== SUM && /^\d+$/.test(effect));
  const fits = expected.every(({ of, value }) =>
    found.some(({ rule, effect }) => fold(rule) === fold(citeOf(of)) && (value === undefined || effect === String(value))),
  );
  return fits && expected.length === found.length
    ? []
    : [
        `sources [${expected.map(({ of, value }) => told(of, value)).join(', ')}] (${found.map(({ rule, effect }) => told(rule, effect)).join(', ')})`,
      ];
}

export function rollReading(state: State): RollReading<RollFacts> {
  return {
    wrong({ level, sources }, { roll }) {
      const found = levelOfPool(roll.pool);
      return [...(level === undefined || level === found ? [] : [`level ${level}`]), ...wrongSources(sources, roll.pool)];
    },
    rule: citeOf,
    effect: toLevel,
    madeWith({ of, figure }) {
      if (of === undefined) return new Set();
      const sheet = figure === undefined ? undefined : state.scene.sheets[figure];
      const things = sheet ? thingsCalled(sheet, of) : [];
      const names = things.flatMap(({ id, cites, name }) => [id, cites, name.fr, name.en].map(fold));
      return new Set([fold(of), ...names, ...ruleSpellings(of)]);
    },
  };
}
