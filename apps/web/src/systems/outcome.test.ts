import type { Outcome } from '@escarmouche/referee';
import { expect, test } from 'vitest';
import { reasonsIn, scoreIn } from './outcome.ts';

const outcome: Outcome = {
  winners: ['a'],
  rule: 'M',
  reason: { fr: 'Plus de points.', en: 'More points.' },
  reasons: [{ rule: 'M-1', text: { fr: 'La radio est prise.', en: 'The radio is taken.' } }],
  scores: { label: { fr: 'Points', en: 'Points' }, bySide: { a: 3 } },
};

test('a mission is told with its reasons and scores, in both languages; a side without a score has none', () => {
  expect(reasonsIn(outcome, 'fr')).toEqual({ reason: 'Plus de points.', reasons: ['La radio est prise.'] });
  expect(reasonsIn(outcome, 'en')).toEqual({ reason: 'More points.', reasons: ['The radio is taken.'] });
  expect(scoreIn(outcome, 'a', 'en')).toEqual({ label: 'Points', count: 3, of: undefined });
  expect(scoreIn(outcome, 'b', 'en')).toMatchObject({ count: 0 });
});

test('an outcome that counts nothing, or none yet, has neither', () => {
  const { winners, rule, reason } = outcome;
  expect(reasonsIn({ winners, rule, reason }, 'fr').reasons).toEqual([]);
  expect(scoreIn({ winners, rule, reason }, 'a', 'fr')).toBeUndefined();
  expect(reasonsIn(undefined, 'fr')).toEqual({ reason: '', reasons: [] });
});
