import { expect, test } from 'vitest';
import { battle, blade, refusal, type FigureSpec } from '../testing.ts';
import { withShield } from './index.ts';

const carrier = (a: FigureSpec) => battle({ figures: { a: { at: [0, 0], ...a }, b: { at: [9, 0] } }, activation: 'a' });
const hold = (...items: readonly string[]) => ({ type: 'hold', items }) as const;

test('UK-ATTR-AVEC-BOUCLIER: a two-handed weapon beside a shield, and beside nothing else', () => {
  const spear = blade('lance', 1, [withShield.id], 2);
  const match = carrier({ weapons: [spear, 'lame'], shields: ['bouclier'] });
  expect(refusal(match, hold('lance', 'bouclier'))).toBeUndefined();
  expect(refusal(match, hold('lance', 'lame'))).toBe('UK-EQ-HANDS');
  expect(refusal(match, hold('lance', 'lame', 'bouclier'))).toBe('UK-EQ-HANDS');
});
