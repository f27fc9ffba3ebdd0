import { copy, loadMatch, randomFrom, saveMatch, seededDice } from '@escarmouche/referee';
import { expect, test } from 'vitest';
import { validate } from './validate.ts';
import type { State } from './state.ts';
import { urssClassic } from './system.ts';
import { randomSetup } from './testing-battles.ts';
import { battle, play } from './testing.ts';
import { frightening, shock, stealthy } from './rules/index.ts';

const spec = { figures: { a: { at: [0, 0] }, b: { at: [0, 9] } }, activation: 'a' } as const;

test('UC-TURN-ROUND: battles begun and to begin are of the right form', () => {
  expect(validate(battle(spec).state)).toBeUndefined();
  for (let seed = 1; seed < 20; seed++) expect(validate(urssClassic.setup(randomSetup(randomFrom(seed))))).toBeUndefined();
});

test.each<[string, (state: State) => unknown]>([
  ['figures.a.x', (state) => Object.assign(state.figures['a'] ?? {}, { x: '3' })],
  ['figures.a.facing', (state) => Object.assign(state.figures['a'] ?? {}, { facing: undefined })],
  ['figures.a.facing', (state) => Object.assign(state.figures['a'] ?? {}, { facing: { x: 0, y: 0 } })],
  ['figures.a.vitality', (state) => Object.assign(state.figures['a'] ?? {}, { vitality: 0.5 })],
  ['figures.a', (state) => Object.assign(state.figures['a'] ?? {}, { polluted: true })],
  [`figures.a.marks.${stealthy.id}`, (state) => Object.assign(state.figures['a'] ?? {}, { marks: { [stealthy.id]: {} } })],
  ['figures.a.marks.AI-MIS-GARDE', (state) => Object.assign(state.figures['a'] ?? {}, { marks: { 'AI-MIS-GARDE': 'gate' } })],
  ['figures', (state) => delete state.figures['a']],
  ['figures', (state) => Object.values(state.figures).forEach((figure) => (figure.posture = 'out'))],
  ['group', (state) => (state.group = 'Z')],
  ['order', (state) => state.order.pop()],
  ['order', (state) => (state.order = ['A', 'A'])],
  ['order', (state) => state.order.push('A')],
  ['effects', (state) => state.effects.push({ rule: shock.id, on: 'nobody', by: 'b' })],
  ['effects', (state) => state.effects.push({ rule: shock.id, on: 'a', by: 'nobody' })],
  ['passing', (state) => state.passing.push({ rule: frightening.id, figure: 'nobody', of: 'b', value: true, until: 'turn' })],
  ['passing', (state) => state.passing.push({ rule: frightening.id, figure: 'a', of: 'nobody', value: true, until: 'turn' })],
  ['turn', (state) => (state.turn = Number.NaN)],
  ['effects.0.rule', (state) => state.effects.push({ rule: 'constructor', on: 'a', by: 'b' })],
  ['outcome', (state) => Object.assign(state, { outcome: { winners: ['A'], rule: 'x', reason: { fr: 'x', en: 'x' }, scores: [3] } })],
  ['activation', (state) => Object.assign(state.activation ?? {}, { figure: 'b' })],
  ['activation.figure', (state) => Object.assign(state.activation ?? {}, { figure: '__proto__' })],
  ['activation.left', (state) => Object.assign(state.activation ?? {}, { left: -1 })],
])('UC-TURN-ROUND: a state with spoilt %s is none', (part, spoil) => {
  const state = copy(battle(spec).state);
  spoil(state);
  expect(validate(state)).toBe(part);
});

/** A saved battle whose only entry tells other facts. */
function told(event: unknown): ReturnType<typeof load> {
  const match = battle(spec);
  play(match, { type: 'pass' });
  const [header = '', entry = '{}'] = saveMatch(match).split('\n');
  return load(`${header}\n${JSON.stringify({ ...(JSON.parse(entry) as object), events: [event] })}`, match.setup);
}

const load = (text: string, setup: ReturnType<typeof battle>['setup']) =>
  loadMatch(
    urssClassic,
    text,
    () => ({ ok: true, setup }),
    (entry) => seededDice(1, entry),
  );

test('UC-TURN-ROUND: facts of a file that spoil the battle are refused with their line, and reach nothing else', () => {
  expect(told({ type: 'figureTurned', figure: 'a', facing: { x: 1, y: 0 }, rule: 'x' })).toMatchObject({ ok: true, drift: { entry: 0 } });
  expect(told({ type: 'figureDeployed', figure: 'a', at: { x: 1, y: 2, z: 0 } })).toMatchObject({ ok: false, problem: { line: 2 } });
  expect(told({ type: 'figureTurned', figure: 'a', facing: 'north' })).toMatchObject({ ok: false, problem: { line: 2 } });
  for (const figure of ['__proto__', 'constructor', 'nobody']) {
    expect(told({ type: 'alertTaken', figure })).toMatchObject({ ok: false, problem: { line: 2 } });
  }
  expect({}).not.toHaveProperty('alert');
});
