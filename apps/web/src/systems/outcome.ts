import type { Language, Outcome } from '@escarmouche/referee';
import { textIn } from '../i18n/format.ts';
import type { Attempt } from './game-analysis.ts';
import type { Summary, Tally } from './game-adapter.ts';

/** Why a battle has ended so, in sentences; empty while it goes on. */
export function reasonsIn(outcome: Outcome | undefined, language: Language): Pick<Summary, 'reason' | 'reasons'> {
  return {
    reason: outcome ? textIn(outcome.reason, language) : '',
    reasons: (outcome?.reasons ?? []).map(({ text }) => textIn(text, language)),
  };
}

/** Rolls that passed of all, and those expected to pass on average. */
export const luckOf = (rolls: readonly Attempt[]): Summary['sides'][number]['luck'] => ({
  rolls: rolls.length,
  passed: rolls.filter(({ passed }) => passed).length,
  expected: rolls.reduce((sum, { chance }) => sum + chance, 0),
});

/** A side's score, where the game counts something. */
export function scoreIn(outcome: Outcome | undefined, side: string, language: Language): Tally | undefined {
  const { scores } = outcome ?? {};
  return scores && { label: textIn(scores.label, language), count: scores.bySide[side] ?? 0, of: scores.of };
}
