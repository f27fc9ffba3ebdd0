import { expect, test } from 'vitest';
import { battle, blade, refusal, type FigureSpec } from '../testing.ts';
import { twoHanded } from './index.ts';

const carrier = (a: FigureSpec) => battle({ figures: { a: { at: [0, 0], ...a }, b: { at: [9, 0] } }, activation: 'a' });
const hold = (...items: readonly string[]) => ({ type: 'hold', items }) as const;

test('UK-ATTR-DEUX-MAINS: a two-handed weapon is held with nothing else, however many hands there are', () => {
  const great = blade('hache', 1, [twoHanded.id], 2);
  const match = carrier({ weapons: [great, 'lame'], shields: ['bouclier'], hands: 4 });
  expect(refusal(match, hold('hache', 'lame'))).toBe('UK-ATTR-DEUX-MAINS');
  expect(refusal(match, hold('hache', 'bouclier'))).toBe('UK-ATTR-DEUX-MAINS');
  expect(refusal(match, hold('hache'))).toBeUndefined();
});
