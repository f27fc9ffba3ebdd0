import { expect, test } from 'vitest';
import { proposalWords } from './proposal-words.ts';

test('a proposal that was turned down is told as what it was: a choice stands where a taking back was refused alone', () => {
  const kinds = ['takeBack', 'draw', 'concession', 'abandonment', 'rematch'] as const;
  expect(kinds.map((kind) => proposalWords.fr.declined(kind, ['Empire']))).toEqual([
    'Empire\u00a0: choix maintenu.',
    'Empire\u00a0: match nul refusé.',
    'Empire\u00a0: abandon refusé.',
    'Empire\u00a0: proposition refusée.',
    'Empire\u00a0: proposition refusée.',
  ]);
  expect(proposalWords.en.declined('skip', ['Empire'])).toBe('Empire: not agreed.');
});
