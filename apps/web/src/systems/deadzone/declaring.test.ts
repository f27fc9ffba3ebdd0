import { rangedWeapons } from '@escarmouche/deadzone';
import { figureOf } from '@escarmouche/skirmish';
import { expect, test } from 'vitest';
import type { Intent } from '../preview.ts';
import { advice } from './advice/advice.ts';
import { facing } from './testing.ts';

const LAST = { 'dice.first': 'target' } as const;
const dodge = { how: 'survive', dice: 1 } as const;
const state = facing(LAST, 1);
const asked = (about: object, options: readonly unknown[], purpose = 'dice') =>
  advice.question(state, { kind: 'choice', purpose, seat: 'a', about, options } as never, 'en');

test('DZ-DICE-SEQUENCE: dice are added to a shot in its preview, but not where its target declares first', () => {
  const intent = { subject: { figure: 'a3', reaction: false }, target: { kind: 'figure', id: 'b2' }, spent: 1 } as Intent;
  const shot = (options: object) => advice.preview(facing(options, 1), 'a', intent, 'en');
  expect(shot({})?.panel.spend).toMatchObject({ count: 1 });
  expect(shot(LAST)?.refusal).toBeUndefined();
  expect(shot(LAST)?.panel.spend).toBeUndefined();
});

test('DZ-DICE-SEQUENCE: the question for the dice of an attack tells what its target would suffer with each number, and is not let pass', () => {
  const about = { figure: 'a3', against: 'b2', response: dodge };
  const shot = asked(
    { ...about, kind: 'shoot', attack: { how: 'shoot', weapon: rangedWeapons(state, figureOf(state, 'a3'))[0]?.id, dice: 0 } },
    [0, 1],
  );
  expect(shot.title).toMatch(/^.+ shoots at .+: add dice to its Shoot test\?$/);
  expect(shot.passing).toBeUndefined();
  expect(new Set(shot.options.map(({ detail }) => detail)).size).toBe(2);
  const fight = asked({ ...about, kind: 'fight', attack: { how: 'fight', dice: 0 } }, [0, 1]);
  expect(fight.title).toMatch(/^.+ fights .+: add dice to its Fight test\?$/);
  expect(new Set(fight.options.map(({ detail }) => detail)).size).toBe(2);
});

test('DZ-DICE-SEQUENCE: the figures that may be next to survive an explosion are named, and stand on the board', () => {
  const { title, options } = asked({ at: 'C2R4L1', rule: 'DZ-ABIL-FRAG' }, ['a1', 'a3'], 'next');
  expect(title).toBe('Which one takes its Survive test first?');
  expect(options.map(({ value, at }) => [value, at])).toEqual(['a1', 'a3'].map((id) => [id, { kind: 'figure', id }]));
});
