import { BEHAVIOUR_WORDS, MISSION_WORDS, NPC_OPTION_VALUES } from '@escarmouche/skirmish/plane';
import { describe, expect, test } from 'vitest';
import { options } from './options/npc.ts';
import { rulebook } from './rulebooks/npc.ts';

describe('the rulebook of NPCs', () => {
  const { rules, entry } = rulebook;

  test('holds 74 rules, named by their area and nothing else', () => {
    expect(rules).toHaveLength(74);
    const shape = /^AI-(CORE|GEO|CAT|DICE|MDA|REF|ACT|MIS|BEH|COMBO|ORD)-[A-Z0-9-]+$/;
    expect(rules.map(({ id }) => id).filter((id) => !shape.test(id))).toEqual([]);
  });

  test('AI-CORE-MISSION, AI-CORE-BEHAVIOUR: explains every mission and behaviour under the name it bears', () => {
    const named = [...Object.values(MISSION_WORDS), ...Object.values(BEHAVIOUR_WORDS)];
    expect(named).toHaveLength(15);
    const titles = named.map(({ rule }) => entry(rule)?.title);
    expect(titles.map((title) => title && [title.fr, title.en].map((one) => one.replace(/ X.*/, '')))).toEqual(
      named.map(({ fr, en }) => [fr, en]),
    );
  });

  test('AI-CORE-OPTIONS: its options are those of a battle, each with its default first', () => {
    expect(Object.fromEntries(options.map(({ key, values }) => [key, values.map(({ value }) => value)]))).toEqual(NPC_OPTION_VALUES);
    expect(options.filter((option) => option.values[0]?.value !== option.default)).toEqual([]);
  });
});
