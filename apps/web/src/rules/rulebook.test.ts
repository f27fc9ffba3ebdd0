import { expect, test } from 'vitest';
import { rules } from './rulebook.svelte.ts';

test.each(['constructor', '__proto__', 'toString'])('no rule and no rulebook is called %s', async (name) => {
  await rules.load('UC-MOVE-FACING');
  expect(rules.entry('UC-MOVE-FACING')).toBeDefined();
  expect([rules.entry(name), rules.chapters(name), rules.missing(name), rules.title(name)]).toEqual([undefined, [], true, name]);
});
