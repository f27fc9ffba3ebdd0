import { expect, test } from 'vitest';
import type { NextStep } from '../systems/game-adapter.ts';
import { createSure } from './sure.svelte.ts';

const end: NextStep<string> = { id: 'end', label: 'End', hint: '2 have not played', commands: ['end'], main: false, ends: true };

test('a step that gives something up is asked about once, and anew when the moment is another', () => {
  let moment = 'turn 1';
  const sure = createSure<string>(() => moment);
  expect(sure.of({ ...end, hint: undefined })).toBe(true);
  expect(sure.of(end)).toBe(false);
  expect(sure.asked).toBe(end);
  moment = 'turn 2';
  expect(sure.of(end), 'another moment').toBe(false);
  expect(sure.of(end)).toBe(true);
  expect(sure.asked).toBeUndefined();
});

test('what is let be is asked about again', () => {
  const sure = createSure<string>(() => '');
  expect(sure.drop()).toBe(false);
  sure.of(end);
  expect(sure.drop()).toBe(true);
  expect(sure.of(end)).toBe(false);
});
