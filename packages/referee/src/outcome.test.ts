import { expect, test } from 'vitest';
import { isOutcome, type Outcome } from './outcome.ts';

const text = { fr: 'points', en: 'points' };
const plain: Outcome = { winners: ['a'], rule: 'R', reason: text };
const full: Outcome = { ...plain, reasons: [{ rule: 'M-1', text }], scores: { label: text, of: 10, bySide: { a: 7, b: -1 } } };

test.each([plain, full, { ...plain, winners: [] }, { ...full, scores: { label: text, bySide: {} } }])(
  'an outcome is read: %j',
  (outcome) => {
    expect(isOutcome(JSON.parse(JSON.stringify(outcome)))).toBe(true);
  },
);

test.each([
  null,
  [],
  'a',
  { ...plain, winners: 'a' },
  { ...plain, winners: [1] },
  { ...plain, rule: 1 },
  { ...plain, reason: { fr: 'points' } },
  { ...plain, reasons: [{ rule: 'M-1' }] },
  { ...plain, reasons: [{ text }] },
  { ...plain, scores: { label: text } },
  { ...plain, scores: { bySide: { a: 1 } } },
  { ...plain, scores: { label: text, bySide: { a: '7' } } },
  { ...plain, scores: { label: text, of: '10', bySide: { a: 7 } } },
])('what is no outcome is not: %j', (value) => {
  expect(isOutcome(value)).toBe(false);
});
