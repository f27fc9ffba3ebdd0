import type { Pool } from '@escarmouche/referee';
import type { State } from '@escarmouche/urss-kit';
import { fold, text, type Text } from '../text.ts';
import type { RollReading } from '../plane/facts-rolls.ts';
import { citeOf, naming, ruleSpellings, thingsCalled } from './lookup.ts';
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

/** Wrong expectations about the sources of a save and their values (UK-SAVE-STACK). */
export function wrongSources(expected: Sources | undefined, { modifiers }: Pool): Text[] {
  if (!expected) return [];
  // A source is told with its value, which counts only in the sum that follows.
  const found = modifiers.filter(({ rule, effect }) => rule !== SUM && /^\d+$/.test(effect));
  const fits = expected.every(({ of, value }) =>
    found.some(({ rule, effect }) => fold(rule) === fold(citeOf(of)) && (value === undefined || effect === String(value))),
  );
  if (fits && expected.length === found.length) return [];
  const [wanted, there] = [
    expected.map(({ of, value }) => told(of, value)).join(', '),
    found.map(({ rule, effect }) => told(rule, effect)).join(', '),
  ];
  return [text(`sources [${wanted}] (sont : ${there})`, `sources [${wanted}] (are: ${there})`)];
}

export function rollReading(state: State): RollReading<RollFacts> {
  return {
    naming,
    wrong({ level, sources }, { roll }) {
      const found = levelOfPool(roll.pool);
      const other = level === undefined || level === found ? [] : [text(`niveau ${level}`, `level ${level}`)];
      return [...other, ...wrongSources(sources, roll.pool)];
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
