import { loadMatch, saveMatch, type Json } from '@escarmouche/referee';
import { expect, test } from 'vitest';
import type { Setup } from './setup.ts';
import { urssClassic } from './system.ts';
import { battle, play } from './testing.ts';
import { upgrade, upgradePosition } from './upgrade.ts';
import { frightening, hero, push, reloading, shock, terrifying } from './rules/index.ts';

const parseSetup = (setup: Json) => ({ ok: true, setup: setup as unknown as Setup }) as const;

test('a match file of version 1 is read: commands, answers, events and pending commands in the words of today', () => {
  expect(upgrade({ seat: 'A', command: { type: 'power', power: push.id, target: 'b' } })).toEqual({
    seat: 'A',
    command: { type: 'special', rule: push.id, target: 'b' },
  });
  const reload = { type: 'reload', weapon: 'arbalete' };
  const today = { type: 'special', rule: reloading.id, weapon: 'arbalete' };
  expect(
    upgrade({ pending: { seat: 'A', command: reload, answers: [{ question: 'x', answer: { do: 'react', command: reload } }] } }),
  ).toEqual({
    pending: { seat: 'A', command: today, answers: [{ question: 'x', answer: { do: 'react', command: today } }] },
  });
  const events = [
    { type: 'activationBegan', figure: 'a', actions: 2, afar: ['b'] },
    { type: 'actionTaken', figure: 'a', action: 'hero', cost: 1 },
    { type: 'rolled', purpose: 'hero', figure: 'a' },
    { type: 'encoreGranted', figure: 'a' },
    { type: 'actionTaken', figure: 'a', action: shock.cites[0], cost: 1 },
    { type: 'fearFaced', figure: 'a', enemy: 'b', passed: false },
    { type: 'terrorFaced', figure: 'a', enemy: 'b' },
    { type: 'actionTaken', figure: 'a', action: 'move', cost: 1 },
  ];
  expect(upgrade({ command: { type: 'pass' }, events })).toEqual({
    command: { type: 'pass' },
    events: [
      { type: 'activationBegan', figure: 'a', actions: 2 },
      { type: 'marked', rule: 'UC-ATTR-INDECELABLE', figure: 'a', value: ['b'], until: 'activation' },
      { type: 'actionTaken', figure: 'a', action: hero.id, cost: 1 },
      { type: 'rolled', purpose: hero.id, figure: 'a' },
      { type: 'marked', rule: hero.id, figure: 'a', value: 1, until: 'activation' },
      { type: 'actionTaken', figure: 'a', action: shock.id, cost: 1 },
      { type: 'marked', rule: frightening.id, figure: 'a', of: 'b', value: false, until: 'activation' },
      { type: 'marked', rule: terrifying.id, figure: 'a', of: 'b', value: true, until: 'turn' },
      { type: 'actionTaken', figure: 'a', action: 'move', cost: 1 },
    ],
  });
});

test('a position of version 1 tells what its rules remembered', () => {
  const activation = { figure: 'a', done: ['hero'], doubles: true, braved: ['a>b'], shunned: ['c>b'], afar: ['b2'] };
  expect(upgradePosition({ activation })).toEqual({
    activation: { figure: 'a', done: [hero.id] },
    passing: [
      { rule: 'UC-ATTR-INDECELABLE', figure: 'a', value: ['b2'], until: 'activation' },
      { rule: frightening.id, figure: 'a', of: 'b', value: true, until: 'activation' },
      { rule: frightening.id, figure: 'c', of: 'b', value: false, until: 'activation' },
      { rule: hero.id, figure: 'a', value: 1, until: 'activation' },
    ],
  });
});

test('what today says in the same words stays as it is, and so does what is no answer, event or position', () => {
  const line = {
    answers: [{ question: 'x', answer: [3, 4] }, { question: 'y', answer: { do: 'decline' } }, { question: 'z', answer: null }, 5],
    events: [{ type: 'activationBegan', figure: 'a', actions: 2 }, 'x'],
  };
  expect(upgrade(line)).toStrictEqual(line);
  for (const position of [{ activation: { figure: 'a' } }, { activation: 'a' }, 'x'])
    expect(upgradePosition(position)).toStrictEqual(position);
  expect(upgradePosition({ activation: { figure: 'a', encore: 'hero', braved: ['a>b'] } })).toStrictEqual({
    activation: { figure: 'a', encore: hero.id },
    passing: [{ rule: frightening.id, figure: 'a', of: 'b', value: true, until: 'activation' }],
  });
});

test('a saved command of version 1 plays on to the same state as that of today', () => {
  const match = battle({
    figures: { a: { at: [0, 0], weapons: ['arbalete'] }, b: { at: [0, 9] } },
    activation: 'a',
  });
  play(match, { type: 'shoot', weapon: 'arbalete', target: 'b' }, '11');
  play(match, { type: 'special', rule: reloading.id, weapon: 'arbalete' });
  const saved = saveMatch(match);
  const old = saved
    .replace(`{"type":"special","rule":"${reloading.id}","weapon":"arbalete"}`, '{"type":"reload","weapon":"arbalete"}')
    .replace(`"action":"${reloading.id}"`, '"action":"reload"');
  expect(old).not.toBe(saved);
  const loaded = loadMatch(urssClassic, old, parseSetup);
  expect(loaded).toMatchObject({ ok: true, drift: undefined });
  expect(loaded.ok && loaded.match.state).toEqual(match.state);
});
