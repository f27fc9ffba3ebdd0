import { describe, expect, test } from 'vitest';
import { contents } from './index.ts';
import { rulebook } from './rulebooks/urss-classic.ts';

describe('the rulebook of URSS classic', () => {
  const { rules } = rulebook;

  test('holds 213 rules, named by their area and nothing else', () => {
    expect(rules).toHaveLength(213);
    const shape =
      /^UC-(SYS|DICE|TEST|ARC|TURN|SETUP|VICTORY|ACT|MOVE|MELEE|SHOOT|DMG|SAVE|MORALE|ATTR|SW-(WPN|ARM|PWR|PRO)|MF-(WPN|ARM|SPL|PRO)|SV-(WPN|PRO|AI))-[A-Z0-9-]+$/;
    expect(rules.map(({ id }) => id).filter((id) => !shape.test(id))).toEqual([]);
  });

  test.each(contents.filter(({ adaptation }) => adaptation !== 'generic'))(
    'explains every item of $adaptation under the name it bears',
    (content) => {
      const cited = [content.profiles, content.weapons, content.armour].flatMap((list) => Object.values(list));
      expect(cited.length).toBeGreaterThan(12);
      expect(cited.filter(({ cites, name }) => rulebook.entry(cites)?.title.fr !== name.fr).map(({ cites }) => cites)).toEqual([]);
    },
  );
});
