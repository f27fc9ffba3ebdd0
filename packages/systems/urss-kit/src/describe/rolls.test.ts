import { read } from '@escarmouche/referee';
import { expect, test } from 'vitest';
import { battle } from '../testing.ts';
import { describe } from './index.ts';

test('UK-PROFILE-FORMAT: a level that adds nothing is not told with a roll', () => {
  const { state } = battle({ figures: { a: { at: [0, 0] } } });
  const told = (effect: string): string => {
    const roll = read({ dice: 1, faces: 6, modifiers: [{ rule: 'UK-PROFILE-FORMAT', effect }] }, [3]);
    const sentence = describe(state, { type: 'rolled', purpose: 'initiative', rule: 'UK-SKILL-LIST', figure: 'a', roll }, 'fr') ?? [];
    return sentence.map((part) => (typeof part === 'string' ? part : part.text)).join('');
  };
  expect(told('+1')).toContain('[+1 profil]');
  expect(told('0')).not.toContain('profil');
});
