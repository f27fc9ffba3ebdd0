import { read } from '@escarmouche/referee';
import { expect, test } from 'vitest';
import type { Event } from '../events.ts';
import type { State } from '../state.ts';
import { battle } from '../testing.ts';
import { describe } from './index.ts';

/** The sentence of an event, without the spaces that do not break. */
const tell = (state: State, event: Event, language: 'fr' | 'en'): string =>
  (describe(state, event, language) ?? [])
    .map((part) => (typeof part === 'string' ? part : part.text))
    .join('')
    .replaceAll('\u00a0', ' ');

test('UK-PROFILE-FORMAT: a level that adds nothing is not told with a roll', () => {
  const { state } = battle({ figures: { a: { at: [0, 0] } } });
  const told = (effect: string): string => {
    const roll = read({ dice: 1, faces: 6, modifiers: [{ rule: 'UK-PROFILE-FORMAT', effect }] }, [3]);
    return tell(state, { type: 'rolled', purpose: 'initiative', rule: 'UK-SKILL-LIST', figure: 'a', roll }, 'fr');
  };
  expect(told('+1')).toContain('[+1 profil]');
  expect(told('0')).not.toContain('profil');
});

test('UK-MELEE-BARE, UK-MELEE-WIN: bare hands are told with Combat and with the blow they strike; of other damage its source is', () => {
  const { state } = battle({ figures: { a: { at: [0, 0] } } });
  const roll = read({ dice: 1, faces: 6, modifiers: [] }, [3]);
  const tool = (purpose: string, rule: string): string | undefined =>
    /\((.*?)\)/.exec(tell(state, { type: 'rolled', purpose, rule, figure: 'a', roll }, 'fr'))?.[1];
  expect([tool('combat', 'UK-SKILL-LIST'), tool('damage', 'UK-MELEE-WIN')]).toEqual(['UK-MELEE-BARE', 'UK-MELEE-BARE']);
  expect([tool('damage', 'UK-FALL-DAMAGE'), tool('morale', 'UK-MORALE-TEST')]).toEqual(['UK-FALL-DAMAGE', 'UK-MORALE-TEST']);
  expect(tool('initiative', 'UK-MELEE-WIN')).toBeUndefined();
});

const move = (figure: string): Event => ({
  type: 'figureMoved',
  figure,
  manner: 'move',
  points: [
    { x: 0, y: 0, z: 0 },
    { x: 1000, y: 0, z: 0 },
  ],
});

const moved = (left: number, language: 'fr' | 'en', figure = 'a'): string =>
  tell(battle({ figures: { a: { at: [0, 0], left }, b: { at: [3, 0] } }, activation: 'a' }).state, move(figure), language);

test('UK-TURN-ACTIVATION: with a movement of who acts is told what it may still do, and with that of nobody else', () => {
  expect([moved(2, 'fr'), moved(1, 'fr'), moved(0, 'fr')].map((text) => /\((.*)\)/.exec(text)?.[1])).toEqual([
    'reste 2 actions',
    'reste 1 action',
    'plus d’action',
  ]);
  expect([moved(1, 'en'), moved(0, 'en')].map((text) => /\((.*)\)/.exec(text)?.[1])).toEqual(['1 action left', 'no action left']);
  expect(moved(2, 'fr', 'b')).not.toContain('action');
});
