import { expect, test } from 'vitest';
import { proposalTold } from './proposal-told.ts';
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

const nameOf = (seat: string): string => ({ a: 'Rouges', b: 'Bleus' })[seat] ?? seat;
function asks(kind: 'timeout' | 'skip', language: 'fr' | 'en'): string | undefined {
  const open = { kind, by: 'a', asked: ['c'], to: 'c', about: { seat: 'b' } };
  return proposalTold({ proposals: { open }, nameOf } as unknown as Parameters<typeof proposalTold>[0], language)?.asks;
}

test('a proposal about a seat whose time has run out names that seat', () => {
  expect(asks('timeout', 'fr')).toBe('Temps écoulé pour Bleus\u00a0: Rouges propose de finir la partie.');
  expect(asks('skip', 'fr')).toBe('Temps écoulé pour Bleus\u00a0: Rouges propose de passer à sa place.');
  expect(asks('timeout', 'en')).toBe('No time left for Bleus: Rouges offers to end the battle.');
  expect(asks('skip', 'en')).toBe('No time left for Bleus: Rouges offers to pass for that seat.');
});
