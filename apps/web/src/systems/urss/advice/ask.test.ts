import { expect, test } from 'vitest';
import { rules } from '../../../rules/rulebook.svelte.ts';
import { advice } from '../../urss-kit/advice/advice.ts';
import { base } from '../../urss-kit/testing.ts';

const asked = (rule: string) => advice.question(base(), { kind: 'roll', purpose: 'npc', faces: [6], about: { figure: 'a4', rule } }, 'fr');

test('AI-MDA-DISPUTE AI-MIS-ASSASSIN-TABLE: a real die of the NPC document is asked for by the rule that has it thrown', async () => {
  asked('AI-MDA-DISPUTE');
  await rules.settled();
  expect(asked('AI-MDA-DISPUTE')).toMatchObject({ title: 'Litige tranché au D6', detail: 'a4', dice: { faces: [6] } });
  expect(asked('AI-MIS-ASSASSIN-TABLE').title).toBe(rules.title('AI-MIS-ASSASSIN-TABLE'));
});
