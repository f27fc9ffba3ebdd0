import { expect, test } from 'vitest';
import { rules } from './rulebook.svelte.ts';

test.each(['constructor', '__proto__', 'toString'])('no rule and no rulebook is called %s', async (name) => {
  await rules.load('UC-MOVE-FACING');
  expect(rules.entry('UC-MOVE-FACING')).toBeDefined();
  expect([rules.entry(name), rules.chapters(name), rules.missing(name), rules.title(name)]).toEqual([undefined, [], true, name]);
});

test('AI-CORE-SCOPE: the book of NPCs comes when one of its rules is named, and no sooner', async () => {
  await rules.load('urss-classic');
  expect(rules.chapters('npc')).toEqual([]);
  expect([rules.title('AI-MIS-SOLDAT'), rules.missing('AI-MIS-SOLDAT')]).not.toContain('AI-MIS-SOLDAT');
  await rules.settled();
  expect([rules.title('AI-MIS-SOLDAT'), rules.title('AI-NOT-A-RULE')]).toEqual(['Soldat', 'AI-NOT-A-RULE']);
});
