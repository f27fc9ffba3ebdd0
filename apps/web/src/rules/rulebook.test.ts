import { expect, test, vi } from 'vitest';
import { rules } from './rulebook.svelte.ts';

test.each(['constructor', '__proto__', 'toString'])('no rule and no rulebook is called %s', async (name) => {
  await rules.load('UC-MOVE-FACING');
  expect(rules.entry('UC-MOVE-FACING')).toBeDefined();
  expect([rules.entry(name), rules.chapters(name), rules.missing(name), rules.title(name)]).toEqual([undefined, [], true, name]);
});

test('AI-CORE-SCOPE: the book of NPCs comes when one of its rules is named, and no sooner', async () => {
  // Files before this one may have named a rule of NPCs.
  vi.resetModules();
  const { rules: fresh } = await import('./rulebook.svelte.ts');
  await fresh.load('urss-classic');
  expect(fresh.chapters('npc')).toEqual([]);
  expect([fresh.title('AI-MIS-SOLDAT'), fresh.missing('AI-MIS-SOLDAT')]).not.toContain('AI-MIS-SOLDAT');
  await fresh.settled();
  expect([fresh.title('AI-MIS-SOLDAT'), fresh.title('AI-NOT-A-RULE')]).toEqual(['Soldat', 'AI-NOT-A-RULE']);
});
