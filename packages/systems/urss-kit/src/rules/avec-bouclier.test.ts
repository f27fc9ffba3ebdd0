import { expect, test } from 'vitest';
import { battle, blade, refusal, shield, type FigureSpec } from '../testing.ts';
import { withShield } from './index.ts';

const carrier = (a: FigureSpec) => battle({ figures: { a: { at: [0, 0], ...a }, b: { at: [9, 0] } }, activation: 'a' });
const hold = (...items: readonly string[]) => ({ type: 'hold', items }) as const;

test('UK-ATTR-AVEC-BOUCLIER: a two-handed weapon beside a shield, and beside nothing else', () => {
  const spear = blade('lance', 1, [withShield.id], 2);
  const match = carrier({ weapons: [spear, 'lame'], shields: ['bouclier'] });
  expect(refusal(match, hold('lance', 'bouclier'))).toBeUndefined();
  expect(refusal(match, hold('lance', 'lame'))).toBe('UK-EQ-HANDS');
  expect(refusal(match, hold('lance', 'lame', 'bouclier'))).toBe('UK-EQ-HANDS');
  const two = carrier({ weapons: [spear], shields: ['bouclier', shield('ecu', -1)], hands: 3 });
  expect(refusal(two, hold('lance', 'bouclier', 'ecu'))).toBe('UK-EQ-HANDS');
  const both = carrier({ weapons: [spear, blade('pique', 1, [withShield.id], 2)], shields: ['bouclier'], hands: 4 });
  expect(refusal(both, hold('lance', 'pique', 'bouclier'))).toBe('UK-EQ-HANDS');
});
