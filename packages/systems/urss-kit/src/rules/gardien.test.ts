import { expect, test } from 'vitest';
import { battle, figure, play, refusal } from '../testing.ts';
import { way } from '../testing-alert.ts';
import { guard, hero } from './index.ts';

const alert = { type: 'special', rule: guard.id } as const;

test('UK-ATTR-GARDIEN: only with the last action, that of a Héros in the whole turn, and only by who has it', () => {
  const match = battle({ figures: { a: { at: [0, 0], rules: [guard.id] }, b: { at: [9, 9] } }, activation: 'a' });
  expect(refusal(match, alert)).toBe('UK-ATTR-GARDIEN');
  play(match, [way([0, 1]), alert]);
  expect(figure(match, 'a').alert).toBe(true);
  expect(match.state.activation).toBeUndefined();
  const heroic = battle({ figures: { a: { at: [0, 0], rules: [guard.id, hero.id], left: 1 }, b: { at: [9, 9] } }, activation: 'a' });
  expect(refusal(heroic, alert)).toBeUndefined();
  const plain = battle({ figures: { a: { at: [0, 0], left: 1 }, b: { at: [9, 9] } }, activation: 'a' });
  expect(refusal(plain, alert)).toBe('UK-ACT-LIST');
});
