import { describe, expect, test } from 'vitest';
import { rulebook } from './npc.ts';

describe('the rulebook of NPCs', () => {
  const { rules } = rulebook;

  test('holds 74 rules, named by their area and nothing else', () => {
    expect(rules).toHaveLength(74);
    const shape = /^AI-(CORE|GEO|CAT|DICE|MDA|REF|ACT|MIS|BEH|COMBO|ORD)-[A-Z0-9-]+$/;
    expect(rules.map(({ id }) => id).filter((id) => !shape.test(id))).toEqual([]);
  });
});
