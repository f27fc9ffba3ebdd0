import { describe, expect, test } from 'vitest';
import { LAYOUTS, strokeEvent, strokesOf } from '../../tests/keyboards.ts';
import { struck } from './struck.ts';

/** All keys that mean something at a table or on its way through the past. */
const KEYS = [...'0123456789', ...'abcdefilmnoprtuvwz', ...'DNPTZ', '[', ']', '<', '>', '?', ':'];

describe.each(Object.entries(LAYOUTS))('on a keyboard of %s', (_, layout) => {
  const strokes = strokesOf(layout);

  test('every key of the program can be struck', () => {
    const all = new Set(strokes.map((stroke) => struck(strokeEvent(stroke))));
    expect(KEYS.filter((key) => !all.has(key))).toEqual([]);
  });

  test('a letter of ours is that letter wherever it lies', () => {
    const letters = strokes.filter(({ key }) => /^[a-z]$/i.test(key));
    expect(letters.map((stroke) => struck(strokeEvent(stroke)))).toEqual(letters.map(({ key }) => key));
  });
});

test('Caps Lock changes no letter', () => {
  expect([struck(strokeEvent({ key: 'N', capsLock: true })), struck(strokeEvent({ key: 'n', shiftKey: true, capsLock: true }))]).toEqual([
    'n',
    'N',
  ]);
});

test('with Ctrl, Alt or Meta a key is the browser’s, and so is one that is still being composed', () => {
  for (const held of [{ ctrlKey: true }, { altKey: true }, { metaKey: true }, { altGraph: true }, { isComposing: true }]) {
    expect(struck(strokeEvent({ key: 'n', code: 'KeyN', ...held }))).toBeUndefined();
  }
  expect(struck(strokeEvent({ key: '1', code: 'Digit1', ctrlKey: true }))).toBeUndefined();
});

test('keys that have a name keep it', () => {
  expect(['Enter', ' ', 'ArrowLeft', 'Escape', 'Home'].map((key) => struck(strokeEvent({ key })))).toEqual([
    'Enter',
    ' ',
    'ArrowLeft',
    'Escape',
    'Home',
  ]);
});
