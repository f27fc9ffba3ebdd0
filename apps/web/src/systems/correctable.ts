import type { Language } from '@escarmouche/referee';
import type { CorrectableFact } from './correcting.ts';

/** Whole numbers from the least on, each with the command that says it; the number now may lie above the most. */
export const counted = <C>(least: number, most: number, now: number, say: (count: number) => C): CorrectableFact<C>['options'] =>
  Array.from({ length: Math.max(most, now) - least + 1 }, (_, i) => ({
    label: String(least + i),
    now: least + i === now,
    command: say(least + i),
  }));

const yes = { fr: 'Oui', en: 'Yes' };
const no = { fr: 'Non', en: 'No' };

export const yesOrNo = <C>(language: Language, now: boolean, say: (value: boolean) => C): CorrectableFact<C>['options'] =>
  [true, false].map((value) => ({ label: (value ? yes : no)[language], now: now === value, command: say(value) }));
