import { loadMatch, saveMatch, type Json } from '@escarmouche/referee';
import { expect, test } from 'vitest';
import type { Setup } from './setup.ts';
import { urssClassic } from './system.ts';
import { battle, play } from './testing.ts';
import { upgrade, upgradePosition } from './upgrade.ts';

const parseSetup = (setup: Json) => ({ ok: true, setup: setup as unknown as Setup }) as const;

test('a match file of version 1 is read: commands, answers, events and pending commands in the words of today', () => {
  expect(upgrade({ seat: 'A', command: { type: 'power', power: 'poussee', target: 'b' } })).toEqual({
    seat: 'A',
    command: { type: 'special', rule: 'poussee', target: 'b' },
  });
  const reload = { type: 'reload', weapon: 'arbalete' };
  const today = { type: 'special', rule: 'rechargement', weapon: 'arbalete' };
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
    { type: 'actionTaken', figure: 'a', action: 'UC-SW-PWR-CHOC', cost: 1 },
    { type: 'fearFaced', figure: 'a', enemy: 'b', passed: false },
    { type: 'terrorFaced', figure: 'a', enemy: 'b' },
    { type: 'actionTaken', figure: 'a', action: 'move', cost: 1 },
  ];
  expect(upgrade({ command: { type: 'pass' }, events })).toEqual({
    command: { type: 'pass' },
    events: [
      { type: 'activationBegan', figure: 'a', actions: 2 },
      { type: 'marked', rule: 'UC-ATTR-INDECELABLE', figure: 'a', value: ['b'], until: 'activation' },
      { type: 'actionTaken', figure: 'a', action: 'heros', cost: 1 },
      { type: 'rolled', purpose: 'heros', figure: 'a' },
      { type: 'marked', rule: 'heros', figure: 'a', value: 1, until: 'activation' },
      { type: 'actionTaken', figure: 'a', action: 'choc', cost: 1 },
      { type: 'marked', rule: 'effrayant', figure: 'a', of: 'b', value: false, until: 'activation' },
      { type: 'marked', rule: 'terrifiant', figure: 'a', of: 'b', value: true, until: 'turn' },
      { type: 'actionTaken', figure: 'a', action: 'move', cost: 1 },
    ],
  });
});

test('a position of version 1 tells what its rules remembered', () => {
  const activation = { figure: 'a', done: ['hero'], doubles: true, braved: ['a>b'], shunned: ['c>b'], afar: ['b2'] };
  expect(upgradePosition({ activation })).toEqual({
    activation: { figure: 'a', done: ['heros'] },
    passing: [
      { rule: 'UC-ATTR-INDECELABLE', figure: 'a', value: ['b2'], until: 'activation' },
      { rule: 'effrayant', figure: 'a', of: 'b', value: true, until: 'activation' },
      { rule: 'effrayant', figure: 'c', of: 'b', value: false, until: 'activation' },
      { rule: 'heros', figure: 'a', value: 1, until: 'activation' },
    ],
  });
});

test('a saved command of version 1 plays on to the same state as that of today', () => {
  const match = battle({
    figures: { a: { at: [0, 0], weapons: ['arbalete'] }, b: { at: [0, 9] } },
    activation: 'a',
  });
  play(match, { type: 'shoot', weapon: 'arbalete', target: 'b' }, '11');
  play(match, { type: 'special', rule: 'rechargement', weapon: 'arbalete' });
  const saved = saveMatch(match);
  const old = saved
    .replace('{"type":"special","rule":"rechargement","weapon":"arbalete"}', '{"type":"reload","weapon":"arbalete"}')
    .replace('"action":"rechargement"', '"action":"reload"');
  expect(old).not.toBe(saved);
  const loaded = loadMatch(urssClassic, old, parseSetup);
  expect(loaded).toMatchObject({ ok: true, drift: undefined });
  expect(loaded.ok && loaded.match.state).toEqual(match.state);
});
