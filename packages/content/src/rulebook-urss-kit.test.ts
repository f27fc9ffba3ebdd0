import { describe, expect, test } from 'vitest';
import { options } from './options/urss-kit.ts';
import { rulebook } from './rulebooks/urss-kit.ts';

describe('the rulebook of URSS kit', () => {
  const { rules, chapters } = rulebook;

  test('holds 280 rules, named by their area and nothing else', () => {
    expect(rules).toHaveLength(280);
    const shape =
      /^UK-(SYS|DICE|SKILL|TEST|TURN|ACT|MOVE|TERRAIN|ARC|STATE|MELEE|DMG|SAVE|SHOOT|COVER|MORALE|PROFILE|ATTR|PWR|EQ|ARM|SHD|MWP|RWP|UPG|OBJ)-[A-Z0-9-]+$/;
    expect(rules.map(({ id }) => id).filter((id) => !shape.test(id))).toEqual([]);
  });

  test('has no chapter without a rule', () => {
    expect(chapters.filter(({ entries }) => entries.length === 0).map(({ id }) => id)).toEqual([]);
  });

  test('UK-SYS-OPTIONS, UK-ATTR-GEN-OPTIONS: 47 options, each with its default first', () => {
    expect(options).toHaveLength(47);
    expect(options.filter((option) => option.values[0]?.value !== option.default).map(({ key }) => key)).toEqual([]);
  });
});
